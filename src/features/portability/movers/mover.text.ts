export const NO_FILES = 'There is no CSV file in it.'
export const OWN_EXPORT = 'This is an export of Quarterdeck. Choose it under “Import an export”.'
export const TOO_MANY_FILES = 'Move at most 20 files at once.'
export const TOO_MANY_ROWS = 'Move at most 20,000 rows at once.'
export const TOO_LARGE = 'Move files of at most 16 MB together.'
export const NO_TITLE = 'It has no title.'
export const NO_GOAL = 'None of the goals of these files has this title.'
export const CALCULATED = 'A formula calculates this metric, so it takes no values.'
export const notADay = (text: string): string => `“${text.slice(0, 100)}” is not a date.`
export const notANumber = (text: string, column: string): string =>
  `“${text.slice(0, 100)}” under “${column.slice(0, 100)}” is not a number.`
export const notAShare = (text: string): string => `“${text.slice(0, 100)}” is no share from 0 to 100 %.`
export const TARGET_COLUMN = 'Target'
export const BAD_QUOTES =
  'A quotation mark in it is not closed where its cell ends, so nobody can tell where the cell or the line ends. Rows after it may be missing too.'
export const TOO_MANY_COLUMNS = 'Only the first 400 columns are read.'
export const tooManyCells = (text: string): string =>
  `It has more cells than the file has titles, such as “${text.slice(0, 100)}”. Text with a comma has to stand in quotation marks.`
export const notYet = (text: string, column: string): string =>
  `“${text.slice(0, 100)}” is left out: the week “${column.slice(0, 100)}” has not begun. The rest of the row goes in.`
export const noSuchLevel = (text: string): string =>
  `“${text.slice(0, 100)}” is no level that is known here. They are invited as a member.`
export const statusWas = (text: string): string => `Status: ${text}`
export const ownersWere = (text: string): string => `Owners: ${text}`
export const teamsWere = (text: string): string => `Teams: ${text}`
export const notAnAddress = (text: string): string => `“${text.slice(0, 100)}” is no e-mail address.`
export const twiceHere = (email: string): string => `${email} is in a row before it.`
/** The team that is made if the company has none and the files name none. */
export const MOVED_TEAM = 'Moved'
