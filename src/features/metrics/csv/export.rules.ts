import type { Day } from '../../time/calendar.rules.ts'
import { displayName } from '../../people/people.rules.ts'
import { AGGREGATION_LABELS, UNIT_LABELS } from '../definition/metric-definition.text.ts'
import type { MetricRow } from '../metrics.queries.ts'
import type { Definition, Unit } from '../metrics.table.ts'
import { formatValue } from '../values/metric-format.rules.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import { TARGET_LOGIC_SIGNS } from '../values/targets.text.ts'
import type { Sheet } from './csv-text.rules.ts'
import { COLUMN_NAMES } from './csv.text.ts'

/** A number as spreadsheets calculate with it; yes and no as words. */
const plain = (value: number, unit: Unit): string | number =>
  unit === 'yes_no' ? formatValue(value, unit) : value

function cellOf(row: MetricRow, week: Day): string | number {
  const { value, unit } = metricWeek(row, week)
  return value === null ? '' : plain(value, unit)
}

/** A target such as "≥ 95.5%". Its number is written like the values, or no import could tell how to read both. */
function targetCell({ targetValue, targetLogic, unit }: Definition): string {
  if (targetValue === null) return ''
  return `${TARGET_LOGIC_SIGNS[targetLogic]} ${plain(targetValue, unit)}${unit === 'percentage' ? '%' : ''}`
}

/** A row for each metric and a column for each week, in the order in which they are shown. */
export const scorecardSheet = (rows: readonly MetricRow[], weeks: readonly Day[]): Sheet => [
  [COLUMN_NAMES.metric, COLUMN_NAMES.owner, COLUMN_NAMES.unit, COLUMN_NAMES.target, ...weeks],
  ...rows.map((row) => [
    row.metric.name,
    displayName(row.owner),
    UNIT_LABELS[row.metric.unit],
    targetCell(row.metric),
    ...weeks.map((week) => cellOf(row, week)),
  ]),
]

/** A row for each week of each metric that has a value or a note. */
export const valuesSheet = (rows: readonly MetricRow[], weeks: readonly Day[], team: string): Sheet => [
  [
    COLUMN_NAMES.metric,
    COLUMN_NAMES.owner,
    COLUMN_NAMES.team,
    COLUMN_NAMES.week,
    COLUMN_NAMES.value,
    COLUMN_NAMES.note,
  ],
  ...rows.flatMap((row) =>
    weeks.flatMap((week) => {
      const [value, note] = [cellOf(row, week), row.values[week]?.targetNote ?? '']
      if (value === '' && note === '') return []
      return [[row.metric.name, displayName(row.owner), team, week, value, note]]
    }),
  ),
]

/** What each metric is, without its values. */
export const metricsSheet = (rows: readonly MetricRow[], team: string): Sheet => [
  [
    COLUMN_NAMES.metric,
    COLUMN_NAMES.description,
    COLUMN_NAMES.owner,
    COLUMN_NAMES.team,
    COLUMN_NAMES.unit,
    COLUMN_NAMES.target,
    COLUMN_NAMES.calculation,
  ],
  ...rows.map(({ metric, owner }) => [
    metric.name,
    metric.description ?? '',
    displayName(owner),
    team,
    UNIT_LABELS[metric.unit],
    targetCell(metric),
    AGGREGATION_LABELS[metric.aggregationType],
  ]),
]
