import { withPoint } from '../../../language/decimals.rules.ts'
import { type Day, weekOf } from '../../time/calendar.rules.ts'
import { nameKey } from '../definition/metric-name.rules.ts'
import type { TargetLogic, Unit } from '../metrics.table.ts'
import { isEnterableWeek } from '../values/metric-values.rules.ts'
import { readValue } from '../values/read-value.rules.ts'
import type { Columns } from './columns.rules.ts'
import { type RowResult, SIGNS, UNITS } from './import-fields.rules.ts'
import { type Reading, weekNamed } from './csv-dates.rules.ts'
import {
  ALREADY_IN_FILE,
  CALCULATED,
  METRIC_MISSING,
  MORE_THAN_ONE,
  NEEDS_TARGET,
  NAME_TOO_LONG,
  NO_WEEK,
  NOTE_NOT_YOURS,
  NOTE_TOO_LONG,
  notAWeek,
  notAValue,
  unknownOwner,
  WEEK_NOT_BEGUN,
} from './csv.text.ts'

/** A metric of the team as an import sees it. */
export interface KnownMetric {
  id: string
  name: string
  ownerName: string
  unit: Unit
  mayConfigure: boolean
  /** What the week of a Monday says now. */
  at(week: Day): { value: number | null; note: string | null; isCalculated: boolean }
}

export interface Known extends Reading {
  metrics: readonly KnownMetric[]
  /** Who may own a metric of the team, by name or e-mail in lower case. */
  owners: ReadonlyMap<string, string>
  /** Who imports. */
  actorId: string
  /** ISO 8601. */
  now: string
}

/** A metric that the file names and the team doesn't have. */
export interface NewMetric {
  key: string
  name: string
  ownerId: string
  unit: Unit
  targetValue: number | null
  targetLogic: TargetLogic
}

export interface PlannedCell {
  /** The metric's id or, for a new one, null and its key. */
  metricId: string | null
  key: string
  week: Day
  /** Undefined to leave it as it is. */
  value: number | undefined
  note: string | undefined
}

export interface RowReport {
  /** As a spreadsheet counts, its titles being line 1. */
  line: number
  metric: string
  kind: RowResult
  /** Why it is refused; empty otherwise. */
  reason: string
}

export interface ImportPlan {
  created: NewMetric[]
  cells: PlannedCell[]
  report: RowReport[]
}

const LONGEST_NAME = 200
const LONGEST_NOTE = 1_000

/**
 * What an import of these rows would do, row by row. Nothing is written. A row with anything wrong is refused as a whole, and the
 * others go on. Of several rows for one week of a metric the first counts.
 */
