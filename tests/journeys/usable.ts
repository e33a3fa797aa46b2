import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Base UI's own: they hand the focus on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Axe need not describe each element that it finds nothing wrong with. */
const ONLY_VIOLATIONS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'] }

/** Cumulative layout shift; from 0.1 on people notice. */
const MOST_SHIFT = 0.01

/** Colours are all that differs between the themes. */
const rulesFor = (axe: AxeBuilder, isDark: boolean): AxeBuilder =>
  isDark
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])

/**
 * Axe finds nothing, and nothing is wider than the window.
 * @param place what a failure calls it
 * @param within selects a part for axe to look at
 */
export async function expectUsable(page: Page, place: string, within?: string): Promise<void> {
  const first = await violationsOn(page, within)
  // What was coming or going while axe looked is at rest, or gone, at the second look.
  const found = first.length === 0 ? first : await violationsOn(page, within)
  expect.soft(found, place).toEqual([])
  expect.soft(await tooWide(page), `${place} is wider than the window`).toEqual([])
}

async function violationsOn(page: Page, within: string | undefined): Promise<string[]> {
  await page.waitForFunction(isAtRest)
  await page.evaluate(withoutSilentFrames)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const axe = new AxeBuilder({ page }).options(ONLY_VIOLATIONS).exclude(FOCUS_GUARDS)
  if (within !== undefined) axe.include(within)
  // To gather what it finds in frames axe opens another page each time, which takes as long as all the rest.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await rulesFor(axe, isDark).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Axe runs a script in each frame, and waits for ever for one that allows none, such as a mail's. */
const withoutSilentFrames = (): void => {
  for (const frame of document.querySelectorAll('iframe[sandbox]:not([sandbox~="allow-scripts"])'))
    frame.remove()
}

/** What is still opening or changing its colours is half transparent, and axe finds too little contrast there. */
const isAtRest = (): boolean =>
  document.querySelector('[data-starting-style], [data-ending-style]') === null &&
  document
    .getAnimations()
    .every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)

/**
 * What was on the page has kept its place while it loaded; `place` is what a failure calls it. Shifts count whatever the
 * browser takes for their cause: within 500 ms of the window's first size, it blames the window.
 */
export async function expectStill(page: Page, place: string): Promise<void> {
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts = new PerformanceObserver((list) => resolve(sumOf(list.getEntries())))
        shifts.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sumOf(shifts.takeRecords())), 50)
        // What the browser tells of a shift is in no type yet.
        const sumOf = (entries: PerformanceEntryList) =>
          (entries as unknown as { value: number }[]).reduce((sum, { value }) => sum + value, 0)
      }),
  )
  expect.soft(shifted, `${place} moves while it loads`).toBeLessThan(MOST_SHIFT)
}

/** Where less motion is wished for, nothing moves for longer than one sees. */
export async function expectCalm(page: Page, place: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {}
      const [target] = effect instanceof KeyframeEffect ? [effect.target] : []
      return Number(duration) > 1 || iterations === Infinity ? [target?.outerHTML.slice(0, 100)] : []
    }),
  )
  expect.soft(moving, `${place} moves for those who wish for less motion`).toEqual([])
}

/** The page and its screen, where they scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')]
      .filter((element) => element !== null && element.scrollWidth > element.clientWidth)
      .map((element) => `${element!.tagName}: ${element!.scrollWidth} over ${element!.clientWidth}`),
  )

/** A window of 1280 by 1024 at 400 %, in CSS pixels (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 }

const soft = expect.configure({ soft: true, timeout: 2_000 })

/** At 400 % zoom, from whatever size the window has. */
export async function expectZoomable(page: Page, place: string): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize(ZOOMED)
  await expectRoom(page, `${place} at 400 %`)
  await page.setViewportSize(before)
}

/** Nothing scrolls sideways, the top bar fits, and most of the window is the screen's. */
export async function expectRoom(page: Page, place: string): Promise<void> {
  // A window that has just become smaller keeps some of its widths for a frame.
  await soft.poll(() => tooWide(page), `${place} scrolls sideways`).toEqual([])
  const { right, share } = await page.evaluate(() => {
    const ends = [...document.querySelectorAll('header :is(button, a)')].map(
      (one) => one.getBoundingClientRect().right,
    )
    return {
      right: Math.max(0, ...ends),
      share: (document.querySelector('main')?.clientHeight ?? innerHeight) / innerHeight,
    }
  })
  expect.soft(right, `the top bar of ${place} is wider than the window`).toBeLessThanOrEqual(ZOOMED.width)
  expect.soft(share, `bars cover ${place}`).toBeGreaterThan(0.75)
  expect.soft(await inTheWay(page), `${place} lies under what floats`).toEqual([])
}

/** What stays where it is while the page scrolls, and takes more than a button does. */
const inTheWay = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        return position === 'fixed' && visibility === 'visible' && width > 100 && height > 50
      })
      .map((element) => element.outerHTML.slice(0, 150)),
  )
