export const BALLOT_NOT_CHANGED = 'Abstimmung nicht geändert'
export const VOTES_NOT_REVEALED = 'Stimmen nicht aufgedeckt'
