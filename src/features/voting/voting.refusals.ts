import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'vote/limit-reached': ({ limit }: { limit: number }) =>
    limit === 1
      ? 'Your one vote is used. Take it back to vote for another issue.'
      : `All ${limit} votes are used. Take one back to vote again.`,
  'vote/slot-taken': 'All of your votes are used.',
  'vote/none-to-remove': 'No vote found to remove',
  'vote/issue-closed': 'This issue is resolved or archived. Reopen it to vote on it.',
  'vote/meeting-over': 'Meeting not found or not active',
  'vote/other-team': 'This issue belongs to another team than the meeting. Vote on it from the issues list.',
  'vote/limit-managers-only': {
    kind: 'denied',
    detail: 'Only managers and the meeting’s scriber change the vote limit. Ask one of them.',
  },
  'vote/options-managers-only': {
    kind: 'denied',
    detail: 'Only managers and the meeting’s scriber change how a team votes. Ask one of them.',
  },
  'vote/ballot-managers-only': {
    kind: 'denied',
    detail: 'Only managers and the meeting’s scriber change how the team votes. Ask one of them.',
  },
  'vote/not-hidden': 'The votes of this meeting are not hidden.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  issue_votes_slot: refuse.reason('vote/slot-taken'),
  issue_votes_guest_slot: refuse.reason('vote/slot-taken'),
}
