import type { Page } from '@playwright/test'
import { deleteMetrics, restoreMetrics } from '../src/features/metrics/definition/delete-metrics.mutations.ts'
import { setTaskStatus } from '../src/features/tasks/task-acts.mutations.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../src/features/time/calendar.rules.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { atMost, type Bar, milliseconds, percentile, plain, sorted } from './bar.ts'
import { openPage } from './browser.ts'
import { metricAt, metricRows, nameAt } from './metric-rows.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'

const METRICS = 100
const WEEKS = 200
const CELLS = METRICS * WEEKS
const OTHERS = 8

/** 20,000 values from a CSV file, through the dialog, while eight others tick tasks; and deleting the hundred metrics at once. */
export const importing: Bar = {
  name: 'import',
  async run() {
    const stage = await openStage()
    const company = await stage.makeCompany({ people: 1 + OTHERS, issues: 0, tasks: OTHERS })
    const metricIds = await fill(stage, company)
    const { page, close } = await openPage(stage.url, company.people[0]!)
    try {
      const alone = await worked(stage, company, () => new Promise((resolve) => setTimeout(resolve, 3_000)))
      await page.goto(`${stage.url}/metrics`)
      await page.getByRole('grid').waitFor()
      const busy = await taskTimes(page)
      let seconds = 0
      const before = process.cpuUsage()
      const meanwhile = await worked(stage, company, async () => {
        seconds = await importFile(page, stage, company)
      })
      const { user, system } = process.cpuUsage(before)
      const pageSeconds = await busy()
      const deleting = await deleted(stage, company, metricIds)
      return [
        atMost(`${plain(CELLS)} values imported while ${OTHERS} others work`, seconds, 10, inSeconds),
        {
          what: 'processor time of the node for both',
          measured: inSeconds((user + system) / 1e6),
          bar: '',
          reached: null,
        },
        { what: 'time in which the page was busy', measured: inSeconds(pageSeconds), bar: '', reached: null },
        atMost('what the others do meanwhile, p50 against before', ratio(meanwhile, alone, 0.5), 5, inTimes),
        {
          what: 'what the others do, p98, before',
          measured: milliseconds(percentile(alone, 0.98)),
          bar: '',
          reached: null,
        },
        atMost('what the others do meanwhile, p98', percentile(meanwhile, 0.98), 250),
        atMost(`deleting ${METRICS} metrics with their values in one step`, deleting, 250),
      ]
    } finally {
      await close()
      await stage.stop()
    }
  },
}

const inSeconds = (value: number): string => `${value.toFixed(1)} s`
const inTimes = (value: number): string => `${value.toFixed(1)} times`

const ratio = (now: readonly number[], before: readonly number[], share: number): number =>
  percentile(now, share) / percentile(before, share)

/** Metrics without a value. */
async function fill({ services: { node } }: Stage, { id, teamId, people }: BenchCompany): Promise<string[]> {
  const all = Array.from({ length: METRICS }, (_, place) =>
    metricAt(place, { teamId, ownerId: people[0]!.id }),
  )
  const rows = all.flatMap((metric) => metricRows(metric))
  await node.run(id, null, insertRows(rows), {})
  return all.map((metric) => metric.id)
}

/** Milliseconds that each act of the others takes, until `until` is over: everybody ticks and unticks a task, one act after the other. */
async function worked(
  { services: { node } }: Stage,
  { id, people, taskIds }: BenchCompany,
  until: () => Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  const over = new AbortController()
  const working = people.slice(1).map(async (person, place) => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const started = performance.now()
      const status = turn % 2 === 0 ? ('done' as const) : ('todo' as const)
      await node.run(id, person.id, setTaskStatus, { id: taskIds[place]!, status })
      times.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await until().finally(() => over.abort())
  await Promise.all(working)
  return sorted(times)
}

/** Seconds from the press of the button until the server has stored every value. */
async function importFile(page: Page, { services }: Stage, { id }: BenchCompany): Promise<number> {
  const lastWeek = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
  const weeks = weeksBack(lastWeek, WEEKS)
  const lines = Array.from({ length: METRICS }, (_, place) =>
    [nameAt(place), ...weeks.map((_week, at) => (place + at) % 150)].join(','),
  )
  const text = [['Metric', ...weeks].join(','), ...lines].join('\n')
  await page.getByRole('button', { name: 'Actions for this scorecard' }).click()
  await page.getByRole('menuitem', { name: 'Import CSV' }).click()
  const file = { name: 'values.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('CSV file').setInputFiles(file)
  const button = page.getByRole('button', { name: `Import ${METRICS} rows` })
  await button.waitFor({ timeout: 60_000 })
  const started = performance.now()
  await button.click()
  while ((await countOf(services, id)) < CELLS) await new Promise((resolve) => setTimeout(resolve, 50))
  return (performance.now() - started) / 1_000
}

/** Answers how many seconds the page has been busy since. */
async function taskTimes(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics: figures } = await session.send('Performance.getMetrics')
    return figures.find(({ name }) => name === 'TaskDuration')!.value
  }
  const before = await read()
  return async () => (await read()) - before
}

async function countOf({ pool }: Stage['services'], companyId: string): Promise<number> {
  const { rows } = await inCompany(pool, companyId, null, (client) =>
    client.query<{ count: number }>(
      'select count(*)::int as count from metric_values where value is not null',
    ),
  )
  return rows[0]!.count
}

/** Milliseconds of the fastest of three: what lies in the way of the others is in the figures above. */
async function deleted(
  { services: { node } }: Stage,
  company: BenchCompany,
  metricIds: string[],
): Promise<number> {
  const [{ id: ownerId }] = company.people as [BenchCompany['people'][number]]
  const times: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const started = performance.now()
    await node.run(company.id, ownerId, deleteMetrics, { metricIds })
    times.push(performance.now() - started)
    await node.run(company.id, ownerId, restoreMetrics, { metricIds })
  }
  return Math.min(...times)
}
