import { LOCALE } from '../../../language/locale.text.ts'

export const EXPORT = 'Export'
export const EXPORT_AS = 'Save as'
export const SVG_PICTURE = 'Picture, SVG'
export const PNG_PICTURE = 'Picture, PNG'
export const CSV_TABLE = 'Table, CSV'
export const JSON_FILE = 'File, JSON'
export const NOT_EXPORTED = 'Not exported'
export const PICTURE_TOO_LARGE = 'This browser can’t draw so large a picture. Save it as SVG.'

export const IMPORT = 'Import…'
export const IMPORT_CHART = 'Import an org chart'
export const IMPORT_EXPLAINED =
  'A CSV file with the columns seat, reports_to, holder_emails, roles, second_lines, team and hire_by (several with |), or a JSON file that was exported here. Nothing is written yet.'
export const CHOOSE_FILE = 'Choose a file'
export const FILE_NOT_A_CHART = 'This is no org chart.'
export const NO_COLUMN = 'The file has no column seat.'
export const TOO_MANY_SEATS = 'An org chart has at most 2,000 seats.'
export const REPORT = 'What the import would do'
export const IMPORT_NOT_DONE = 'Import not completed'
export const importRows = (count: number): string => (count === 1 ? 'Import 1 row' : `Import ${count} rows`)
export const toAdd = (count: number): string => `${count.toLocaleString(LOCALE)} to add`
export const toChange = (count: number): string => `${count.toLocaleString(LOCALE)} to change`
export const toSkip = (count: number): string => `${count.toLocaleString(LOCALE)} to skip`
export const withProblem = (count: number): string => `${count.toLocaleString(LOCALE)} with a problem`
export const rowSays = (row: number, reason: string): string => `Row ${row}: ${reason}`
export const moreProblems = (count: number): string => `and ${count.toLocaleString(LOCALE)} more`
export const imported = (count: number): string => (count === 1 ? '1 row imported' : `${count} rows imported`)
export const IMPORT_UNDONE = 'Import undone'

/** What is wrong with a row. */
export const noSeatCalled = (name: string): string => `no seat called "${name}"`
export const twoSeatsCalled = (name: string): string => `two seats are called "${name}"; use the path A > B`
export const nobodyHasAddress = (email: string): string => `nobody here has the address ${email}`
export const noTeamCalled = (name: string): string => `no team called "${name}"`
export const WOULD_REPORT_TO_ITSELF = 'would report to itself'
export const TWICE_IN_FILE = 'stands in the file twice'
export const TOO_DEEP = 'would stand below the last of 30 levels'
export const NO_ROOM = 'there is room for 2,000 seats'
