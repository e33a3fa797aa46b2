import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'minutes/too-late':
    'Minutes can be mailed for 30 days after the meeting. Its result stays in the list of meetings.',
  'minutes/sent-already': 'The minutes have been mailed already. Each participant gets them once.',
  'minutes/not-yours-to-mail': {
    kind: 'denied',
    detail: 'Only people who were in the meeting can have its minutes mailed to everybody. Ask one of them.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
