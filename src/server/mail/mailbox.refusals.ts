import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'mailbox/mail-removed': { kind: 'not-found', title: 'Not found', detail: 'This mail has been removed.' },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
