import { LOCALE } from '../../../language/locale.text.ts'
import type { Schedule } from './schedule.rules.ts'

export const SOURCE = 'Füllt sich selbst'
export const NO_SOURCE =
  'Quarterdeck kann die Zahl dieser Kennzahl selbst holen: von einer Adresse im Web oder aus einer Datenbank des Unternehmens.'
export const SET_UP = 'Holen lassen'
export const EDIT = 'Bearbeiten'
export const RUN_AGAIN = 'Noch einmal holen'
export const PAUSE = 'Anhalten'
export const RESUME = 'Einschalten'
export const REMOVE = 'Entfernen'
export const REMOVING = 'Entfernen, was diese Kennzahl füllt?'
export const REMOVING_DETAIL = 'Die Werte bleiben. Die Geheimnisse werden vergessen.'
export const RAN = 'Es hat geklappt'
export const RAN_AND_FAILED = 'Es ist fehlgeschlagen'
export const NOT_DONE = 'Das hat nicht geklappt'
export const NOT_LOADED = 'Nicht geladen'
export const PAUSED = 'Angehalten'
export const STOPPED =
  'Abgeschaltet, weil es tagelang fehlschlug. Lassen Sie es noch einmal laufen, sobald es geht.'
export const failedSince = (when: string): string =>
  `Der letzte Lauf ist fehlgeschlagen. Es schlägt seit ${when} fehl.`
export const nextAt = (when: string): string => `Nächstes Mal ${when}`
export const RUNS = 'Läufe'
export const NO_RUNS = 'Noch kein Lauf.'
export const BY_HAND_RUN = 'von Hand gestartet'
export const kept = (count: number): string =>
  count === 1 ? 'ein eingetragener Wert blieb' : `${count} eingetragene Wochen blieben`
export const took = (milliseconds: number): string => `${milliseconds.toLocaleString(LOCALE)} ms`
export const found = (value: string, week: string): string => `${value} für die Woche ab ${week}`
export const foundWeeks = (count: number): string => `Werte aus ${count} Wochen`
export const ORIGINS = 'Woher die Werte kamen'
export const cameFrom = (week: string, value: string, from: string): string =>
  `Woche ab ${week}: ${value}, ${from}`
export const fromRequest = (origin: string, path: string | null, when: string): string =>
  `von ${origin}${path === null ? '' : `, bei ${path}`}, ${when}`
export const fromQuery = (name: string, when: string): string => `per SQL aus „${name}“, ${when}`
export const fromProgram = (when: string): string => `von einem Programm gesendet, ${when}`
export const CHANGED_SINCE = 'Seither von Hand geändert; das bleibt, bis die Woche geleert wird.'

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

export function scheduleWords({ every, weekday, time, timeZone }: Schedule): string {
  const zone = timeZone.replaceAll('_', ' ')
  if (every === 'hour') return `Jede Stunde, ${Number(time.slice(3))} Minuten danach`
  return every === 'day' ? `Jeden Tag um ${time} (${zone})` : `Jeden ${DAYS[weekday]} um ${time} (${zone})`
}

export const SET_UP_TITLE = 'Diese Kennzahl sich selbst füllen lassen'
export const FROM = 'Woher'
export const KINDS = [
  { value: 'http', label: 'Eine Adresse im Web' },
  { value: 'sql', label: 'Eine Datenbank des Unternehmens' },
]
export { HTTPS, METHODS } from './source.text.ts'
export const METHOD = 'Methode'
export const ADDRESS = 'Adresse'
export const ADDRESS_KEPT =
  'Was hier als … steht, ist gespeichert und wird nicht gezeigt. Um es zu ändern, geben Sie die ganze Adresse ein.'
export const HEADERS = 'Header'
export const HEADERS_HINT =
  'Einer je Zeile, etwa Authorization: Bearer abc. Die Werte werden verschlüsselt gespeichert und nie wieder gezeigt.'
export const KEPT_VALUE = '(gespeichert)'
export const BODY = 'Inhalt'
export const BODY_LEFT_OUT = 'Er kam mit dem Import nicht mit. Geben Sie ihn anstelle von „…“ neu ein.'
export const PATH = 'JSON-Pfad'
export const PATH_HINT = 'Wo die Zahl in der Antwort steht, etwa $.data[0].total'
export const DATABASE = 'Datenbank'
export const NO_DATABASE =
  'Keine Datenbank ist eingerichtet. Die Direktion fügt eine hinzu: Einstellungen, Integrationen.'
export const QUERY = 'Abfrage'
export const QUERY_HINT =
  'Liefert eine Zahl, oder zwei Spalten für mehrere Wochen: einen Tag der Woche und ihre Zahl. Sie kann nur lesen.'
export const EVERY_LABEL = 'Wie oft'
export const EVERY_OPTIONS = [
  { value: 'hour', label: 'Jede Stunde' },
  { value: 'day', label: 'Jeden Tag' },
  { value: 'week', label: 'Jede Woche' },
]
export const ON_DAY = 'Am'
export const DAY_OPTIONS = DAYS.map((label, day) => ({ value: String(day), label }))
export const AT = 'Um'
export const inZone = (zone: string): string => `Nach der Uhr von ${zone.replaceAll('_', ' ')}`
export const COUNTS = 'Zählt für'
export const COUNTS_OPTIONS = [
  { value: 'current', label: 'Die aktuelle Woche' },
  { value: 'finished', label: 'Die beendete Woche' },
]
export const TRY = 'Ausprobieren'
export const TRIED = 'Was gefunden wurde'
export const wouldEnter = (value: string, week: string): string =>
  `Eingetragen würde ${value} für die Woche ab ${week}.`
export const WOULD_KEEP = 'Für diese Woche hat jemand selbst etwas eingetragen; das bleibt.'
export const ANSWERED = 'Die Antwort'
