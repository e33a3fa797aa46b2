import { LOCALE } from '../../../language/locale.text.ts'
import type { ExportProblem } from './exports.requests.ts'

export const EXPORT_EVERYTHING = 'Alles exportieren'
export const EXPORT_EXPLAINED =
  'Ein ZIP mit allem, was das Unternehmen hat: JSON, das sich wieder importieren lässt, und CSV für Tabellenprogramme. Was nur eine Person sieht, wie persönliche Aufgaben und Notizen, bleibt bei ihr.'
export const START_EXPORT = 'Export starten'
export const NEW_EXPORT = 'Neuer Export'
export const DOWNLOAD = 'Herunterladen'
export const EXPORT_NOT_LOADED = 'Exporte konnten nicht geladen werden'
export const EXPORT_NOT_STARTED = 'Export nicht gestartet'
export const EXPORT_PROGRESS = 'Exportierte Zeilen'
export const WAITING = 'Ihr Export beginnt gleich.'
export const YOU_WILL_BE_MAILED =
  'Sie können diese Seite verlassen. Sie bekommen eine E-Mail, wenn die Datei fertig ist.'
export const OTHER_UNDER_WAY =
  'Gerade entsteht der Export einer anderen Person. Sie können Ihren starten, wenn er fertig ist.'
export const EXPORT_READY = 'Ihr Export ist fertig'
export const EXPORT_FAILED = 'Ihr Export ist fehlgeschlagen'

export const PROBLEMS: Record<ExportProblem, string> = {
  'disk-full':
    'Der Server hat keinen Platz für die Datei. Bitten Sie den Betreiber darum, und starten Sie dann erneut.',
  'too-large': 'Die Datei wäre größer, als der Server erlaubt. Wenden Sie sich an den Betreiber.',
  broken: 'Etwas ist mehrmals schiefgegangen. Versuchen Sie es später noch einmal.',
}

const whole = (value: number): string => value.toLocaleString(LOCALE)

export const rowsSoFar = (done: number, all: number): string => `${whole(done)} von ${whole(all)} Zeilen`

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${whole(Math.max(1, Math.round(bytes / 1_000)))} kB`
  return `${(bytes / 1_000_000).toLocaleString(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
}

export const readyDetail = (bytes: number, madeOn: string, until: string): string =>
  `${sizeText(bytes)}, erstellt am ${madeOn}. Sie können ihn bis ${until} herunterladen.`

export const THE_WHOLE_COMPANY = 'Das ganze Unternehmen'
