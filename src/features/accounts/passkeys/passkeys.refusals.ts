import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'passkey/no-such': {
    kind: 'not-found',
    title: 'Not found',
    detail: 'This passkey has been removed already.',
  },
  'passkey/refused': {
    kind: 'denied',
    title: 'This passkey can’t be used',
    detail:
      'It may have been removed here, or too much time has passed. Try again, or sign in with your password.',
  },
  'passkey/too-many': {
    title: 'You have too many passkeys',
    detail: 'Remove one that you no longer use first.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
