/** Titles of what did not happen. */
export const BALLOT_NOT_CHANGED = 'Ballot not changed'
export const VOTES_NOT_REVEALED = 'Votes not revealed'
