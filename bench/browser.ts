import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import type { BenchPerson } from './stage.ts'

/** A page of a real Chromium in which this person is signed in. With an emulated viewport, reported latencies are wrong. */
export async function openPage(
  url: string,
  { cookie }: BenchPerson,
): Promise<{ page: Page; close(): Promise<void> }> {
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--window-size=1440,987'],
  })
  const context = await browser.newContext({ viewport: null })
  const [name, value] = cookie.split('=') as [string, string]
  await context.addCookies([{ name, value, url }])
  return { page: await context.newPage(), close: () => browser.close() }
}
