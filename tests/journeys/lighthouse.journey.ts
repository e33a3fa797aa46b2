import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import playwright from '../../playwright.config.ts'
import { removeDirectory, temporaryDirectory } from '../temporary-directory.ts'
import { expect, test } from './journey.ts'

const METRICS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']
const PAGES = ['/', '/login', '/dashboard']
/** Speed is reported, not judged: it is the machine's as much as ours. bench/ measures it. */
const JUDGED = ['accessibility', 'best-practices', 'seo'] as const

test('Lighthouse finds nothing to mend on landing, sign-in and dashboard', async ({ home }) => {
  test.slow()
  const directory = await temporaryDirectory('lighthouse')
  const port = await freePort()
  const { executablePath, args = [] } = playwright.use!.launchOptions!
  const context = await chromium.launchPersistentContext(directory, {
    ...(executablePath && { executablePath }),
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    for (const path of PAGES) {
      if (path === '/dashboard') {
        const page = await context.newPage()
        await page.goto(`${home}/login`)
        await page.getByRole('button', { name: 'Try the demo company' }).click()
        await expect(page).toHaveURL(/\/dashboard$/)
        await page.close()
      }
      expect(await faultsOf(`${home}${path}`, port), path).toEqual([])
    }
  } finally {
    await context.close()
    await removeDirectory(directory)
  }
})

/** The audits that a page fails, with what they say. */
async function faultsOf(url: string, port: number): Promise<string[]> {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...JUDGED, 'performance'] }
  const result = await lighthouse(url, { ...flags, disableStorageReset: true }, desktopConfig)
  const { categories, audits, runtimeError, finalDisplayedUrl } = result!.lhr
  if (runtimeError) return [runtimeError.message]
  expect(finalDisplayedUrl).toBe(url)
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`)
  const figures = METRICS.map((id) => `${id} ${audits[id]?.displayValue}`)
  process.stdout.write(`${new URL(url).pathname}: ${[...scores, ...figures].join(', ')}\n`)
  return JUDGED.flatMap((id) => categories[id]!.auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details ?? null).slice(0, 600)}`)
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
