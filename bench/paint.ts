import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { openPage } from './browser.ts'
import { openStage } from './stage.ts'

const TASKS = 200
const CLICKS = 150

/** The time from clicking a task's checkbox to the painted tick, in a real Chromium that lists a team's 200 tasks. */
export const paint: Bar = {
  name: 'paint',
  async run() {
    const stage = await openStage()
    const company = await stage.makeCompany({ people: 2, issues: 0, tasks: TASKS })
    const { page, close } = await openPage(stage.url, company.people[0]!)
    try {
      await page.addInitScript({ path: join(import.meta.dirname, 'paint-probe.js') })
      await page.goto(`${stage.url}/tasks`)
      await clickThrough(page)
      const readies = sorted(await page.evaluate('window.readies'))
      const paints = sorted(await page.evaluate('window.paints'))
      return [
        atMost('local change to a page ready to paint, p50', percentile(readies, 0.5), 8),
        atMost('local change to paint, p50 (60 frames a second)', percentile(paints, 0.5), 8),
        atMost('local change to paint, p98', percentile(paints, 0.98), 32),
      ]
    } finally {
      await close()
      await stage.stop()
    }
  },
}

/** Each tick strikes a task through, which leaves the list a moment later. */
async function clickThrough(page: Page): Promise<void> {
  await page.getByLabel('Whose tasks').click()
  await page.getByRole('option', { name: 'Crew', exact: true }).click()
  const first = page.getByRole('checkbox', { checked: false }).first()
  await first.waitFor()
  await page.evaluate('window.paints.length = window.readies.length = 0')
  for (let click = 0; click < CLICKS; click++) await first.click()
}
