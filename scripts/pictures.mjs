// npm run pictures: takes the pictures of the landing page in the demo company of a server of its own, in light and dark colours, and
// writes them to src/web/static/pictures. To be run when the product looks different; the build has to be there.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { PICTURE } from '../src/web/landing/pictures.ts'
import { select } from '../tests/journeys/acts.ts'
import { openStage } from '../tests/journeys/stage.ts'
import { findChromium } from './chromium.mjs'
import { root } from './run.mjs'

const DIRECTORY = join(root, 'src/web/static/pictures')
/** Smaller than the picture, so that its text can still be read where the picture is shown small. */
const SCALE = 1.25
const OPEN_GRAPH = 'open-graph.jpg'
const VIEWPORT = { width: PICTURE.width / SCALE, height: PICTURE.height / SCALE }

const choose = (page, name) => page.getByRole('button', { name, exact: true }).first().click()

/** Opens the door of the leadership's meeting, and begins it. */
async function meet(page, kind) {
  await page.goto('/dashboard')
  await choose(page, 'Meeting')
  await page.getByRole('menuitem', { name: 'Leadership' }).click()
  await page.waitForURL(/\/meeting\//)
  await page.goto(page.url().replace(/(\/meeting\/[^/?]+).*/, `$1/${kind}`))
  await choose(page, 'Start meeting')
  await page.getByText('You are the scriber').waitFor()
}

const toSection = (page, name) =>
  page.getByRole('navigation', { name: 'Agenda' }).getByRole('button', { name }).click()

/** One vote for each of the given rows, counted from 0. */
async function vote(page, rows) {
  const plus = page.getByRole('button', { name: /^Vote for/ })
  for (const row of rows) await plus.nth(row).click()
}

async function toGoals(page) {
  await page.goto('/goals')
  await select(page.getByLabel('Team'), 'Operations')
}

/** Each picture by its name: what leads to what it shows. */
const SHOTS = {
  dashboard: (page) => page.goto('/dashboard'),
  async issues(page) {
    await page.goto('/issues')
    await vote(page, [4, 4, 0, 2])
  },
  tasks: (page) => page.goto('/tasks'),
  goals: toGoals,
  strategy: (page) => page.goto('/strategy'),
  people: (page) => page.goto('/people?tab=team'),
  'org-chart': (page) => page.goto('/org-chart'),
  async fit(page) {
    await page.goto('/people?tab=fit')
    await select(page.getByRole('combobox', { name: 'Team' }), 'Leadership')
  },
  permissions: (page) => page.goto('/permissions?tab=levels'),
  scorecard: (page) => page.goto('/metrics'),
  analytics: (page) => page.goto('/analytics'),
  async meeting(page) {
    await meet(page, 'weekly')
    await toSection(page, /^Scorecard/)
  },
  async quarterly(page) {
    await meet(page, 'quarterly')
    await toSection(page, /^Review Prior Quarter/)
  },
}

async function take(browser, url, scheme, names) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await choose(page, 'Try the demo company')
  await page.waitForURL(/dashboard/)
  // The sidebar as icons leaves more room for what the picture is about.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('button', { name: /sidebar/i })
    .first()
    .click()
  for (const name of names) {
    await SHOTS[name](page)
    // Where nothing reacts to it.
    await page.mouse.move(VIEWPORT.width / 2, 2)
    await page.waitForTimeout(1_500)
    const shot = await page.screenshot()
    if (name === 'dashboard' && scheme === 'light')
      await writeFile(join(DIRECTORY, OPEN_GRAPH), await shared(shot))
    await writeFile(
      join(DIRECTORY, `${name}-${scheme}.webp`),
      await sharp(shot).webp({ quality: 72, effort: 6 }).toBuffer(),
    )
  }
  await context.close()
}

/** The upper part of a picture as other sites show it beside a link: 1200 x 630, in a format that all of them read. */
const shared = (shot) =>
  sharp(shot)
    .resize(1_200, 630, { fit: 'cover', position: 'top' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()

await mkdir(DIRECTORY, { recursive: true })
const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)
/** A team holds one meeting at a time, so the second kind of meeting needs a company of its own. */
const groups = [Object.keys(SHOTS).filter((name) => name !== 'quarterly'), ['quarterly']]
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
for (const names of groups.map((group) => group.filter(isWanted)).filter(({ length }) => length > 0)) {
  for (const scheme of ['light', 'dark']) {
    const stage = await openStage()
    await take(browser, stage.url, scheme, names)
    await stage.close()
  }
}
await browser.close()
