import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { givingWay, rested } from './giving-way.ts'

const took = async (act: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await act()
  return performance.now() - started
}

test('whoever worked for a while rests as long, and nobody rests for a moment’s work', async () => {
  const rest = givingWay()
  await sleep(40)
  expect(await took(rest)).toBeGreaterThan(35)
  const others = [await took(rest), await took(rest), await took(rest)]
  expect(Math.min(...others)).toBeLessThan(20)
})

test('what is read with rests is the same', async () => {
  const pieces = ['the ', 'harbour ', 'at dawn'].map((text) => Buffer.from(text))
  let rests = 0
  const read = rested(
    (async function* () {
      yield* pieces
    })(),
    async () => void rests++,
  )
  let text = ''
  for await (const piece of read) text += Buffer.from(piece).toString()
  expect([text, rests]).toEqual(['the harbour at dawn', 3])
})
