import { expect, test } from 'vitest'
import { isOfSequence } from './key-sequence.ts'

const isPressed = (key: string, timeStamp: number) => isOfSequence({ key, timeStamp })

test('the letter right after G or C ends a sequence; a later one and the one after it mean what they say', () => {
  expect(isPressed('t', 100)).toBe(false)
  expect(isPressed('g', 200)).toBe(true)
  expect(isPressed('t', 900)).toBe(true)
  expect(isPressed('t', 950)).toBe(false)
  expect(isPressed('c', 2_000)).toBe(true)
  expect(isPressed('i', 3_100)).toBe(false)
  expect(isPressed('g', 4_000)).toBe(true)
  expect(isPressed('g', 4_100)).toBe(true)
  expect(isPressed('d', 4_200)).toBe(false)
})

test('several listeners hear the same of one key, and Shift is no letter', () => {
  expect(isPressed('g', 10_000)).toBe(true)
  expect(isPressed('g', 10_000)).toBe(true)
  expect(isPressed('Shift', 10_100)).toBe(false)
  expect(isPressed('p', 10_200)).toBe(true)
  expect(isPressed('p', 10_200)).toBe(true)
})
