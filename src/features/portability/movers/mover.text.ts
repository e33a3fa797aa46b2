export const NO_FILES = 'There is no CSV file in it.'
export const OWN_EXPORT = 'This is an export of Quarterdeck. Choose it under “Import an export”.'
export const TOO_MANY_FILES = 'Move at most 20 files at once.'
export const TOO_MANY_ROWS = 'Move at most 20,000 rows at once.'
export const TOO_LARGE = 'Move files of at most 16 MB together.'
export const NO_TITLE = 'It has no title.'
export const NO_GOAL = 'None of the goals of these files has this title.'
export const CALCULATED = 'A formula calculates this metric, so it takes no values.'
export const notADay = (text: string): string => `“${text.slice(0, 100)}” is not a date.`
export const notANumber = (text: string): string => `“${text.slice(0, 100)}” is not a number.`
export const notAnAddress = (text: string): string => `“${text.slice(0, 100)}” is no e-mail address.`
export const twiceHere = (email: string): string => `${email} is in a row before it.`
/** The team that is made if the company has none and the files name none. */
export const MOVED_TEAM = 'Moved'
