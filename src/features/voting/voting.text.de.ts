export const VOTE_NOT_CAST = 'Stimme nicht abgegeben'
export const VOTE_NOT_REMOVED = 'Stimme nicht zurückgenommen'
export const TEAM_LIMIT_NOT_UPDATED = 'Grenze der Stimmen nicht geändert'
export const MEETING_LIMIT_NOT_UPDATED = 'Grenze der Stimmen nicht geändert'
export const VOTING_NOT_CHANGED = 'Abstimmung nicht geändert'

export const votesRemaining = (remaining: number, limit: number): string =>
  `${remaining} von ${limit} Stimmen übrig`

export const shortVotes = (remaining: number, limit: number): string => `${remaining}/${limit}`

export const haveVoted = (voters: number, people: number): string =>
  `${voters} von ${people} haben abgestimmt`

export const voteFor = (issueTitle: string): string => `Für ${issueTitle} stimmen`
export const takeBackFrom = (issueTitle: string): string => `Eine Stimme von ${issueTitle} zurücknehmen`

export const ownVotes = (count: number): string => `${count} eigene`

export const votesOn = (total: number, own: number): string =>
  `${total} ${total === 1 ? 'Stimme' : 'Stimmen'}${own > 0 ? `, ${own} davon von Ihnen` : ''}`

export const meetingLimitChanged = (limit: number): string =>
  `In diesem Meeting hat jetzt jede Person ${limit} ${limit === 1 ? 'Stimme' : 'Stimmen'}.`

export const VOTED_BY = 'Abgestimmt haben'
export const votedFor = (issueTitle: string): string => `Wer für ${issueTitle} gestimmt hat`
