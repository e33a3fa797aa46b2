import { expect, test } from 'vitest'
import { hasRoom } from './guests.rules.ts'

const guests = (present: number, removed: number) => [
  ...Array.from({ length: present }, () => ({ leftAt: null })),
  ...Array.from({ length: removed }, () => ({ leftAt: '2026-03-02T09:00:00.000Z' })),
]

test.each([
  [0, 0, true],
  [49, 0, true],
  [50, 0, false],
  [49, 150, true],
  [49, 151, false],
  [0, 200, false],
])(
  'with %i guests in a meeting and %i removed from it, there is room for one more: %s',
  (present, removed, room) => {
    expect(hasRoom(guests(present, removed))).toBe(room)
  },
)
