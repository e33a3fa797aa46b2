import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'push/unavailable': {
    title: 'Push is not available',
    detail: 'Whoever runs this installation has to set SECRET_KEY first.',
  },
  'push/unusable': {
    kind: 'invalid',
    title: 'This browser can’t be reached',
    detail:
      'The address that it gave for push leads nowhere on the internet. Try again, or use another browser.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
