import { LOCALE } from '../../../language/locale.text.ts'
import { weekLabel } from '../../time/time.text.de.ts'
import type { WeekStart } from '../../time/calendar.rules.ts'
import type { Paste, Replaced, Unreadable } from './clipboard.rules.ts'
import type { Retraced } from './entries.rules.ts'
import type { FixedColumn } from './grid-layout.rules.ts'
import type { PeriodName, PeriodProblem } from './periods.rules.ts'

export const SCORECARD = 'Scorecard'
export const NOT_YOUR_TEAM = 'Die Kennzahlen dieses Teams sehen nur seine Mitglieder.'
export const NO_METRICS =
  'Dieses Team hat noch keine Kennzahlen. Eine gute Scorecard hat fünf bis fünfzehn wöchentliche Zahlen, jede mit einer zuständigen Person.'

export { AGGREGATION_SIGNS, MOVE_DOWN_KEYS, MOVE_UP_KEYS, NO_VALUE } from './scorecard.text.ts'
export const COLUMN_TITLES: Record<Exclude<FixedColumn, 'trend'>, string> = {
  metric: 'Kennzahl',
  target: 'Zielwert',
  total: 'Σ oder ⌀',
}
export const TREND = 'Trend'
export const totalOf = (weeks: number): string =>
  `Summe oder Durchschnitt aus ${weeks} ${weeks === 1 ? 'Woche' : 'Wochen'}`
export const periodTotal = (label: string, value: string, target: string | null): string =>
  target === null ? `${label} ${value}` : `${label} ${value}, Zielwert ${target}`
export const DUE = 'fällig'
export const SOURCE_FAILS = 'Was diese Kennzahl füllt, ist fehlgeschlagen: Ihre Einzelheiten sagen, warum'
export const PROBLEM_MARK = 'n. v.'
export const NOT_HERE = 'nicht geladen'

export const enterWeek = (metric: string, week: string): string => `${metric}, ${week}`

export const EARLIER = 'Frühere Wochen'
export const LATER = 'Spätere Wochen'
export const weeksFromTo = (first: string, last: string): string => `${first} bis ${last}`

export const isEntering = (person: string, metric: string, week: string): string =>
  `${person} trägt gerade ein: ${metric}, ${week}`

export const deactivated = (name: string): string => `${name} (deaktiviert)`
export const ownedBy = (owner: string): string => `, ${owner}`
export const ownerAndTarget = (owner: string, target: string | null): string =>
  target ? `${owner}, Zielwert ${target.replaceAll(' ', '\u00a0')}` : owner

export const actionsFor = (name: string): string => `Aktionen für ${name}`
export const MOVE_UP = 'Nach oben'
export const MOVE_DOWN = 'Nach unten'
export const METRICS_NOT_REORDERED = 'Reihenfolge nicht geändert'
export const movedToPlace = (name: string, place: number, count: number, group: string | null): string =>
  `${name}: Platz ${place} von ${count}${group === null ? '' : ` in ${group}`}`
export const ALL_ON_TRACK = 'alles im Plan'

export const LOADING_EARLIER = 'Frühere Wochen werden geladen …'
export const onlySince = (week: string): string =>
  `Sie sind offline. Dieses Gerät hat die Wochen seit ${week}; frühere werden geladen, wenn Sie wieder online sind.`

export const offTrackCount = (offTrack: number, count: number): string =>
  `${offTrack} von ${count} nicht im Plan`
export const missingCount = (missing: number): string => `${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}`
export const OFF_TRACK_ONLY = 'Nur nicht im Plan'
export const ONLY_MISSING = 'Nur fehlende'
export const NONE_FILTERED = 'Davon ist hier nichts mehr übrig.'

export const LEGEND_MISSED = 'Verfehlt'
export const LEGEND_MISSING = 'Fehlt'
export const LEGEND_NOTE = 'Notiz'
export const KEY_HINTS: readonly { keys: string; does: string }[] = [
  { keys: '↑↓←→', does: 'bewegen' },
  { keys: 'Enter', does: 'bearbeiten, dann abwärts' },
  { keys: 'Umschalt ↑↓←→', does: 'auswählen' },
  { keys: 'Strg V', does: 'Block einfügen' },
]

