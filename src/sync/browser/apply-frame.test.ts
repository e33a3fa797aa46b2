import { expect, test } from 'vitest'
import { newId } from '../id.ts'
import type { Frame } from '../protocol.ts'
import { View } from '../view.ts'
import { applyFrame } from './apply-frame.ts'
import { harborApp } from './testing/harbor-app.ts'

test('a frame goes on from where the browser is, and not back', () => {
  const view = new View(
    harborApp(),
    newId(),
    () => new Date().toISOString(),
    () => undefined,
  )
  view.replace([], { epoch: newId(), cursor: 5, scopes: ['c'], acknowledged: 0 })
  const take = (from: number, seq: number) =>
    applyFrame(view, { t: 'd', from, seq, changes: [] } satisfies Frame)
  expect([take(4, 6), take(6, 7), take(5, 4)]).toEqual([null, null, null])
  expect(view.position.cursor).toBe(5)
  expect([take(5, 5), take(5, 8)]).toEqual([[], []])
  expect(view.position.cursor).toBe(8)
})
