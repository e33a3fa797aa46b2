import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { forestOf } from '../src/features/org-chart/charts/forest.rules.ts'
import { itemsOf } from '../src/features/org-chart/layout/card-size.rules.ts'
import { layoutOf } from '../src/features/org-chart/layout/layout.rules.ts'
import { MOST_SEATS, orgCharts, type Seat, seats } from '../src/features/org-chart/org-chart.table.ts'
import { BLANK } from '../src/features/org-chart/seats/new-seat.rules.ts'
import { newRow } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { newId } from '../src/sync/id.ts'
import { atMost, type Bar, type Measure, percentile, sorted } from './bar.ts'
import { openPage } from './browser.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'

/** How many seats report to each that has any. */
const BENEATH = 6
const LAYOUTS = 40
const OPENINGS = 6
const MOVES = 40
const STEPS = 90
/** Between two keys. */
const PAUSE_MS = 100

/** The largest org chart, 2,000 seats: its layout, its first paint, panning and zooming it, and a move. */
export const orgChart: Bar = {
  name: 'org-chart',
  async run() {
    const stage = await openStage()
    const company = await stage.makeCompany({ people: 2, issues: 0, tasks: 0 })
    const rows = seatRows(company)
    await fill(stage, company, rows)
    const { page, close } = await openPage(stage.url, company.people[0]!)
    try {
      for (const probe of ['chart-probe.js', 'frames-probe.js'])
        await page.addInitScript({ path: join(import.meta.dirname, probe) })
      return [
        ...layouts(rows),
        ...(await openings(page, stage.url)),
        ...(await steps(page)),
        ...(await moves(page)),
      ]
    } finally {
      await close()
      await stage.stop()
    }
  },
}

function seatRows({ people }: BenchCompany): Seat[] {
  const chartId = newId()
  const at = new Date().toISOString()
  const ids = Array.from({ length: MOST_SEATS }, () => newId())
  return ids.map((id, n) => ({
    ...BLANK,
    id,
    chartId,
    isDraft: false,
    parentId: n === 0 ? null : ids[Math.floor((n - 1) / BENEATH)]!,
    position: n,
    name: `Seat ${n}`,
    holderIds: [people[n % people.length]!.id],
    roles: Array.from({ length: n % 4 }, (_, role) => ({ id: newId(), text: `Answers for part ${role}` })),
    tint: n % 7,
    createdBy: people[0]!.id,
    createdAt: at,
    updatedAt: at,
  }))
}

async function fill({ services: { node } }: Stage, { id }: BenchCompany, rows: readonly Seat[]) {
  const [{ chartId, createdBy, createdAt, updatedAt }] = rows as [Seat]
  const made = { createdBy, createdAt, updatedAt }
  const chart = { ...made, id: chartId, name: 'Org Chart', kind: 'live' as const, archivedAt: null }
  const all = [newRow(orgCharts, chart), ...rows.map((row) => newRow(seats, row))]
  for (let from = 0; from < all.length; from += 500)
    await node.run(id, null, insertRows(all.slice(from, from + 500)), {})
}

function layouts(rows: readonly Seat[]): Measure[] {
  const forest = forestOf(rows.map((seat) => ({ ...seat, holders: [], former: [] })))
  const items = itemsOf(forest.roots, new Set(), true)
  const times = Array.from({ length: LAYOUTS }, () => {
    const before = performance.now()
    layoutOf(items, 'down')
    return performance.now() - before
  })
  return [atMost('layout of 2,000 seats, p50', percentile(sorted(times), 0.5), 20)]
}

/** From the click in the sidebar to the frame with the first cards, on a page that has its rows. */
async function openings(page: Page, url: string): Promise<Measure[]> {
  await page.goto(`${url}/people`)
  const link = page.locator('a[href="/org-chart"]').first()
  for (let opening = 0; opening <= OPENINGS; opening++) {
    await link.click()
    await page.locator('[data-seat]').first().waitFor()
    await page.waitForFunction(
      (count) => (window as unknown as { opened: number[] }).opened.length > count,
      opening,
    )
    if (opening < OPENINGS) {
      await page.locator('a[href="/people"]').first().click()
      await page.waitForURL(/people/)
    }
  }
  const [first, ...others] = await page.evaluate<number[]>('window.opened')
  return [
    {
      what: 'a chart of 2,000 seats, first opened in a page',
      measured: `${Math.round(first!)} ms`,
      bar: '',
      reached: null,
    },
    atMost(
      'a chart of 2,000 seats opened, to its first cards painted, p50',
      percentile(sorted(others), 0.5),
      200,
    ),
  ]
}

/** Turns the wheel over the chart, and with Ctrl to zoom out until there is no text, and in again. */
async function steps(page: Page): Promise<Measure[]> {
  await page.waitForTimeout(1_000)
  await page.mouse.move(720, 500)
  const watched = async (act: (step: number) => Promise<void>): Promise<number[]> => {
    await page.evaluate('window.watchFrames()')
    for (let step = 0; step < STEPS; step++) await act(step)
    return page.evaluate<number[]>('window.framesWatched()')
  }
  // What a frame takes on this machine while nothing happens, to compare with.
  const resting = await watched(() => page.waitForTimeout(16))
  const panned = await watched((step) =>
    page.mouse.wheel(step % 40 < 20 ? 60 : -60, step % 30 < 15 ? 40 : -40),
  )
  await page.keyboard.down('Control')
  const zoomed = await watched((step) => page.mouse.wheel(0, step % 60 < 30 ? 60 : -60))
  await page.keyboard.up('Control')
  return [
    {
      what: 'a chart at rest: longest frame',
      measured: `${Math.round(Math.max(...resting))} ms`,
      bar: '',
      reached: null,
    },
    atMost('panning 2,000 seats: longest frame', Math.max(...panned), 32),
    atMost('zooming 2,000 seats: longest frame', Math.max(...zoomed), 32),
    atMost('panning and zooming: frame, p98', percentile(sorted([...panned, ...zoomed]), 0.98), 32),
  ]
}

/** Moves a seat beside its neighbour and back, by keys. */
async function moves(page: Page): Promise<Measure[]> {
  const tree = page.getByRole('tree')
  await tree.focus()
  await page.keyboard.press('f')
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(500)
  await page.evaluate('window.readies.length = window.paints.length = 0')
  for (let move = 0; move < MOVES; move++) {
    await page.keyboard.press(move % 2 === 0 ? 'Alt+ArrowRight' : 'Alt+ArrowLeft')
    await page.waitForTimeout(PAUSE_MS)
  }
  const readies = sorted(await page.evaluate<number[]>('window.readies'))
  const paints = sorted(await page.evaluate<number[]>('window.paints'))
  return [
    atMost('a move among 2,000 seats to a page ready to paint, p50', percentile(readies, 0.5), 16),
    atMost('a move among 2,000 seats to its frame, p50', percentile(paints, 0.5), 33),
  ]
}
