/** What stands in the description of what was made: what it comes from, and where that is. */
export const cameFrom = (what: string, address: string): string => `From ${what}: ${address}`
export const MADE_FROM_HERE = 'Made from here'
export const OPEN = 'Open'
export const ORIGIN_NOT_YOURS = 'This comes from something that is not for you'
export const ORIGIN_NOT_YOURS_ABOUT = 'Only those whom it concerns can open it.'
