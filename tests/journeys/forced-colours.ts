import { expect, type Page } from '@playwright/test'

/** Less contrast than this is decoration (WCAG 1.4.11). */
const OF_A_MARK = 3

/**
 * Where the system chooses all colours, what is told by a fill alone is still to be seen, and so is the focus. It leaves the page in those
 * colours, and the focus on what the next Tab leads to.
 */
export async function expectSeenInForcedColours(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  await page.evaluate(noteFills, OF_A_MARK)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await page.evaluate(vanished), `${place} in forced colours`).toEqual([])
  await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(unseenFocus), `the focus on ${place} in forced colours`).toBeNull()
}

/** Notes each element that is nothing but a fill. */
function noteFills(least: number): void {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const rgba = (colour: string) => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  }
  const light = (colour: number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = colour[index]! / 255
      return sum + weight * (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
    }, 0)
  const behind = (element: Element | null): number[] => {
    if (element === null) return [255, 255, 255, 255]
    const colour = rgba(getComputedStyle(element).backgroundColor)
    return colour[3]! > 200 ? colour : behind(element.parentElement)
  }
  for (const element of document.querySelectorAll('span:empty, div:empty, i:empty')) {
    const { width, height } = element.getBoundingClientRect()
    const fill = rgba(getComputedStyle(element).backgroundColor)
    if (width < 1 || height < 1 || fill[3]! < 200) continue
    const [darker, lighter] = [light(fill), light(behind(element.parentElement))].toSorted((a, b) => a - b)
    if ((lighter! + 0.05) / (darker! + 0.05) >= least) element.toggleAttribute('data-filled', true)
  }
}

function vanished(): string[] {
  const page = getComputedStyle(document.documentElement).backgroundColor
  return [...document.querySelectorAll('[data-filled], progress')]
    .filter((element) => {
      const { backgroundColor, borderStyle, outlineStyle } = getComputedStyle(element)
      return backgroundColor === page && borderStyle === 'none' && outlineStyle === 'none'
    })
    .map((element) => element.outerHTML.slice(0, 150))
}

/** Null if a line shows what has the focus, itself or close around it. */
function unseenFocus(): string | null {
  const focused = document.activeElement
  for (let element = focused, steps = 0; element && steps < 4; element = element.parentElement, steps++) {
    const { outlineStyle, outlineColor } = getComputedStyle(element)
    if (outlineStyle !== 'none' && !outlineColor.endsWith(', 0)')) return null
  }
  return focused?.outerHTML.slice(0, 150) ?? 'nothing'
}