const values = (count: number): string => `${count} ${count === 1 ? 'Wert' : 'Werte'}`
const cells = (count: number): string => `${count} ${count === 1 ? 'Zelle' : 'Zellen'}`
export const selected = (count: number): string => `${cells(count)} ausgewählt`
export const valuesCopied = (count: number): string => `${cells(count)} kopiert`
export const valuesEntered = (count: number): string => `${values(count)} geändert`
export const valuesPasted = (count: number): string => `${values(count)} eingefügt`

const retraced = (verb: string, { written, left }: Retraced): string => {
  if (left === 0) return `${values(written)} ${verb}`
  return left === 1
    ? `${values(written)} ${verb}. 1 Wert blieb, weil er seither geändert wurde.`
    : `${values(written)} ${verb}. ${left} Werte blieben, weil sie seither geändert wurden.`
}
export const undone = (outcome: Retraced | null): string =>
  outcome ? retraced('zurückgenommen', outcome) : 'Nichts rückgängig zu machen'
export const redone = (outcome: Retraced | null): string =>
  outcome ? retraced('wiederhergestellt', outcome) : 'Nichts zu wiederholen'

export const tooManyCells = (most: number): string =>
  `Das sind mehr als ${most.toLocaleString(LOCALE)} Zellen auf einmal. Wählen Sie einen kleineren Block.`

export const unreadable = ({ metric, week, text, problem }: Unreadable, start: WeekStart): string =>
  `${metric.name}, ${weekLabel(week, start)}: „${text.slice(0, 40)}“. ${problem}`

export const PASTE_TITLE = 'Diesen Block einfügen?'
export const PASTE_ALL = 'Alles einfügen'
export const PASTE_SHOWN = 'Nur in die gezeigten Wochen'
export const noPlaceFor = (cutOff: number): string =>
  `${cells(cutOff)} des Blocks ${cutOff === 1 ? 'hat' : 'haben'} hier keinen Platz.`
export const pasteSummary = ({ cells: shown, hidden, cutOff }: Paste): string[] => [
  `${values(shown.length + hidden.length)} ${shown.length + hidden.length === 1 ? 'kommt' : 'kommen'} hinein.`,
  ...(hidden.length > 0 ? [`${hidden.length} davon in Wochen, die nicht gezeigt werden.`] : []),
  ...(cutOff > 0 ? [noPlaceFor(cutOff)] : []),
]
export const REPLACED = 'Diese Werte werden ersetzt'
export const UNREADABLE = 'Diese Zellen bleiben, wie sie sind'
export const andMore = (count: number): string => `und ${count} weitere`
export const replacedBy = (
  { metric, week, before, value }: Replaced,
  start: WeekStart,
  inUnit: (value: number) => string,
): string =>
  `${metric.name}, ${weekLabel(week, start)}: ${inUnit(before)} ${value === null ? 'wird geleert' : `wird ${inUnit(value)}`}`

const NAMED = 3
export const notRead = (found: readonly Unreadable[], start: WeekStart): string =>
  [
    ...found.slice(0, NAMED).map((each) => unreadable(each, start)),
    ...(found.length > NAMED ? [`${cells(found.length - NAMED)} mehr.`] : []),
    found.length === 1 ? 'Diese Zelle blieb, wie sie war.' : 'Diese Zellen blieben, wie sie waren.',
  ].join(' ')

export const PERIOD_LABELS: Record<PeriodName, string> = {
  last_3_weeks: 'Letzte 3 Wochen',
  last_4_weeks: 'Letzte 4 Wochen',
  last_13_weeks: 'Letzte 13 Wochen',
  current_quarter: 'Aktuelles Quartal',
  last_30_days: 'Letzte 30 Tage',
  last_90_days: 'Letzte 90 Tage',
  last_365_days: 'Letzte 365 Tage',
  current_year: 'Aktuelles Jahr',
  last_year: 'Letztes Jahr',
  all_time: 'Gesamte Zeit',
}
export const CUSTOM = 'Eigener'
export const CUSTOM_DETAIL = 'Alle Wochen, die diese Tage berühren, werden gezeigt.'
export const PERIOD_PROBLEMS: Record<PeriodProblem, string> = {
  'no-days': 'Geben Sie zwei Tage ein.',
  'ends-before-start': 'Das Ende liegt vor dem Anfang.',
  'in-the-future': 'Der Anfang liegt in der Zukunft.',
  'too-long': 'Wählen Sie höchstens fünf Jahre.',
}
