import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'headline/not-your-team': {
    kind: 'denied',
    detail: "You don't have permission to add headlines to this team.",
  },
  'headline/creator-only': {
    kind: 'denied',
    detail: 'Only the person who added a headline can change or archive it.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
