import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PERSON_TINTS } from '../src/ui/initials.ts'

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'

function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css)
  const found = value?.[3] ?? value?.[theme === 'light' ? 1 : 2]
  if (!found) throw new Error(`no colour --${name}`)
  return found
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2 between two colours. */
function contrast(one: string, other: string, theme: Theme): number {
  const [dark, light] = [luminance(colour(one, theme)), luminance(colour(other, theme))].toSorted(
    (a, b) => a - b,
  )
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const surfaces = ['page', 'sunken', 'raised', 'hover', 'selected']

const texts: [text: string, ...on: string[]][] = [
  ['ink', ...surfaces, ...Array.from({ length: PERSON_TINTS }, (_, tint) => `person-${tint}`)],
  ['soft', ...surfaces],
  ['accent-ink', 'page', 'sunken', 'raised', 'hover', 'accent-tint'],
  ['on-accent', 'accent', 'accent-hover', 'danger', 'danger-hover'],
  ...['good', 'bad', 'warn', 'info'].map((state): [string, ...string[]] => [
    `${state}-ink`,
    `${state}-tint`,
    'page',
    'raised',
  ]),
]

const parts: [part: string, ...on: string[]][] = [
  ['control-line', 'page', 'sunken', 'raised'],
  ['focus', ...surfaces],
  ...['good', 'bad', 'warn', 'info'].map((state): [string, ...string[]] => [
    `${state}-edge`,
    `${state}-tint`,
    'page',
    'raised',
  ]),
]

for (const theme of ['light', 'dark'] as const) {
  test.each(texts.flatMap(([text, ...on]) => on.map((surface) => [text, surface])))(
    `in the ${theme} theme the text %s is readable on %s`,
    (text, surface) => expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5),
  )

  test.each(parts.flatMap(([part, ...on]) => on.map((surface) => [part, surface])))(
    `in the ${theme} theme the part %s stands out from %s`,
    (part, surface) => expect(contrast(part, surface, theme)).toBeGreaterThanOrEqual(3),
  )
}
