import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'invitation/no-longer-valid':
    'This invitation is no longer valid: it was used, withdrawn or is older than 7 days. Ask for a new one.',
  'invitation/other-address': {
    kind: 'denied',
    detail: 'This invitation was sent to another e-mail address. Sign in with that one to accept it.',
  },
  'invitation/signed-out': {
    kind: 'denied',
    detail: 'You are signed out. Sign in to answer this invitation.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
