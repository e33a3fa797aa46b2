import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'issue/owner-not-in-team': 'The owner must be an active member of the team. Choose somebody else.',
  'issue/closed': 'This issue is resolved or archived. Reopen it first.',
  'issue/same-team': 'The issue is on this team’s list already.',
  'issue/other-list': 'An issue can only be moved between others of its own team.',
  'issue/no-room': 'There is no room left between these two. Move one of them by a place first.',
  'issue/not-mergeable': 'Only two open issues of one team can be merged.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