export function planned(rows: readonly (readonly string[])[], columns: Columns, known: Known): ImportPlan {
  const plan: ImportPlan = { created: [], cells: [], report: [] }
  const byName = Map.groupBy(known.metrics, ({ name }) => nameKey(name))
  const created = new Map<string, NewMetric>()
  const seen = new Set<string>()

  for (const [index, row] of rows.entries()) {
    const metric = textAt(row, columns.fields.metric)
    const report = (kind: RowResult, reason = '') =>
      plan.report.push({ line: index + 2, metric, kind, reason })
    const found = metricOf(row, metric)
    if (typeof found === 'string') {
      report('refused', found)
      continue
    }
    const cells = cellsOf(row, found)
    if (typeof cells === 'string') {
      report('refused', cells)
      continue
    }
    for (const { week } of cells) seen.add(`${found.key} ${week}`)
    if (found.isNew && !created.has(found.key)) {
      created.set(found.key, found.isNew)
      plan.created.push(found.isNew)
      report('created')
    } else report(cells.length > 0 ? 'changed' : 'same')
    plan.cells.push(...cells)
  }
  return plan

  type Found = { key: string; unit: Unit; known: KnownMetric | null; isNew: NewMetric | null }

  function metricOf(row: readonly string[], name: string): Found | string {
    if (name === '') return METRIC_MISSING
    if (name.length > LONGEST_NAME) return NAME_TOO_LONG
    const owner = textAt(row, columns.fields.owner)
    const namesakes = byName.get(nameKey(name)) ?? []
    const [only, ...others] =
      namesakes.length > 1 && owner !== ''
        ? namesakes.filter(({ ownerName }) => ownerName.toLowerCase() === owner.toLowerCase())
        : namesakes
    if (others.length > 0) return MORE_THAN_ONE
    if (only) return { key: only.id, unit: only.unit, known: only, isNew: null }
    const ownerId = owner === '' ? known.actorId : known.owners.get(owner.toLowerCase())
    if (!ownerId) return unknownOwner(owner)
    const key = `${ownerId} ${nameKey(name)}`
    const isNew = created.get(key) ?? newMetric(row, { key, name, ownerId })
    if (isNew.targetValue === null) return NEEDS_TARGET
    return { key, unit: isNew.unit, known: null, isNew }
  }

  function newMetric(row: readonly string[], named: Pick<NewMetric, 'key' | 'name' | 'ownerId'>): NewMetric {
    const target = textAt(row, columns.fields.target)
    const unit =
      UNITS[textAt(row, columns.fields.unit).toLowerCase()] ??
      (target.includes('%') ? 'percentage' : 'number')
    const [, sign = '', amount = ''] = /^(≤|<=|<|≥|>=|>|=)?\s*(.*)$/.exec(target) ?? []
    const read = readNumber(amount, unit)
    return {
      ...named,
      unit,
      targetValue: typeof read === 'string' ? null : read,
      targetLogic: SIGNS[sign] ?? 'greater_than_or_equal',
    }
  }

  function cellsOf(row: readonly string[], found: Found): PlannedCell[] | string {
    const note = textAt(row, columns.fields.note)
    if (note.length > LONGEST_NOTE) return NOTE_TOO_LONG
    const named =
      columns.weeks.length > 0
        ? columns.weeks.map(({ place, week }) => ({ week, text: textAt(row, place), note: '' }))
        : weekOfRow(row, note)
    if (typeof named === 'string') return named
    const cells: PlannedCell[] = []
    for (const { week, text, note: noted } of named) {
      const cell = cellOf(found, week, text, noted)
      if (typeof cell === 'string') return cell
      if (cell) cells.push(cell)
    }
    return cells
  }

  function weekOfRow(
    row: readonly string[],
    note: string,
  ): { week: Day; text: string; note: string }[] | string {
    const [week, text] = [textAt(row, columns.fields.week), textAt(row, columns.fields.value)]
    if (columns.fields.week === null) return []
    if (week === '') return text === '' && note === '' ? [] : NO_WEEK
    const monday = weekNamed(week, columns.dates, known)
    return monday === null ? notAWeek(week) : [{ week: monday, text, note }]
  }

  /** Null if the cell is as it is to be. An empty one is left alone: a file rarely means that everything it lacks is to go. */
  function cellOf(found: Found, week: Day, text: string, note: string): PlannedCell | null | string {
    if (text === '' && note === '') return null
    if (!isEnterableWeek(week, known.now)) return WEEK_NOT_BEGUN
    if (seen.has(`${found.key} ${week}`)) return ALREADY_IN_FILE
    const read = readNumber(text, found.unit)
    if (typeof read === 'string') return notAValue(text, read)
    const before = found.known?.at(week) ?? { value: null, note: null, isCalculated: false }
    const value = text === '' || read === before.value ? undefined : read!
    const noted = note === '' || note === before.note ? undefined : note
    if (value === undefined && noted === undefined) return null
    if (value !== undefined && before.isCalculated) return CALCULATED
    if (noted !== undefined && found.known && !found.known.mayConfigure) return NOTE_NOT_YOURS
    return { metricId: found.known?.id ?? null, key: found.key, week, value, note: noted }
  }

  /** The number, null for an empty text, or what is wrong with it. */
  function readNumber(text: string, unit: Unit): number | null | string {
    const read = readValue(columns.hasDecimalComma ? withPoint(text, ',') : text, unit)
    return 'problem' in read ? read.problem : read.value
  }
}

/** An apostrophe before a sign is what keeps spreadsheets from calculating it. */
const textAt = (row: readonly string[], place: number | null): string =>
  place === null ? '' : (row[place] ?? '').trim().replace(/^'(?=[=+\-@])/, '')

/** The weeks that a plan would have to know of, from the first to the last. */
export function weeksMeant(
  rows: readonly (readonly string[])[],
  columns: Columns,
  reading: Reading,
): { from: Day; to: Day } | null {
  const weeks =
    columns.weeks.length > 0
      ? columns.weeks.map(({ week }) => week)
      : rows.flatMap((row) => weekNamed(textAt(row, columns.fields.week), columns.dates, reading) ?? [])
  if (weeks.length === 0) return null
  const begun = weeks.filter((week) => week <= weekOf(reading.today, 'sunday'))
  return begun.length === 0
    ? null
    : {
        from: begun.reduce((one, other) => (other < one ? other : one)),
        to: begun.reduce((one, other) => (other > one ? other : one)),
      }
}
