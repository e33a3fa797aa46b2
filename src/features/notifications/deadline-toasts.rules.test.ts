import { expect, test } from 'vitest'
import { deadlinesToTell } from './deadline-toasts.rules.ts'

const at = (minute: number): string => `2027-05-18T07:${String(minute).padStart(2, '0')}:00.000Z`
const NOW = Date.parse(at(30))
const deadline = (minute: number, more: object = {}) => ({
  kind: 'task_deadline_warning' as const,
  readAt: null,
  createdAt: at(minute),
  ...more,
})

test('three at most stand in the corner, one of which says that there are others', () => {
  const three = [deadline(29), deadline(29), deadline(28)]
  expect(deadlinesToTell(three, NOW, '')).toEqual({ named: three, hasOthers: false, until: at(29) })
  const many = Array.from({ length: 50 }, () => deadline(29))
  expect(deadlinesToTell(many, NOW, '')).toEqual({ named: many.slice(0, 2), hasOthers: true, until: at(29) })
})

test('what was told, also as one of many, is not told again, though others have been read or deleted', () => {
  const many = Array.from({ length: 50 }, () => deadline(29))
  const { until } = deadlinesToTell(many, NOW, '')!
  expect(deadlinesToTell(many.slice(3), NOW, until)).toBeNull()
  const newer = deadline(30)
  expect(deadlinesToTell([newer, ...many], NOW, until)).toEqual({
    named: [newer],
    hasOthers: false,
    until: at(30),
  })
})

test('nothing is told of what is read, old or no deadline of a task', () => {
  const others = [deadline(29, { readAt: at(29) }), deadline(29, { kind: 'assigned' }), deadline(25)]
  expect(deadlinesToTell(others, NOW, '')).toBeNull()
})
