import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { ChartAnswer } from '../src/features/analytics/analytics.requests.ts'
import { CHARTS, type ChartKind } from '../src/features/analytics/charts/chart-kinds.rules.ts'
import { setLab } from '../src/features/companies/companies.mutations.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { makeHistory } from './history.ts'
import { type HistorySize, ORDINARY } from './history-size.ts'
import { openStage } from './stage.ts'

const FIFTY_TEAMS: HistorySize = { ...ORDINARY, people: 300, teams: 50, years: 3 }
const TIMES = 25
const MOST_SECONDS = 180

/** A director's charts of 50 teams and three years, each asked for again and again. */
export const analytics: Bar = {
  name: 'analytics',
  async run() {
    const stage = await openStage()
    try {
      const company = await makeHistory(stage.services, FIFTY_TEAMS, 1)
      const director = company.personIds[0]!
      await stage.services.node.run(company.id, director, setLab, { lab: 'analytics', isOn: true })
      const { cookie } = await stage.makePerson(director)
      await statisticsOf(stage.services.pool, 'metric_values')
      const today = new Date()
      const years = { from: threeYearsBefore(today), to: today.toISOString().slice(0, 10) }
      const ask = async (chart: ChartKind) => {
        const path = `/api/analytics/${company.id}/${chart}?${new URLSearchParams(years)}`
        const started = performance.now()
        const answer = await fetch(stage.url + path, { headers: { cookie } })
        const { sums } = (await answer.json()) as ChartAnswer
        if (answer.status !== 200) throw new Error(`The chart ${chart} was answered ${answer.status}.`)
        return { took: performance.now() - started, sums: sums.length }
      }
      const measures = []
      for (const chart of CHARTS) {
        const { sums } = await ask(chart)
        const took: number[] = []
        for (let time = 0; time < TIMES; time++) took.push((await ask(chart)).took)
        measures.push(
          atMost(
            `analytics: ${chart}, 50 teams and 3 years in ${sums} sums, p95`,
            percentile(sorted(took), 0.95),
            300,
          ),
        )
      }
      return measures
    } finally {
      await stage.stop()
    }
  },
}

/** Waits until the database knows how the rows of a table are spread, as it does a minute after many have come. */
async function statisticsOf(pool: Pool, table: string): Promise<void> {
  for (let second = 0; second < MOST_SECONDS; second++) {
    const { rows } = await pool.query<{ known: boolean }>(
      'select last_autoanalyze is not null as known from pg_stat_user_tables where relname = $1',
      [table],
    )
    if (rows[0]?.known) return
    await setTimeout(1_000)
  }
}

/** The longest period that can be chosen. */
function threeYearsBefore(today: Date): string {
  const day = new Date(today)
  day.setUTCFullYear(today.getUTCFullYear() - 3)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
