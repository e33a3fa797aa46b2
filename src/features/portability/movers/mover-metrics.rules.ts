import { withPoint } from '../../../language/decimals.rules.ts'
import { SIGNS, UNITS } from '../../metrics/csv/import-fields.rules.ts'
import { nameKey } from '../../metrics/definition/metric-name.rules.ts'
import { type Metric, metrics, metricValues, type Unit } from '../../metrics/metrics.table.ts'
import { isEnterableWeek, metricValueId } from '../../metrics/values/metric-values.rules.ts'
import { readValue } from '../../metrics/values/read-value.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { AT_THE_END } from '../../work/order.rules.ts'
import type { Known, MovedRow } from './mover-known.rules.ts'
import { rowFor } from './mover-rows.rules.ts'
import { CALCULATED, notANumber, TARGET_COLUMN } from './mover.text.ts'

/** A row of a scorecard. */
export interface ReadMetric {
  id: string
  name: string
  description: string | null
  teamId: string
  ownerId: string
  unit: string
  target: string
  weeks: readonly { week: Day; text: string; title: string }[]
  hasDecimalComma: boolean
  /** Whether a metric of the same team has this name already, among those that the move makes. */
  isNamed: boolean
}

function unitOf({ unit, target, weeks }: ReadMetric): Unit {
  const said = UNITS[unit.toLowerCase()]
  if (said) return said
  const texts = [target, ...weeks.map(({ text }) => text)].filter((text) => text !== '')
  if (texts.some((text) => text.includes('%'))) return 'percentage'
  if (texts.some((text) => /[$€£]/.test(text))) return 'currency'
  return texts.length > 0 && texts.every((text) => /^(yes|no|y|n)$/i.test(text)) ? 'yes_no' : 'number'
}

/** Signs of money, codes of currencies and what parts thousands in some countries. */
const AROUND_NUMBERS = /[€£¥₹'’\u202f]|^[A-Z]{3}\s|\s[A-Z]{3}$/g

/** Whether a cell of a week has nothing in it. */
export const isEmptyValue = (text: string): boolean => /^[-–—]*$|^n\/?a$/i.test(text)

/** The rows of a metric with its weeks, or what is wrong with it. A metric that is there already only takes the values that it lacks. */
export function rowsOfMetric(read: ReadMetric, known: Known): MovedRow[] | string {
  const { importerId, now } = known
  const isMeant = ({ name, teamId }: Known['metrics'][number]) =>
    !read.isNamed && teamId === read.teamId && nameKey(name) === nameKey(read.name)
  // The second of two that share a name is never the first, neither now nor when the file comes again.
  const own = known.metrics.find(({ id }) => id === read.id) ?? known.metrics.find(isMeant)
  const metric = own ?? {
    id: read.id,
    teamId: read.teamId,
    isShared: false,
    unit: unitOf(read),
    formula: null,
  }
  const numberIn = (text: string): number | null | undefined => {
    const bare = text.replaceAll(AROUND_NUMBERS, '')
    const value = readValue(read.hasDecimalComma ? withPoint(bare, ',') : bare, metric.unit)
    return 'problem' in value ? undefined : value.value
  }
  const [, sign = '', amount = ''] = /^(≤|<=|<|≥|>=|>|=)?\s*(.*)$/.exec(read.target) ?? []
  const target = numberIn(amount)
  if (target === undefined) return notANumber(read.target, TARGET_COLUMN)
  const filled = read.weeks.filter(({ text, week }) => !isEmptyValue(text) && isEnterableWeek(week, now))
  if (filled.length > 0 && metric.formula !== null) return CALCULATED
  const values: MovedRow[] = []
  for (const { week, text, title } of filled) {
    const value = numberIn(text)
    if (value === undefined) return notANumber(text, title)
    values.push(
      rowFor(metricValues, {
        id: metricValueId(metric.id, week),
        metricId: metric.id,
        teamId: metric.teamId,
        isShared: metric.isShared,
        week,
        value,
        customTargetValue: null,
        customTargetLogic: null,
        targetNote: null,
        updatedAt: now,
        updatedBy: importerId,
        earlier: [],
      }),
    )
  }
  const made: Metric = {
    id: read.id,
    teamId: read.teamId,
    isShared: false,
    groupId: null,
    name: read.name,
    claimedName: read.isNamed ? null : nameKey(read.name),
    description: read.description?.slice(0, 2_000) ?? null,
    unit: metric.unit,
    targetValue: target,
    targetLogic: SIGNS[sign] ?? 'greater_than_or_equal',
    ownerId: read.ownerId,
    formula: null,
    aggregationType: metric.unit === 'percentage' ? 'average' : 'total',
    inputTeamIds: [],
    displayOrder: AT_THE_END,
    missesDismissedAt: null,
    sourceFailingSince: null,
    sourceFilledFor: null,
    earlier: [],
    createdBy: importerId,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  return own ? values : [rowFor(metrics, made), ...values]
}
