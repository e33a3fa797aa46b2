// Apart from the other texts, because every page loads it with the rules of names.
export const UNKNOWN_USER = 'Unknown User'
