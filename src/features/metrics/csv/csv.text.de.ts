import { LOCALE } from '../../../language/locale.text.ts'
import type { ImportField, RowResult } from './import-fields.rules.ts'

export const IMPORT_CSV = 'CSV importieren'
export const EXPORT_SCORECARD = 'Scorecard exportieren'
export const EXPORT_VALUES = 'Werte exportieren'
export const EXPORT_METRICS = 'Kennzahlen exportieren'
export const EXPORT = 'Als CSV exportieren'
export const UNDO_IMPORT = 'Import rückgängig machen'

export const COLUMN_NAMES = {
  metric: 'Kennzahl',
  description: 'Beschreibung',
  owner: 'Zuständig',
  team: 'Team',
  unit: 'Einheit',
  target: 'Zielwert',
  calculation: 'Berechnung',
  week: 'Woche',
  value: 'Wert',
  note: 'Notiz',
} as const
export const fileName = (team: string, what: string, day: string): string => `${team} ${what} ${day}.csv`
export const SCORECARD_FILE = 'Scorecard'
export const VALUES_FILE = 'Werte'
export const METRICS_FILE = 'Kennzahlen'

export const IMPORT_METRICS = 'Kennzahlen und Werte importieren'
export const CHOOSE_FILE = 'CSV-Datei'
export const FILE_EXPLAINED =
  'Eine Zeile je Woche mit den Spalten Kennzahl, Woche und Wert, oder eine Zeile je Kennzahl mit einer Spalte je Woche. Zuständig, Einheit, Zielwert und Notiz werden auch gelesen. Höchstens 10 MB und 100.000 Zeilen.'
export const READING = 'Die Datei wird gelesen …'
export const LOADING_WEEKS = 'Die Wochen der Datei werden geladen …'
export const COLUMNS_OF_FILE = 'Spalten'
export const NOT_IN_FILE = 'Nicht in der Datei'
export const FIELD_LABELS: Record<ImportField, string> = {
  metric: 'Kennzahl',
  owner: 'Zuständig',
  unit: 'Einheit',
  target: 'Zielwert',
  week: 'Woche',
  value: 'Wert',
  note: 'Notiz',
}
export const DATES_ARE = 'Daten wie 3/4/2026'
export const DAY_FIRST = 'Tag zuerst'
export const MONTH_FIRST = 'Monat zuerst'
export const NUMBERS_ARE = 'Zahlen'
export { DECIMAL_COMMA, DECIMAL_POINT } from './csv.text.ts'
export const weekColumnsFound = (count: number): string =>
  `${count} ${count === 1 ? 'Spalte ist eine Woche' : 'Spalten sind Wochen'}.`
export const REPORT = 'Was geschehen würde'
export const ONLY_REFUSED = 'Nur abgelehnte Zeilen'
export const LINE = 'Zeile'
export const RESULT = 'Ergebnis'
export const RESULTS: Record<RowResult, string> = {
  created: 'Neue Kennzahl',
  changed: 'Ändert etwas',
  same: 'Nichts zu ändern',
  refused: 'Abgelehnt',
}
export const summary = (counts: Record<RowResult, number>, cells: number): string =>
  [
    counts.created > 0 && `${counts.created} neue ${counts.created === 1 ? 'Kennzahl' : 'Kennzahlen'}`,
    `${cells.toLocaleString(LOCALE)} ${cells === 1 ? 'Woche' : 'Wochen'} zu füllen oder zu ändern`,
    counts.same > 0 &&
      `${counts.same.toLocaleString(LOCALE)} ${counts.same === 1 ? 'Zeile' : 'Zeilen'} ohne Änderung`,
    counts.refused > 0 && `${counts.refused.toLocaleString(LOCALE)} abgelehnt`,
  ]
    .filter(Boolean)
    .join(', ')
export const moreRows = (count: number): string =>
  `und ${count.toLocaleString(LOCALE)} weitere ${count === 1 ? 'Zeile' : 'Zeilen'}`
export const importRows = (count: number): string =>
  `${count.toLocaleString(LOCALE)} ${count === 1 ? 'Zeile' : 'Zeilen'} importieren`
export const IMPORTING = 'Wird importiert'
export const importedOf = (done: number, all: number): string =>
  `${done.toLocaleString(LOCALE)} von ${all.toLocaleString(LOCALE)}`
export const STOP = 'Anhalten'
export const IMPORTED = 'Import fertig'
export const IMPORT_STOPPED = 'Import angehalten'
export const valuesWritten = (count: number): string =>
  `${count.toLocaleString(LOCALE)} ${count === 1 ? 'Woche' : 'Wochen'} geschrieben.`
export const IMPORT_UNDONE = 'Import rückgängig gemacht'
export const undoneExcept = (left: number, kept: number): string =>
  [
    left === 1 && '1 Woche wurde seither geändert und bleibt.',
    left > 1 && `${left.toLocaleString(LOCALE)} Wochen wurden seither geändert und bleiben.`,
    kept === 1 && '1 neue Kennzahl wurde seither geändert und bleibt.',
    kept > 1 && `${kept} neue Kennzahlen wurden seither geändert und bleiben.`,
  ]
    .filter(Boolean)
    .join(' ')

export const TOO_LARGE =
  'Diese Datei ist größer als 10 MB. Teilen Sie sie, und importieren Sie die Teile nacheinander.'
export const TOO_MANY_ROWS =
  'Diese Datei hat mehr als 100.000 Zeilen. Teilen Sie sie, und importieren Sie die Teile nacheinander.'
export const NO_ROWS = 'Diese Datei hat unter ihren Überschriften keine Zeilen.'
export const NOT_READ =
  'Diese Datei ist nicht lesbar. Speichern Sie sie als CSV (UTF-8), und versuchen Sie es noch einmal.'

export const METRIC_MISSING = 'Die Kennzahl hat keinen Namen.'
export const NAME_TOO_LONG = 'Der Name der Kennzahl hat mehr als 200 Zeichen.'
export const NOTE_TOO_LONG = 'Die Notiz hat mehr als 1.000 Zeichen.'
export const NEEDS_TARGET =
  'Das Team hat diese Kennzahl nicht. Um sie anzulegen, braucht die Datei eine Spalte mit dem Zielwert.'
export const MORE_THAN_ONE =
  'Mehrere Kennzahlen heißen so. Fügen Sie eine Spalte mit der zuständigen Person hinzu.'
export const NO_WEEK = 'Die Woche fehlt.'
export const WEEK_NOT_BEGUN = 'Die Woche hat noch nicht begonnen.'
export const ALREADY_IN_FILE = 'Eine frühere Zeile betrifft dieselbe Woche dieser Kennzahl.'
export const CALCULATED = 'Diese Woche berechnet eine Formel.'
export const NOTE_NOT_YOURS =
  'Notizen zur Kennzahl kann nur die zuständige Person oder die Leitung hinzufügen.'
export const notAWeek = (text: string): string => `„${text}“ ist kein Datum.`
export const notAValue = (text: string, problem: string): string => `„${text}“ ist nicht lesbar. ${problem}`
export const unknownOwner = (name: string): string => `„${name}“ ist kein aktives Mitglied dieses Teams.`
