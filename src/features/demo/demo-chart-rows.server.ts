import { newId } from '../../sync/id.ts'
import { orgCharts, seatMetrics, seats } from '../org-chart/org-chart.table.ts'
import { BLANK } from '../org-chart/seats/new-seat.rules.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, utcDayOf } from '../time/calendar.rules.ts'
import { DEMO_METRICS } from './demo-metrics.server.ts'
import { DEMO_SEATS, type DemoSeat } from './demo-chart.server.ts'
import type { DemoIds } from './demo-company.server.ts'

/** The live org chart of the demo company. */
export function chartRows(ids: DemoIds, founded: string, now: string): NewRow[] {
  const chartId = newId()
  const idOf = new Map(DEMO_SEATS.map(({ name }) => [name, newId()]))
  const made = { createdBy: ids.people['nora']!, createdAt: founded }
  return [
    newRow(orgCharts, {
      ...made,
      id: chartId,
      name: 'Org Chart',
      kind: 'live',
      updatedAt: founded,
      archivedAt: null,
    }),
    ...DEMO_SEATS.map((seat, index) =>
      newRow(seats, {
        ...BLANK,
        ...made,
        id: idOf.get(seat.name)!,
        chartId,
        isDraft: false,
        updatedAt: founded,
        position: index + 1,
        name: seat.name,
        parentId: seat.under === undefined ? null : idOf.get(seat.under)!,
        holderIds: (seat.holders ?? []).map((key) => ids.people[key]!),
        roles: (seat.roles ?? []).map((text) => ({ id: newId(), text })),
        secondLineIds: seat.also === undefined ? [] : [idOf.get(seat.also)!],
        teamId: seat.team === undefined ? null : ids.teams[seat.team],
        tint: seat.tint ?? 0,
        hireBy: seat.hireIn === undefined ? null : addDays(utcDayOf(now), seat.hireIn),
        note: seat.note ?? null,
      }),
    ),
    ...DEMO_SEATS.flatMap((seat) => measureRows(ids, seat, idOf.get(seat.name)!, made)),
  ]
}

const measureRows = (
  ids: DemoIds,
  { measures = [] }: DemoSeat,
  seatId: string,
  made: { createdBy: string; createdAt: string },
): NewRow[] =>
  measures.map((name) => {
    const metricId = ids.metrics[name]!
    const { team } = DEMO_METRICS.find((metric) => metric.name === name)!
    return newRow(seatMetrics, {
      ...made,
      id: newId(),
      seatId,
      metricId,
      teamId: ids.teams[team],
    })
  })
