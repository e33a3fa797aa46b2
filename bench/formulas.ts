import { type MetricRow, metricRow } from '../src/features/metrics/metrics.queries.ts'
import { metrics } from '../src/features/metrics/metrics.table.ts'
import { aggregate } from '../src/features/metrics/values/aggregate.rules.ts'
import { cellOf, setMetricValue } from '../src/features/metrics/values/metric-values.mutations.ts'
import { metricWeek } from '../src/features/metrics/values/metric-week.rules.ts'
import { companyRows, type NewRow } from '../src/features/people/company-rows.rules.ts'
import { app } from '../src/features/registry.ts'
import { mondayOf, utcDayOf, weeksBack } from '../src/features/time/calendar.rules.ts'
import { changesBetween } from '../src/sync/change.ts'
import { newId } from '../src/sync/id.ts'
import { LiveQueries } from '../src/sync/live.ts'
import { runMutation } from '../src/sync/run-mutation.ts'
import { Store } from '../src/sync/store.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { metricAt, metricRows } from './metric-rows.ts'

const WEEKS = 260
const TYPED = 400
const CHAINS = 20
const DEPTH = 5
const EDITS = 60

const now = new Date().toISOString()
const weeks = weeksBack(mondayOf(utcDayOf(now)), WEEKS)
const [lena, crew] = [newId(), newId()]
const CREW = { teamId: crew, ownerId: lena }

/**
 * A scorecard of 500 metrics and 260 weeks in the browser's store, all of it on the screen: a number is entered, and the rows of
 * the formulas that build on it are new, with their totals.
 */
export const formulas: Bar = {
  name: 'formulas',
  run() {
    const typed = Array.from({ length: TYPED }, newId)
    const store = new Store(app.tables)
    for (const { table, row } of rowsOf(typed)) store.apply([...changesBetween(table, undefined, row)])
    const actor = app.actorOf(store, lena)!
    const live = new LiveQueries({ reader: store, actor, holds: () => true, version: 0 })
    const rows = store
      .where(metrics, { teamId: crew })
      .map(({ id }) => live.query(metricRow, { metricId: id }))
    let changed: MetricRow[] = []
    for (const row of rows) {
      const read = () => {
        const outcome = row.current()
        if (outcome && 'value' in outcome && outcome.value) changed.push(outcome.value)
      }
      row.subscribe(read)
      read()
    }
    changed.forEach(totalOf)
    const took = Array.from({ length: EDITS }, (_, edit) => {
      changed = []
      const args = { ...cellOf(typed[edit % CHAINS]!, weeks[edit % 13]!), value: 1_000 + edit }
      const startedAt = performance.now()
      const written = runMutation(app, setMetricValue, store, args, { actor, now })
      const touched = written
        .written()
        .flatMap(({ table, rows: all }) => all.map((row) => ({ table, ...row })))
      store.apply(written.changes())
      live.touch(touched)
      changed.forEach(totalOf)
      return performance.now() - startedAt
    })
    const all = sorted(took)
    return Promise.resolve([
      atMost(
        'an edit to the new rows of five formulas on each other, 260 weeks, p50',
        percentile(all, 0.5),
        8,
      ),
      atMost('the same, p98', percentile(all, 0.98), 32),
    ])
  },
}

/** What a row of the scorecard shows. */
const totalOf = (row: MetricRow): number | null =>
  aggregate(
    weeks.map((week) => metricWeek(row, week).value),
    'total',
  )

function rowsOf(typed: readonly string[]): NewRow[] {
  const person = { id: lena, email: 'lena@harbor.example', fullName: 'Lena', level: 'member' as const }
  const team = { id: crew, name: 'Crew', createdBy: lena, members: [{ id: newId(), personId: lena }] }
  const company = { id: newId(), name: 'Harbor', slug: 'harbor' }
  return [
    ...companyRows({ company, people: [person], teams: [team] }, now),
    ...typed.flatMap((id, place) => metricRows(metricAt(place, { ...CREW, id }), enteredAt(place))),
    ...Array.from({ length: CHAINS }, (_, place) => chainOn(typed, place)).flat(),
  ]
}

const enteredAt = (place: number) =>
  weeks.map((week) => [week, 100 + (place % 37) + 0.25 * (Number(week.slice(-2)) % 4)] as const)

/** Formulas of which each is calculated from the one before. */
function chainOn(typed: readonly string[], place: number): NewRow[] {
  let below = typed[place]!
  return Array.from({ length: DEPTH }, (_, layer) => {
    const [id, other] = [newId(), typed[CHAINS * (layer + 1) + place]!]
    const formula =
      layer % 2 === 0 ? `[${below}] / [${other}] * 100` : `avg([${below}],4) - lag([${other}],1)`
    below = id
    return metricRows(metricAt(place, { ...CREW, id, formula, inputTeamIds: [crew] }))
  }).flat()
}
