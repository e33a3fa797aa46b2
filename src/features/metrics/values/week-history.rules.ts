import { MOST_EARLIER, type MetricValue } from '../metrics.table.ts'

/** How somebody left a metric's week. */
type WeekState = MetricValue['earlier'][number]

/** Within this time one's own correction replaces what one has entered, and leaves no trace. */
const CORRECTED_WITHIN_MS = 10 * 60_000

/** What a week keeps of its past once `updatedBy` changes it at `updatedAt`. */
export function earlierAfter(
  before: MetricValue,
  { updatedBy, updatedAt }: Pick<MetricValue, 'updatedBy' | 'updatedAt'>,
): MetricValue['earlier'] {
  const age = Date.parse(updatedAt) - Date.parse(before.updatedAt)
  if (before.updatedBy === updatedBy && age < CORRECTED_WITHIN_MS) return before.earlier
  return [stateOf(before), ...before.earlier].slice(0, MOST_EARLIER)
}

const stateOf = (row: WeekState): WeekState => ({
  value: row.value,
  customTargetValue: row.customTargetValue,
  customTargetLogic: row.customTargetLogic,
  targetNote: row.targetNote,
  updatedBy: row.updatedBy,
  updatedAt: row.updatedAt,
})

/** What somebody changed in a metric's week; what they left alone is not there. */
export interface WeekChange {
  week: string
  /** The id of the person. */
  by: string
  at: string
  value?: { before: number | null; after: number | null }
  note?: string | null
  /** The week's own target; null where the usual one holds again. */
  target?: Pick<WeekState, 'customTargetValue' | 'customTargetLogic'>
}

/** What became of a week, the latest change first. Of a week that was changed often only the latest changes are known. */
export function changesOf(entry: MetricValue): WeekChange[] {
  const states: readonly WeekState[] = [entry, ...entry.earlier]
  return states.flatMap((after, place) => {
    const change = changeBetween(states[place + 1], after)
    return change ? [{ week: entry.week, by: after.updatedBy, at: after.updatedAt, ...change }] : []
  })
}

function changeBetween(
  before: WeekState | undefined,
  { value, targetNote, customTargetValue, customTargetLogic }: WeekState,
): Pick<WeekChange, 'value' | 'note' | 'target'> | null {
  const isOtherTarget =
    customTargetValue !== (before?.customTargetValue ?? null) ||
    customTargetLogic !== (before?.customTargetLogic ?? null)
  const change = {
    ...(value !== (before?.value ?? null) && { value: { before: before?.value ?? null, after: value } }),
    ...(targetNote !== (before?.targetNote ?? null) && { note: targetNote }),
    ...(isOtherTarget && { target: { customTargetValue, customTargetLogic } }),
  }
  return Object.keys(change).length > 0 ? change : null
}
