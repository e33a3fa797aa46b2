import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chance, seeds } from '../../../tests/seeded.ts'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { insertRows } from '../people/insert-rows.mutations.ts'
import { utcDayOf } from '../time/calendar.rules.ts'
import { type Past, pastOf, rowsOfPast } from './analytics-harness.ts'
import type { ChartAnswer, FactRow, RowsAnswer } from './analytics.requests.ts'
import { CHART_OF, CHARTS, type ChartKind, type Figure } from './charts/chart-kinds.rules.ts'
import { measured, type Sum } from './charts/measures.rules.ts'
import { SECOND_COUNT } from './second-count-harness.ts'

const [seed] = seeds(1)
const CHARTS_OF_THE_PAST = CHARTS.filter((chart) => chart !== 'adoption')

let server: Served
let maya: SignedIn, omar: SignedIn
const past: Record<'crew' | 'leadership', Past> = {} as never

beforeAll(async () => {
  server = await served()
  const { harbor, services } = server
  const dice = chance(seed!)
  const people = Object.values(harbor.people)
  const about = { people, today: utcDayOf(new Date().toISOString()), count: 40, days: 400 }
  for (const team of ['crew', 'leadership'] as const) {
    past[team] = pastOf(dice, { teamId: harbor.teams[team], ...about })
    await services.node.run(harbor.id, null, insertRows(rowsOfPast(past[team])), {})
  }
  await services.node.run(harbor.id, harbor.people['maya']!, setLab, { lab: 'analytics', isOn: true })
  maya = await server.signIn(harbor.people['maya']!)
  omar = await server.signIn(harbor.people['omar']!)
})
afterAll(() => server.stop())

async function ask<Answer>(who: SignedIn, path: string): Promise<Answer> {
  const answer = await fetch(`${server.url}/api/analytics/${server.harbor.id}/${path}`, {
    headers: { cookie: who.cookie },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

const chartOf = (who: SignedIn, chart: ChartKind, filters = '') =>
  ask<ChartAnswer>(who, `${chart}?${filters}`)

const both = (): Past => {
  const [crew, leadership] = [past.crew, past.leadership]
  return {
    goals: [...crew.goals, ...leadership.goals],
    tasks: [...crew.tasks, ...leadership.tasks],
    issues: [...crew.issues, ...leadership.issues],
    held: [...crew.held, ...leadership.held],
    measured: [...crew.measured, ...leadership.measured],
  }
}

const figureAt = ({ part, measure }: Figure, sums: readonly Sum[], at: string | null): number | null =>
  measured(
    measure,
    sums.filter((sum) => sum.at === at && sum.part === part),
  )

describe(`with seed ${seed}`, () => {
  test.each(CHARTS_OF_THE_PAST)('%s: each figure is what a second count comes to', async (chart) => {
    const periods = ['', 'period=this-quarter', 'period=last-8-quarters', 'from=2026-03-04&to=2026-07-09']
    for (const period of periods) {
      const { sums, days, today } = await chartOf(maya, chart, period)
      const second = SECOND_COUNT[chart](both(), { ...days, today })
      const times = [...new Set([...sums.map(({ at }) => at), null])]
      for (const at of times)
        for (const figure of CHART_OF[chart].figures) {
          if (figure.isLevel && at === null) continue
          const expected =
            second.get(`${at ?? 'all'} ${figure.key}`) ?? (figure.measure.kind === 'count' ? 0 : null)
          const found = figureAt(figure, sums, at)
          const name = `${chart} ${period} ${figure.key} ${at}`
          if (expected === null) expect(found, name).toBeNull()
          else expect(found, name).toBeCloseTo(expected, 6)
        }
      // Nothing that the second count knows is missing.
      for (const [key, value] of second)
        if (value)
          expect(times, `${chart} ${period} ${key}`).toContain(
            key.startsWith('all') ? null : key.slice(0, 10),
          )
    }
  })

  test.each(CHARTS_OF_THE_PAST)('%s: the rows that a figure opens come to it', async (chart) => {
    const { sums } = await chartOf(maya, chart)
    const at = sums.map((sum) => sum.at).findLast((day) => day !== null)!
    for (const figure of CHART_OF[chart].figures)
      for (const time of figure.isLevel ? [at] : [at, null]) {
        const rows = await allRows(maya, chart, figure, time)
        const found = measured(figure.measure, summed(rows))
        const shown = figureAt(figure, sums, time)
        if (shown === null) expect(found, figure.key).toBeNull()
        else expect(found, figure.key).toBeCloseTo(shown, 6)
      }
  })

  test.each(CHARTS)('%s: a manager is told what a director is told of the manager’s teams', async (chart) => {
    const { crew, leadership } = server.harbor.teams
    const { sums } = await chartOf(omar, chart)
    const filtered = await chartOf(maya, chart, `teams=${crew},${leadership}`)
    expect(inOrder(sums)).toEqual(inOrder(filtered.sums))
    const one = await chartOf(omar, chart, `teams=${crew}`)
    expect(inOrder(one.sums)).toEqual(inOrder((await chartOf(maya, chart, `teams=${crew}`)).sums))
  })
})

const inOrder = (sums: readonly Sum[]) =>
  sums.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))

async function allRows(
  who: SignedIn,
  chart: ChartKind,
  { key }: Figure,
  at: string | null,
): Promise<FactRow[]> {
  const rows: FactRow[] = []
  for (;;) {
    const page = await ask<RowsAnswer>(
      who,
      `${chart}/rows?figure=${key}&after=${rows.length}${at ? `&at=${at}` : ''}`,
    )
    rows.push(...page.rows)
    if (!page.hasMore) return rows
  }
}

/** Rows as the sums that they make, by state. */
const summed = (rows: readonly FactRow[]) =>
  [...Map.groupBy(rows, ({ state }) => state)].map(([state, some]) => {
    const amounts = some.map(({ amount }) => amount).toSorted((one, other) => one - other)
    const middle = (amounts.length - 1) / 2
    return {
      state,
      count: some.length,
      amount: amounts.reduce((all, one) => all + one, 0),
      median: (amounts[Math.floor(middle)]! + amounts[Math.ceil(middle)]!) / 2,
    }
  })
