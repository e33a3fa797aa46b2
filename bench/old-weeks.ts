import type { Page } from '@playwright/test'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../src/features/time/calendar.rules.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { openPage } from './browser.ts'
import { metricAt, metricRows } from './metric-rows.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'

const METRICS = 30
const WEEKS = 104
const EDITS = 20
/** Pixels, as the grid lays them out. */
const WEEK_WIDTH = 64

/** Opening two years of a scorecard of which the browser holds 13 weeks, and then correcting numbers of long ago. */
export const oldWeeks: Bar = {
  name: 'old-weeks',
  async run() {
    const stage = await openStage()
    const company = await stage.makeCompany({ people: 1, issues: 0, tasks: 0 })
    await fill(stage, company)
    const { page, close } = await openPage(stage.url, company.people[0]!)
    try {
      await page.goto(`${stage.url}/metrics`)
      await page.getByRole('grid').waitFor()
      const { painted, complete } = await openAllTime(page)
      const edits = sorted(await edit(page))
      return [
        atMost('two years of 30 metrics from cold: first rows painted', painted, 400),
        atMost('two years of 30 metrics from cold: every value here', complete, 1_000),
        atMost('correcting a number of long ago: painted, p50', percentile(edits, 0.5), 32),
      ]
    } finally {
      await close()
      await stage.stop()
    }
  },
}

async function fill({ services: { node } }: Stage, { id, teamId, people }: BenchCompany): Promise<void> {
  const lastWeek = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
  const entered = weeksBack(lastWeek, WEEKS).map((week, index) => [week, 100 + index] as const)
  for (let place = 0; place < METRICS; place++) {
    const metric = metricAt(place, { teamId, ownerId: people[0]!.id })
    await node.run(id, null, insertRows(metricRows(metric, entered)), {})
  }
}

/** Milliseconds from choosing the period to its first paint, and until nothing is on its way any more. */
async function openAllTime(page: Page): Promise<{ painted: number; complete: number }> {
  await page.getByRole('combobox', { name: 'Period' }).click()
  const allTime = await page.getByRole('option', { name: 'All time', exact: true }).elementHandle()
  return page.evaluate(async (option) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await frame()
    }
    const grid = document.querySelector('[role=grid]')!
    const started = performance.now()
    option.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await until(() => Number(grid.getAttribute('aria-colcount')) > 200)
    await frame()
    const painted = performance.now() - started
    await until(() => !document.querySelector('main [role=status]'))
    return { painted, complete: performance.now() - started }
  }, allTime)
}

/** Milliseconds from Enter to the end of the frame in which the new number stands there, for each edit. */
async function edit(page: Page): Promise<number[]> {
  await page.getByRole('grid').evaluate((grid, left) => (grid.scrollLeft = left), (WEEKS - 8) * WEEK_WIDTH)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key !== 'Enter') return
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  const cell = page.locator(`[data-row="0"][data-column="${4 + WEEKS - 4}"]`)
  await cell.click()
  for (let number = 0; number < EDITS; number++) {
    await page.keyboard.type(String(number))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
  }
  await cell.filter({ hasText: String(EDITS - 1) }).waitFor()
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}
