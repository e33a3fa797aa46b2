import { join } from 'node:path'
import { atMost, type Bar, milliseconds, percentile, sorted } from './bar.ts'
import { openPage } from './browser.ts'
import { openStage } from './stage.ts'

const OPENINGS = 40

declare global {
  interface Window {
    /** What the probe saw, in milliseconds for each opening. */
    opened: number[]
  }
}

/** From the keys that open the palette to its painted field, in a real Chromium; the first opening, which fetches its files, is left out. */
export const palettePaint: Bar = {
  name: 'palette-paint',
  async run() {
    const stage = await openStage()
    const company = await stage.makeCompany({ people: 2, issues: 200, tasks: 200 })
    const { page, close } = await openPage(stage.url, company.people[0]!)
    try {
      await page.addInitScript({ path: join(import.meta.dirname, 'palette-probe.js') })
      await page.goto(`${stage.url}/tasks`)
      await page.getByRole('heading', { name: 'Tasks', exact: true }).waitFor()
      const field = page.getByRole('combobox', { name: 'Search' })
      for (let opening = 0; opening <= OPENINGS; opening++) {
        await page.keyboard.press('Control+k')
        await field.waitFor()
        await page.waitForFunction((before) => window.opened.length > before, opening)
        await page.keyboard.press('Escape')
        await field.waitFor({ state: 'detached' })
      }
      const opened = await page.evaluate(() => window.opened)
      const [, ...again] = opened
      return [
        atMost('palette: keys to painted field, p50', percentile(sorted(again), 0.5), 50),
        {
          what: 'palette: keys to painted field, p98',
          measured: milliseconds(percentile(sorted(again), 0.98)),
          bar: '',
          reached: null,
        },
      ]
    } finally {
      await close()
      await stage.stop()
    }
  },
}
