import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'headline/not-your-team': {
    kind: 'denied',
    detail: "You don't have permission to add headlines to this team.",
  },
  'headline/creator-only': {
    kind: 'denied',
    detail: 'Only the person who added a headline can change it.',
  },
  'headline/creator-or-manager-only': {
    kind: 'denied',
    detail: 'Only the person who added a headline, or who manages its team, can archive or restore it.',
  },
  'headline/archived': 'The headline was archived.',
  'headline/meeting-is-over': 'The meeting has ended. Add a headline for the team instead.',
  'headline/own-team': 'The message would go to the team that is meeting. Add a headline instead.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
