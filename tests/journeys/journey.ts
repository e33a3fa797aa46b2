import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Person } from './company.ts'
import { openStage, type Stage } from './stage.ts'
import { holdWorker } from './late-worker.ts'

export { expect } from '@playwright/test'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** A journey that is gone in Firefox too. */
export const MAIN = { tag: '@main' }

/** What a browser logs while it has no network. */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection|can’t establish a connection/

interface Arrival {
  /** Signed in as this person; nobody when left out. */
  as?: Person
  phone?: boolean
  /** What the browser asks for, such as `de-DE`. */
  locale?: string
  path?: string
  /** The address of another server than the journey's own. */
  at?: string
  /** Whether the browser has no service workers, like some private windows. */
  withoutWorkers?: boolean
}

/**
 * When the service worker comes, which fetches every file of the application: with the first page, as for people, or late, as over a
 * slow network. Fetching them all costs more than most journeys do, so it comes at once only in those that are about it or about
 * everything; in the others `goOffline` lets it come.
 */
type WorkerComes = 'at once' | 'late'

interface Doors {
  workerComes: WorkerComes
  /** Opens a browser of its own: nothing is shared with the others. */
  enter(arrival?: Arrival): Promise<Page>
  /** Trouble in a console that belongs to the story, such as requests that fail without a network. */
  expectTrouble(pattern: RegExp): void
}

/**
 * A journey on the worker's own server. It fails when any of its browsers logged an error, broke the content policy or threw,
 * and when one of its pages shows a stack or an id at the end.
 */
export const test = base.extend<Doors & { troubles: Troubles }, { stage: Stage; home: string }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const { close, ...stage } = await openStage()
      await use(stage)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  // The address of the pages, for a journey to replace if they come from elsewhere.
  home: [({ stage }, use) => use(stage.url), { scope: 'worker' }],

  workerComes: ['late', { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- as above
  troubles: async ({}, use) => {
    const troubles: Troubles = { seen: [], expected: [] }
    await use(troubles)
    expect(troubles.seen.filter((text) => !troubles.expected.some((pattern) => pattern.test(text)))).toEqual(
      [],
    )
  },

  enter: async ({ browser, home, troubles, workerComes }, use) => {
    const pages: Page[] = []
    const contexts: BrowserContext[] = []
    await use(async ({ as, phone = false, locale = 'en-US', path = '/', at = home, ...more } = {}) => {
      const size = phone ? { viewport: PHONE, isMobile: true, hasTouch: true } : { viewport: DESK }
      const context = await browser.newContext({ baseURL: at, locale, ...size })
      if (more.withoutWorkers)
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      else if (workerComes === 'late') await holdWorker(context)
      contexts.push(context)
      context.on('page', (page) => {
        pages.push(page)
        watch(page, troubles)
      })
      if (as) await context.addCookies([cookieOf(as, at)])
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const page of pages) if (!page.isClosed()) await expectPlainWords(page)
    for (const context of contexts) await context.close()
  },

  expectTrouble: async ({ troubles }, use) => {
    await use((pattern) => troubles.expected.push(pattern))
  },
})

interface Troubles {
  seen: string[]
  expected: RegExp[]
}

/** Playwright's own look into the frame of a mail, in which no script may run. */
const INTO_MAILS = /^Blocked script execution in '[^']*\/api\/mailbox\//

function watch(page: Page, { seen }: Troubles): void {
  page.on('pageerror', (error) => seen.push(`${page.url()} threw: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || INTO_MAILS.test(message.text())) return
    seen.push(`${page.url()} logged: ${message.text()} ${message.location().url}`)
  })
}

/** The cookie of a session of theirs, as the server at this address would set it. */
const cookieOf = ({ cookie }: Person, url: string) => ({
  ...cookie,
  domain: new URL(url).hostname,
  path: '/',
  secure: url.startsWith('https:'),
  httpOnly: true,
  sameSite: 'Lax' as const,
})

const NOT_FOR_PEOPLE = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-|\bat .+:\d+:\d+|\bundefined\b|\[object |\bNaN\b/

/** What something was made from is named by its address, which may have an id. */
const ADDRESSES = /https?:\/\/\S+/g

/** What else stands on the page is for people: no stack, no id, nothing that a program forgot to fill in. */
async function expectPlainWords(page: Page): Promise<void> {
  expect((await page.locator('body').innerText()).replaceAll(ADDRESSES, '')).not.toMatch(NOT_FOR_PEOPLE)
}
