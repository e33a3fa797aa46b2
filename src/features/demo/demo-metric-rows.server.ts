import { systemActor } from '../../sync/actor.ts'
import { newId } from '../../sync/id.ts'
import { nameKey } from '../metrics/definition/metric-name.rules.ts'
import { metricValueId } from '../metrics/values/metric-values.rules.ts'
import {
  type Metric,
  metricDefinitions,
  metricGroups,
  metrics,
  metricTeamAssignments,
  metricValues,
} from '../metrics/metrics.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, type Day, daysBetween, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { AT_THE_END } from '../work/order.rules.ts'
import type { DemoIds } from './demo-company.server.ts'
import {
  DEMO_CORRECTED,
  DEMO_FILLED,
  DEMO_GROUPS,
  DEMO_METRICS,
  DEMO_NOTES,
  DEMO_OWED,
  DEMO_RAISED,
  DEMO_SHARED,
} from './demo-metrics.server.ts'
import { DEMO_ISSUES } from './demo-work.server.ts'
import { randomFrom, weeklyValues } from './demo-numbers.server.ts'

/** What a scorecard shows. */
const WEEKS = 13
/** What analytics look at by themselves. */
const YEAR = 52

type Script = (typeof DEMO_METRICS)[number]

/** A year of values for each metric that is typed in, as far as it was founded by then. The current week is left for the visitor to enter. */
export function metricRows(ids: DemoIds, founded: string, now: string): NewRow[] {
  const thisWeek = mondayOf(utcDayOf(now))
  const weeks = Math.floor(daysBetween(utcDayOf(founded), thisWeek) / 7)
  const groupIds = new Map(DEMO_GROUPS.map(({ name }) => [name, newId()]))
  const groups = DEMO_GROUPS.map(({ team, name }, displayOrder) =>
    newRow(metricGroups, {
      id: groupIds.get(name)!,
      teamId: ids.teams[team],
      name,
      displayOrder,
      createdAt: founded,
      deletedAt: null,
    }),
  )
  const rows = DEMO_METRICS.flatMap((script, displayOrder) => {
    const group = DEMO_GROUPS.find(({ metrics: names }) => names.includes(script.name))
    const groupId = group ? groupIds.get(group.name)! : null
    const metric = metricOf(ids, script, { groupId, displayOrder }, founded, thisWeek)
    const values = metric.formula ? [] : valuesOf(script, displayOrder + 1)
    return [
      newRow(metrics, metric),
      ...earlierRows(metric, thisWeek),
      ...sharedRows(ids, metric),
      ...valueRows(metric, values.slice(-weeks), thisWeek),
    ]
  })
  return [...groups, ...rows]
}

/** What was good a year ago got worse and better again. Those that a program sends began with the weeks of the scorecard. */
function valuesOf(script: Script, seed: number): number[] {
  const { from, to, name } = script
  const before = { ...script, from: to, to: from }
  return [
    ...(name === DEMO_FILLED.metric ? [] : weeklyValues(before, YEAR - WEEKS, randomFrom(YEAR + seed))),
    ...weeklyValues(script, WEEKS, randomFrom(seed)),
  ]
}

function metricOf(
  ids: DemoIds,
  script: Script,
  place: Pick<Metric, 'groupId' | 'displayOrder'>,
  founded: string,
  thisWeek: Day,
): Metric {
  const [teamId, ownerId] = [ids.teams[script.team], ids.people[script.owner]!]
  const formula =
    script.formula?.replaceAll(/\[(.+?)\]/g, (_, name: string) => `[${ids.metrics[name]!}]`) ?? null
  const hasIssue = DEMO_ISSUES.some(({ metric }) => metric === script.name)
  return {
    id: ids.metrics[script.name]!,
    teamId,
    isShared: script.name in DEMO_SHARED,
    ownerId,
    name: script.name,
    claimedName: nameKey(script.name),
    description: null,
    unit: script.unit,
    targetValue: script.target,
    targetLogic: script.logic,
    aggregationType: script.aggregation,
    formula,
    inputTeamIds: formula ? [teamId] : [],
    missesDismissedAt: hasIssue ? addDays(thisWeek, -7) : null,
    sourceFailingSince: null,
    sourceFilledFor: null,
    earlier: [],
    createdBy: ownerId,
    createdAt: founded,
    updatedAt: founded,
    deletedAt: null,
    ...place,
  }
}

const valueRows = (
  { id: metricId, name, teamId, isShared, ownerId }: Metric,
  values: readonly number[],
  thisWeek: Day,
): NewRow[] =>
  values.flatMap((value, index) => {
    const weeksAgo = values.length - index
    if (name === DEMO_OWED && weeksAgo === 1) return []
    const week = addDays(thisWeek, -7 * weeksAgo)
    const targetNote = noteOf(name, weeksAgo)
    const entered = {
      value,
      customTargetValue: null,
      customTargetLogic: null,
      targetNote,
      updatedBy: name === DEMO_FILLED.metric ? systemActor.id : ownerId,
      updatedAt: `${addDays(week, 4)}T15:00:00.000Z`,
    }
    const corrected = DEMO_CORRECTED.find((each) => each.metric === name && each.weeksAgo === weeksAgo)
    return newRow(metricValues, {
      id: metricValueId(metricId, week),
      metricId,
      teamId,
      isShared,
      week,
      ...entered,
      earlier: corrected ? [{ ...entered, value: corrected.before }] : [],
      ...(corrected && { updatedAt: `${addDays(week, 5)}T08:30:00.000Z` }),
    })
  })

const noteOf = (metric: string, weeksAgo: number): string | null =>
  DEMO_NOTES.find((each) => each.metric === metric && each.weeksAgo === weeksAgo)?.note ?? null

function earlierRows(metric: Metric, thisWeek: Day): NewRow[] {
  const raised = DEMO_RAISED[metric.name]
  if (!raised) return []
  const { id: metricId, teamId, isShared, unit, targetLogic, ownerId, formula } = metric
  const untilWeek = addDays(thisWeek, -7 * raised.weeksAgo)
  return [
    newRow(metricDefinitions, {
      id: metricValueId(metricId, untilWeek),
      metricId,
      teamId,
      isShared,
      untilWeek,
      unit,
      targetValue: raised.target,
      targetLogic,
      ownerId,
      formula,
      createdBy: ownerId,
      createdAt: `${untilWeek}T09:00:00.000Z`,
    }),
  ]
}

function sharedRows(ids: DemoIds, { id: metricId, name, ownerId, createdAt }: Metric): NewRow[] {
  const other = DEMO_SHARED[name]
  if (!other) return []
  return [
    newRow(metricTeamAssignments, {
      id: newId(),
      metricId,
      teamId: ids.teams[other],
      groupId: null,
      displayOrder: AT_THE_END,
      createdBy: ownerId,
      createdAt,
    }),
  ]
}
