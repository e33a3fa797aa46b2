/** Beside a field that does not take what was entered. */
export const DAMAGED = 'This link or entry is damaged. Reload the page and try again.'
export const tooLong = (most: number): string => `This is too long: at most ${most} characters.`
export const enterWhole = (min: number, max: number): string => `Enter a whole number from ${min} to ${max}.`
export const ENTER_A_NUMBER = 'Enter a number.'
export const ENTER_A_DATE = 'Enter a date.'
