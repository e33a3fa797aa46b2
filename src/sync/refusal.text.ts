/** The title of a refusal that has none. */
export const UNTITLED = 'This could not be done'
