export const VOTE_NOT_CAST = 'Failed to cast vote'
export const VOTE_NOT_REMOVED = 'Failed to remove vote'
export const TEAM_LIMIT_NOT_UPDATED = 'Failed to update company vote limit'
export const MEETING_LIMIT_NOT_UPDATED = 'Failed to update meeting vote limit'

export const NO_VOTE_TO_REMOVE = 'No vote found to remove'
export const ISSUE_CLOSED = 'This issue is resolved or archived. Reopen it to vote on it.'
export const MEETING_OVER = 'Meeting not found or not active'
export const OTHER_TEAM =
  'This issue belongs to another team than the meeting. Vote on it from the issues list.'
export const ONLY_MANAGERS_OR_SCRIBER =
  'Only managers and the meeting’s scriber change the vote limit. Ask one of them.'

export const allVotesUsed = (limit: number): string =>
  limit === 1
    ? 'Your one vote is used. Take it back to vote for another issue.'
    : `All ${limit} votes are used. Take one back to vote again.`

export const votesLeft = (left: number, limit: number): string => `${left} of ${limit} votes left`

/** For screen readers, such as "3 votes, 2 of them yours". */
export const votesOn = (total: number, own: number): string =>
  `${total} ${total === 1 ? 'vote' : 'votes'}${own > 0 ? `, ${own} of them yours` : ''}`

/** What the others are told when somebody changes a meeting's limit. */
export const meetingLimitChanged = (limit: number): string =>
  `Meeting vote limit changed to ${limit} votes per participant.`
