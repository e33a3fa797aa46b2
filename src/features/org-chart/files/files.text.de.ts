import { LOCALE } from '../../../language/locale.text.de.ts'

export const EXPORT = 'Exportieren'
export const EXPORT_AS = 'Speichern als'
export const SVG_PICTURE = 'Bild, SVG'
export const PNG_PICTURE = 'Bild, PNG'
export const CSV_TABLE = 'Tabelle, CSV'
export const JSON_FILE = 'Datei, JSON'
export const NOT_EXPORTED = 'Nicht exportiert'
export const PICTURE_TOO_LARGE =
  'Dieser Browser kann ein so großes Bild nicht zeichnen. Speichern Sie es als SVG.'

export const IMPORT = 'Importieren …'
export const IMPORT_CHART = 'Organigramm importieren'
export const IMPORT_EXPLAINED =
  'Eine CSV-Datei mit den Spalten seat, reports_to, holder_emails, roles, second_lines, team und hire_by (mehrere mit |) oder eine hier exportierte JSON-Datei. Noch wird nichts geschrieben.'
export const CHOOSE_FILE = 'Datei auswählen'
export const FILE_NOT_A_CHART = 'Das ist kein Organigramm.'
export const NO_COLUMN = 'Die Datei hat keine Spalte seat.'
export const TOO_MANY_SEATS = 'Ein Organigramm hat höchstens 2.000 Stellen.'
export const REPORT = 'Was der Import bewirken würde'
export const IMPORT_NOT_DONE = 'Import nicht abgeschlossen'
export const importRows = (count: number): string =>
  count === 1 ? '1 Zeile importieren' : `${count} Zeilen importieren`
export const toAdd = (count: number): string => `${count.toLocaleString(LOCALE)} neu`
export const toChange = (count: number): string => `${count.toLocaleString(LOCALE)} zu ändern`
export const toSkip = (count: number): string => `${count.toLocaleString(LOCALE)} unverändert`
export const withProblem = (count: number): string => `${count.toLocaleString(LOCALE)} mit einem Fehler`
export const rowSays = (row: number, reason: string): string => `Zeile ${row}: ${reason}`
export const moreProblems = (count: number): string => `und ${count.toLocaleString(LOCALE)} weitere`
export const imported = (count: number): string =>
  count === 1 ? '1 Zeile importiert' : `${count} Zeilen importiert`
export const IMPORT_UNDONE = 'Import rückgängig gemacht'

export const noSeatCalled = (name: string): string => `keine Stelle heißt „${name}“`
export const twoSeatsCalled = (name: string): string =>
  `zwei Stellen heißen „${name}“; schreiben Sie den Pfad A > B`
export const nobodyHasAddress = (email: string): string => `niemand hier hat die Adresse ${email}`
export const noTeamCalled = (name: string): string => `kein Team heißt „${name}“`
export const WOULD_REPORT_TO_ITSELF = 'würde sich selbst berichten'
export const TWICE_IN_FILE = 'steht zweimal in der Datei'
export const TOO_DEEP = 'stünde unter der letzten von 30 Ebenen'
export const NO_ROOM = 'hier ist Platz für 2.000 Stellen'
