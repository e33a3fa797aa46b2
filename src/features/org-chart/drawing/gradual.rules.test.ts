import { expect, test } from 'vitest'
import { nextShown } from './gradual.rules.ts'

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `s${from + n}`)

/** How many frames it takes until all is there, and the most that came in one of them. */
function framesTo(shown: ReadonlySet<string>, wanted: readonly string[]) {
  let [frames, most] = [0, 0]
  for (let before = shown; ; frames++) {
    const next = nextShown(before, wanted)
    if (next === before) return { frames, most, end: [...before].toSorted() }
    most = Math.max(most, [...next].filter((id) => !before.has(id)).length)
    before = next
  }
}

test('cards come a few at a time, the most urgent first, until all that are wanted are there and no others', () => {
  expect([...nextShown(new Set(), ids(0, 100))]).toEqual(ids(0, 8))
  for (const shown of [new Set<string>(), new Set(ids(50, 350)), new Set(ids(1_000, 1_300))]) {
    const { most, frames, end } = framesTo(shown, ids(0, 300))
    expect(end).toEqual(ids(0, 300).toSorted())
    expect(most).toBeLessThanOrEqual(8)
    expect(frames).toBeLessThan(120)
  }
})

test('nothing is drawn anew where nothing changes', () => {
  const shown = new Set(ids(0, 20))
  expect(nextShown(shown, ids(0, 20))).toBe(shown)
})
