import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'issue/owner-not-in-team': 'The owner must be an active member of the team. Choose somebody else.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
