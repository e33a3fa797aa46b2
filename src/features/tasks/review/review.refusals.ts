import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'task/not-in-this-meeting': 'This task belongs to another team.',
  'task/not-due-yet': 'This task isn’t due yet.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
