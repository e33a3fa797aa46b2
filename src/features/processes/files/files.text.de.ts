import type { FileProblem } from './process-file.rules.ts'

export const EXPORT_MARKDOWN = 'Markdown exportieren'
export const EXPORT_JSON = 'JSON exportieren'
export const EXPORT_CONFIRMATIONS = 'Bestätigungen exportieren (CSV)'
export const CONFIRMATION_COLUMNS = [
  'name',
  'email',
  'due',
  'confirmed_version',
  'confirmed_at',
  'counts',
] as const
export const confirmationsOf = (process: string): string => `Bestätigungen von ${process}`
export const NOT_EXPORTED = 'Nicht exportiert'

export const IMPORT = 'Importieren'
export const IMPORT_PROCESSES = 'Prozesse importieren'
export const IMPORT_EXPLAINED =
  'Eine JSON-Datei, die hier exportiert wurde, oder Markdown: „#“ beginnt einen Prozess, „##“ einen Schritt. Sie werden zu Entwürfen.'
export const CHOOSE_FILE = 'Datei'
export const NO_SUCH_FILE = 'In dieser Datei ist kein Prozess.'
export const stepCount = (count: number): string => `${count} ${count === 1 ? 'Schritt' : 'Schritte'}`
export const rowProblem = (row: number, reason: string): string => `Zeile ${row}: ${reason}`
export const importRows = (count: number): string =>
  `${count} ${count === 1 ? 'Zeile' : 'Zeilen'} importieren`
export const importedCount = (count: number): string =>
  `${count} ${count === 1 ? 'Prozess' : 'Prozesse'} importiert`
export const IMPORT_UNDONE = 'Import zurückgenommen'
export const PROBLEMS: Record<FileProblem, string> = {
  'no-name': 'hat keinen Namen',
  'long-name': 'hat einen Namen mit mehr als 100 Zeichen',
  'long-summary': 'hat eine Zusammenfassung mit mehr als 500 Zeichen',
  'many-steps': 'hat mehr als 30 Schritte',
  'bad-step': 'hat einen Schritt ohne Titel oder einen, der zu lang ist',
  'too-long': 'hat mehr als 20.000 Zeichen',
}
