import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { type Bar, type Measure, milliseconds, percentile, sorted } from './bar.ts'
import { openStage } from './stage.ts'

const VISITS = 7
/** 9 Mbit/s in bytes a second, and in milliseconds. */
const LINE = {
  offline: false,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
  latency: 100,
}
/** In milliseconds: the largest thing on the page, and the first text. Reported, because they are the machine's as much as ours. */
const WANTED = { largest: 800, first: 400 }

/** A first visit of the landing page over an ordinary line: until its first text and its largest part are painted. */
export const landing: Bar = {
  name: 'landing',
  async run() {
    const stage = await openStage()
    const executablePath = await findChromium()
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--window-size=1440,987'],
    })
    try {
      const paints: Paints[] = []
      for (let visit = 0; visit < VISITS; visit++) {
        const context = await browser.newContext({ viewport: null })
        const page = await context.newPage()
        const devtools = await context.newCDPSession(page)
        await devtools.send('Network.enable')
        await devtools.send('Network.emulateNetworkConditions', LINE)
        await page.goto(stage.url, { waitUntil: 'load' })
        paints.push(await page.evaluate(paintsOfPage))
        await context.close()
      }
      return [
        reported('landing page at 9 Mbit/s and 100 ms, first text, p50', paints, 'first'),
        reported('landing page at 9 Mbit/s and 100 ms, largest part, p50', paints, 'largest'),
      ]
    } finally {
      await browser.close()
      await stage.stop()
    }
  },
}

type Paints = { first: number; largest: number }

/** Runs in the page. Paints are told after they happen, and a larger part may follow a smaller one, so it listens for a while. */
const paintsOfPage = (): Promise<Paints> =>
  new Promise((resolve) => {
    const paints = { first: Number.NaN, largest: Number.NaN }
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry)
      }).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paints.first = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => (paints.largest = startTime))
    setTimeout(() => resolve(paints), 1_000)
  })

function reported(what: string, paints: readonly Paints[], which: keyof Paints): Measure {
  const value = percentile(sorted(paints.map((paint) => paint[which])), 0.5)
  return {
    what,
    measured: milliseconds(value),
    bar: `wanted: ${milliseconds(WANTED[which])}`,
    reached: null,
  }
}
