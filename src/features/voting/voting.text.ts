export const VOTE_NOT_CAST = 'Failed to cast vote'
export const VOTE_NOT_REMOVED = 'Failed to remove vote'
export const TEAM_LIMIT_NOT_UPDATED = 'Failed to update company vote limit'
export const MEETING_LIMIT_NOT_UPDATED = 'Failed to update meeting vote limit'
export const VOTING_NOT_CHANGED = 'Failed to change how the team votes'

export const votesRemaining = (remaining: number, limit: number): string =>
  `${remaining} of ${limit} votes left`

/** Where there is room for no more. */
export const shortVotes = (remaining: number, limit: number): string => `${remaining}/${limit}`

export const haveVoted = (voters: number, people: number): string => `${voters} of ${people} have voted`

export const voteFor = (issueTitle: string): string => `Vote for ${issueTitle}`
export const takeBackFrom = (issueTitle: string): string => `Take back a vote from ${issueTitle}`

/** Below an issue's total. */
export const ownVotes = (count: number): string => `${count} yours`

/** For screen readers, such as "3 votes, 2 of them yours". */
export const votesOn = (total: number, own: number): string =>
  `${total} ${total === 1 ? 'vote' : 'votes'}${own > 0 ? `, ${own} of them yours` : ''}`

/** What the others are told when somebody changes a meeting's limit. */
export const meetingLimitChanged = (limit: number): string =>
  `Meeting vote limit changed to ${limit} ${limit === 1 ? 'vote' : 'votes'} per participant.`

/** Where a team shows who has voted. */
export const VOTED_BY = 'Voted by'
export const votedFor = (issueTitle: string): string => `Who voted for ${issueTitle}`
