import { expect, test } from 'vitest'
import { type Watcher, Watchers } from './watchers.ts'

const watcher = (changed: () => void = () => {}): Watcher & { log: string[] } => {
  const log: string[] = []
  return {
    log,
    changed() {
      changed()
      log.push('changed')
    },
    closed: () => void log.push('closed'),
  }
}

test('every watcher hears of changes until it stops', () => {
  const watchers = new Watchers()
  const [one, other] = [watcher(), watcher()]
  watchers.add(one)
  const stop = watchers.add(other)
  watchers.tell([])
  stop()
  watchers.tell([])
  expect([one.log, other.log, watchers.size]).toEqual([['changed', 'changed'], ['changed'], 1])
})

test('one that fails is closed, and the others hear of it all the same', () => {
  const watchers = new Watchers()
  const failing = watcher(() => {
    throw new Error('it fails')
  })
  const other = watcher()
  watchers.add(failing)
  watchers.add(other)
  watchers.tell([])
  expect([failing.log, other.log, watchers.size]).toEqual([['closed'], ['changed'], 1])
})

test('all are closed with the company, and so is one that comes too late', async () => {
  const watchers = new Watchers()
  const [one, late] = [watcher(), watcher()]
  watchers.add(one)
  watchers.closeAll()
  watchers.add(late)
  await Promise.resolve()
  expect([one.log, late.log, watchers.size]).toEqual([['closed'], ['closed'], 0])
})
