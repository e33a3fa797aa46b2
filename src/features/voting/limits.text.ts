export const CHANGE_LIMIT = 'Change limit'
export const VOTES_PER_PARTICIPANT = 'Votes per participant'
export const LIMIT_RANGE = '1 to 100. Votes already given stay.'
export const FOR_NEXT_MEETINGS_TOO = 'Also for the team’s next meetings'
export const HIDDEN_BALLOT = 'Hidden ballot'
export const HIDDEN_BALLOT_EXPLAINED = 'Votes show when the scriber reveals them.'
export const SET_LIMIT = 'Set limit'

/** Outside of meetings. */
export const VOTING_OPTIONS = 'Voting options'
export const VOTES_PER_PERSON = 'Votes per person'
export const SHOW_VOTERS = 'Show who has voted'
