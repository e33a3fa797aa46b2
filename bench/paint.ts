import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { openStage } from './stage.ts'

const TASKS = 200
const CLICKS = 150

/** The time from clicking a task's checkbox to the painted tick, in a real Chromium that lists a team's 200 tasks. */
export const paint: Bar = {
  name: 'paint',
  async run() {
    const executablePath = await findChromium()
    const stage = await openStage()
    // With an emulated viewport, the reported latencies are wrong.
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--window-size=1440,987'],
    })
    try {
      const company = await stage.makeCompany({ people: 2, issues: 0, tasks: TASKS })
      const context = await browser.newContext({ viewport: null })
      const [name, value] = company.people[0]!.cookie.split('=') as [string, string]
      // Host-bound cookies need a secure origin, which localhost is in every way but its scheme.
      await context.addCookies([{ name, value, url: stage.url.replace('http:', 'https:'), secure: true }])
      await context.addInitScript({ path: join(import.meta.dirname, 'paint-probe.js') })
      const page = await context.newPage()
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
      await browser.close()
      await stage.stop()
    }
  },
}

/** Each tick removes a task from the list, so the next one moves under the pointer. */
async function clickThrough(page: Page): Promise<void> {
  await page.getByLabel('Whose tasks').selectOption('Crew')
  const first = page.getByRole('checkbox').first()
  await first.waitFor()
  await page.evaluate('window.paints.length = window.readies.length = 0')
  for (let click = 0; click < CLICKS; click++) await first.click()
}
