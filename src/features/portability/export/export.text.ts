import { LOCALE } from '../../../language/locale.text.ts'
import type { ExportProblem } from './exports.requests.ts'

export const EXPORT_EVERYTHING = 'Export everything'
export const EXPORT_EXPLAINED =
  'One ZIP with all that the company has: JSON that can be imported again, and CSV for spreadsheets. What only one person can see, such as personal tasks and notes, stays with that person.'
export const START_EXPORT = 'Start export'
export const NEW_EXPORT = 'New export'
export const DOWNLOAD = 'Download'
export const EXPORT_NOT_LOADED = 'Exports could not be loaded'
export const EXPORT_NOT_STARTED = 'The export was not started'
export const EXPORT_PROGRESS = 'Rows exported'
export const WAITING = 'Your export will begin in a moment.'
export const YOU_WILL_BE_MAILED = 'You can leave this page. You get an e-mail when the file is ready.'
export const OTHER_UNDER_WAY =
  'Another director’s export is being made. You can start yours when it is ready.'
export const EXPORT_READY = 'Your export is ready'
export const EXPORT_FAILED = 'Your export failed'

export const PROBLEMS: Record<ExportProblem, string> = {
  'disk-full': 'The server has no room for the file. Ask whoever runs it to make some, then start again.',
  'too-large': 'The file would be larger than the server allows. Ask whoever runs it.',
  broken: 'Something went wrong several times. Try again later.',
}

const whole = (value: number): string => value.toLocaleString(LOCALE)

export const rowsSoFar = (done: number, all: number): string => `${whole(done)} of ${whole(all)} rows`

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${whole(Math.max(1, Math.round(bytes / 1_000)))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

export const readyDetail = (bytes: number, madeOn: string, until: string): string =>
  `${sizeText(bytes)}, made on ${madeOn}. You can download it until ${until}.`

/** What the audit log says was exported. */
export const THE_WHOLE_COMPANY = 'The whole company'
