import { isCalculatedAt } from '../../metrics/definition/definitions.rules.ts'
import { formulasOf } from '../../metrics/formulas/formula-inputs.rules.ts'
import type { Entered, Inputs } from '../../metrics/formulas/formula-inputs.rules.ts'
import { entryKey, isCalculatedFrom } from '../../metrics/formulas/formula-reads.rules.ts'
import { earliestWeek } from '../../metrics/formulas/look-back.rules.ts'
import { metricTeamAssignments, type MetricValue } from '../../metrics/metrics.table.ts'
import { addDays, type Day, mondayOf, utcDayOf, weeksFrom } from '../../time/calendar.rules.ts'
import type { Delivery, Hook } from '../deliveries/delivery.server.ts'
import type { LoggedChange } from '../webhooks/events.rules.ts'
import { builtOn, type Rows, rowsOf, valuesOf, withInputs } from './formula-rows.server.ts'
import { earliestTold, offTrack, tellers } from './off-track.server.ts'

interface Source extends Rows {
  changes: readonly LoggedChange[]
  hooks: readonly Hook[]
}

/** How many formulas are calculated with what is read for them together. */
const AT_ONCE = 25

/**
 * The metrics that formulas calculate, in the weeks that changed entries lead to, as the tables are now: what was put right
 * in the meantime is not told. A channel is told what its team may see, so of inputs of other teams nothing.
 */
export async function formulaMessages(source: Source): Promise<Delivery[]> {
  const channels = source.hooks.filter(({ events }) => events.includes('metric.off_track'))
  const entries = source.changes.filter(
    ({ entity, op, row }) => entity === 'metric_values' && op === 'u' && row !== null,
  )
  if (channels.length === 0 || entries.length === 0) return []
  const changed = entries.map(({ row }) => row as MetricValue)
  const ids = await builtOn(source, [...new Set(changed.map(({ metricId }) => metricId))])
  const found: Delivery[] = []
  for (let start = 0; start < ids.length; start += AT_ONCE)
    found.push(...(await ofSome(source, channels, ids.slice(start, start + AT_ONCE), entries)))
  return found
}

async function ofSome(
  source: Source,
  channels: readonly Hook[],
  ids: readonly string[],
  entries: readonly LoggedChange[],
): Promise<Delivery[]> {
  const assigned = await rowsOf(source, metricTeamAssignments, 'metric_id', ids)
  const known = await withInputs(source, ids)
  const told = ids.flatMap((id) => {
    const entered = known.get(id)
    if (!entered || entered.metric.deletedAt !== null) return []
    const teamIds = assigned.filter(({ metricId }) => metricId === id).map(({ teamId }) => teamId)
    const heard = tellers(channels, 'metric.off_track', [entered.metric.teamId, ...teamIds])
    return heard.length === 0 ? [] : [{ id, heard }]
  })
  if (told.length === 0) return []
  const weeks = weeksToTell(entries)
  const formulas = (id: string) => {
    const defined = known.get(id)
    return defined ? formulasOf(defined) : []
  }
  const from = told.map(({ id }) => earliestWeek(id, weeks.at(-1)!, formulas)).toSorted()[0]!
  const values = await valuesOf(source, [...known.keys()], { from, to: weeks[0]! })
  const inputs = Object.fromEntries(
    [...known].map(([id, defined]): [string, Entered] => [id, { ...defined, values: values.get(id) ?? {} }]),
  )
  const changed = new Set(entries.map(({ row }) => keyOf(row as MetricValue)))
  return told.flatMap(({ id, heard }) =>
    heard.flatMap((hook) => ofChannel(source.companyId, hook, inputs[id]!, { inputs, weeks, changed })),
  )
}

const keyOf = ({ metricId, week }: MetricValue): string => entryKey(metricId, week)

/** The Mondays that are told of, newest first: up to the present one, and later ones that somebody entered something for. */
function weeksToTell(entries: readonly LoggedChange[]): Day[] {
  const at = Math.max(...entries.map((change) => change.at))
  const present = mondayOf(utcDayOf(new Date(at).toISOString()))
  const later = entries.map(({ row }) => (row as MetricValue).week).filter((week) => week > present)
  const first = mondayOf(addDays(earliestTold(at), 6))
  return [...[...new Set(later)].toSorted().toReversed(), ...weeksFrom(first, present)]
}

interface Given {
  inputs: Inputs
  weeks: readonly Day[]
  changed: ReadonlySet<string>
}

function ofChannel(companyId: string, hook: Hook, formula: Entered, given: Given): Delivery[] {
  const visible = Object.fromEntries(
    Object.entries(given.inputs).map(([id, input]) => {
      const isSeen = input && (input.metric.isShared || input.metric.teamId === hook.teamId)
      return [id, isSeen ? input : null]
    }),
  )
  const row = { ...formula, inputs: visible }
  return given.weeks
    .filter((week) => isCalculatedAt(formula, week))
    .filter((week) => isCalculatedFrom(visible, formula.metric.id, week, given.changed))
    .flatMap((week) => offTrack(companyId, [hook], row, week))
}
