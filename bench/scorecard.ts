import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cellOf, setMetricValue } from '../src/features/metrics/values/metric-values.mutations.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { addDays, type Day, mondayOf, utcDayOf, weeksBack } from '../src/features/time/calendar.rules.ts'
import { atMost, type Bar, type Measure, percentile, sorted } from './bar.ts'
import { openPage } from './browser.ts'
import { metricAt, metricRows } from './metric-rows.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'

const METRICS = 500
const WEEKS = 260
const EDITS = 60
const UPDATES_PER_SECOND = 200
const SCROLLS = 120
/** Between two keys, as of somebody who enters 15 keys a second. */
const KEY_PAUSE_MS = 66
/** A notch of a wheel, in pixels. */
const NOTCH = 120

/** A large scorecard, 500 metrics over five years, all of it in the browser: entering numbers, alone and while others do, and scrolling. */
export const scorecard: Bar = {
  name: 'scorecard',
  async run() {
    const stage = await openStage()
    const company = await stage.makeCompany({ people: 2, issues: 0, tasks: 0 })
    const lastWeek = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
    const metricIds = await fill(stage, company, lastWeek)
    const { page, close } = await openPage(stage.url, company.people[0]!)
    try {
      for (const probe of ['grid-probe.js', 'frames-probe.js'])
        await page.addInitScript({ path: join(import.meta.dirname, probe) })
      await page.goto(`${stage.url}/metrics`)
      await openAllTime(page)
      const alone = await measured(page, 'alone', 32)
      const stop = keepUpdating(stage, company, metricIds, lastWeek)
      const among = await measured(page, 'with 200 remote updates a second', 50)
      const reached = await stop()
      const scrolled = await scroll(page)
      return [
        ...alone,
        ...among,
        {
          what: 'remote updates meanwhile',
          measured: `${reached}/s`,
          bar: `${UPDATES_PER_SECOND}/s`,
          reached: null,
        },
        atMost('scrolling 500 × 260 cells: longest frame', Math.max(...scrolled), 32),
        atMost('scrolling 500 × 260 cells: frame, p98', percentile(sorted(scrolled), 0.98), 32),
      ]
    } finally {
      await close()
      await stage.stop()
    }
  },
}

async function fill({ services: { node } }: Stage, { id, teamId, people }: BenchCompany, lastWeek: Day) {
  const weeks = weeksBack(lastWeek, WEEKS)
  const all = Array.from({ length: METRICS }, (_, place) =>
    metricAt(place, { teamId, ownerId: people[0]!.id }),
  )
  for (const metric of all) {
    const entered = weeks.map((week, index) => [week, 80 + ((metric.displayOrder + index * 7) % 40)] as const)
    await node.run(id, null, insertRows(metricRows(metric, entered)), {})
  }
  return all.map((metric) => metric.id)
}

async function openAllTime(page: Page): Promise<void> {
  await page.getByRole('grid').waitFor()
  await page.getByRole('combobox', { name: 'Time period' }).click()
  await page.getByRole('option', { name: 'All time', exact: true }).click()
  await page.waitForFunction(
    (columns) => Number(document.querySelector('[role=grid]')?.getAttribute('aria-colcount')) > columns,
    WEEKS,
    { timeout: 60_000 },
  )
  await page.waitForFunction(() => !document.querySelector('main [role=status]'), null, { timeout: 120_000 })
}

/** Types a number into cell after cell, down a column. */
async function measured(page: Page, when: string, frameBar: number): Promise<Measure[]> {
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0))
  await page.locator('[data-row="0"][data-column="5"]').click()
  await page.evaluate('window.readies.length = window.paints.length = 0')
  for (let edit = 0; edit < EDITS; edit++) {
    await page.keyboard.type(String(90 + (edit % 20)), { delay: KEY_PAUSE_MS })
    await page.keyboard.press('Enter', { delay: KEY_PAUSE_MS })
  }
  const readies = sorted(await page.evaluate('window.readies'))
  const paints = sorted(await page.evaluate('window.paints'))
  return [
    atMost(`a cell’s edit to a page ready to paint, p50, ${when}`, percentile(readies, 0.5), 8),
    atMost(`a cell’s edit to its frame, p98, ${when}`, percentile(paints, 0.98), frameBar),
  ]
}

/** Lets somebody else enter numbers all over the newest week, until the returned function is called; it answers how many a second. */
function keepUpdating({ services: { node } }: Stage, company: BenchCompany, metricIds: string[], week: Day) {
  const started = performance.now()
  let done = 0
  const over = new AbortController()
  async function update(): Promise<void> {
    while (!over.signal.aborted) {
      const due = ((performance.now() - started) / 1_000) * UPDATES_PER_SECOND
      if (done >= due) await new Promise((resolve) => setTimeout(resolve, 2))
      else {
        const metricId = metricIds[done++ % metricIds.length]!
        const value = 60 + (done % 80)
        await node.run(company.id, company.people[1]!.id, setMetricValue, {
          ...cellOf(metricId, week),
          value,
        })
      }
    }
  }
  const updating = Promise.all(Array.from({ length: 32 }, update))
  return async () => {
    over.abort()
    await updating
    return Math.round(done / ((performance.now() - started) / 1_000))
  }
}

/** Milliseconds between the frames while a wheel scrolls down, and then sideways. */
async function scroll(page: Page): Promise<number[]> {
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0))
  await page.locator('[data-row="3"][data-column="6"]').hover()
  await page.evaluate('window.watchFrames()')
  for (let notch = 0; notch < SCROLLS; notch++) {
    const isDown = notch < SCROLLS / 2
    await page.mouse.wheel(isDown ? 0 : NOTCH, isDown ? NOTCH : 0)
  }
  return page.evaluate('window.framesWatched()')
}
