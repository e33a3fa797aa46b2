import { beforeEach, expect, test } from 'vitest'
import { hasToasts, onToast, takeToasts, toast } from './toast.ts'

// Whoever said something before, in another test file, left it to nobody.
beforeEach(() => void takeToasts())

test('messages wait until somebody shows them, and are shown once', () => {
  toast.error('Failed to cast vote', 'All 5 votes are used.')
  toast.success('Saved')
  expect(hasToasts()).toBe(true)
  expect(takeToasts().map(({ kind, title }) => [kind, title])).toEqual([
    ['error', 'Failed to cast vote'],
    ['success', 'Saved'],
  ])
  expect(hasToasts()).toBe(false)
})

test('whoever listens hears of each message until it stops', () => {
  let heard = 0
  const stop = onToast(() => heard++)
  toast.warning('You are offline. Changes will sync when reconnected.')
  stop()
  toast.success('Back online! Syncing data...')
  expect(heard).toBe(1)
})
