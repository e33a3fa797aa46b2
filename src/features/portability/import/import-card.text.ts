import { LOCALE } from '../../../language/locale.text.ts'

export const IMPORT_EXPORT = 'Import an export'
export const IMPORT_EXPLAINED =
  'Everything that was exported from another company comes into this one, as it was. Its people are asked to join before they are members.'
export const NEEDS_EMPTY =
  'An export can only be imported into a company in which nothing has been made yet. Create a new one to import there.'
export const CHOOSE_EXPORT = 'Export (ZIP)'
export const UPLOADING = 'Uploading'
export const CHECKING = 'Looking through the file'
export const IMPORTING = 'Rows imported'
export const CHECKED = 'This file can be imported'
export const NOTHING_WRITTEN_YET = 'Nothing has been written yet.'
export const REFUSED = 'This file can’t be imported'
export const DONE = 'The import is complete'
export const DONE_DETAIL =
  'Send the invitations of the people who were members, under People, to have them join.'
export const COMES_OFF =
  'Webhooks, messages, databases and what fills metrics come switched off. Enter their secrets again, bodies of requests among them, and turn them on.'
export const IMPORT_NOT_LOADED = 'Imports could not be loaded'
export const IMPORT_FAILED = 'The import failed'
export const UPLOAD_FAILED = 'The upload failed'
export const CHOOSE_AGAIN = 'Choose the same file again, and the upload goes on where it ended.'
export const INTERRUPTED = 'An upload was interrupted'
export const DISCARD = 'Discard'
export const TABLE = 'Table'
export const ROWS = 'Rows'

const whole = (value: number): string => value.toLocaleString(LOCALE)

export const importRowsLabel = (rows: number): string =>
  `Import ${whole(rows)} ${rows === 1 ? 'row' : 'rows'}`
export const foundIn = (company: string, rows: number, people: number): string =>
  `${company}: ${whole(rows)} rows, ${whole(people)} ${people === 1 ? 'person' : 'people'}.`
export const rowsOf = (done: number, all: number): string => `${whole(done)} of ${whole(all)} rows`
export const problemAt = (file: string, line: number, problem: string): string =>
  file === '' ? problem : line === 0 ? `${file}: ${problem}` : `${file}, row ${whole(line)}: ${problem}`
export const moreProblems = (count: number): string => `And ${whole(count)} more.`
export const nameOfTable = (name: string): string => name.replaceAll('_', ' ')
