import { newId } from '../../sync/id.ts'
import { nameKey } from '../metrics/definition/metric-name.rules.ts'
import { metricValueId } from '../metrics/values/metric-values.rules.ts'
import { metrics, metricValues } from '../metrics/metrics.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../time/calendar.rules.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_METRICS } from './demo-metrics.server.ts'
import { randomFrom, weeklyValues } from './demo-numbers.server.ts'

const WEEKS = 13

/** Thirteen past weeks of values for each metric. The current week is left for the visitor to enter. */
export function metricRows(ids: DemoIds, founded: string, now: string): NewRow[] {
  const weeks = weeksBack(addDays(mondayOf(utcDayOf(now)), -7), WEEKS).toSorted()
  return DEMO_METRICS.flatMap((script, place) => {
    const [metricId, teamId, ownerId] = [newId(), ids.teams[script.team], ids.people[script.owner]!]
    const values = weeklyValues(script, WEEKS, randomFrom(place + 1))
    return [
      newRow(metrics, {
        id: metricId,
        teamId,
        ownerId,
        name: script.name,
        claimedName: nameKey(script.name),
        description: null,
        unit: script.unit,
        targetValue: script.target,
        targetLogic: script.logic,
        aggregationType: script.aggregation,
        displayOrder: place,
        createdBy: ownerId,
        createdAt: founded,
        updatedAt: founded,
        deletedAt: null,
      }),
      ...weeks.map((week, index) =>
        newRow(metricValues, {
          id: metricValueId(metricId, week),
          metricId,
          teamId,
          week,
          value: values[index]!,
          customTargetValue: null,
          customTargetLogic: null,
          targetNote: null,
          updatedBy: ownerId,
          updatedAt: `${addDays(week, 4)}T15:00:00.000Z`,
        }),
      ),
    ]
  })
}
