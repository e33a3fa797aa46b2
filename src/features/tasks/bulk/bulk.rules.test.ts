import { expect, test } from 'vitest'
import {
  changesBy,
  inMutations,
  isOfChanges,
  isOneMutation,
  MOST_AT_ONCE,
  rowsOfChanges,
} from './bulk.rules.ts'
import { MOST_ASSIGNEES } from '../tasks.rules.ts'

const sail = {
  task: { id: '019a0000-0000-7000-8000-000000000001', status: 'todo' as const, dueDate: '2026-11-20' },
  assigneeIds: ['omar'],
}
const mast = {
  task: { id: '019a0000-0000-7000-8000-000000000002', status: 'done' as const, dueDate: '2026-11-27' },
  assigneeIds: ['lena', 'omar'],
}

test('each task gets what was chosen for all, and Undo gives each what it had', () => {
  expect(changesBy({ dueDate: '2026-12-01' }, [sail, mast])).toEqual({
    changes: [
      { taskId: sail.task.id, dueDate: '2026-12-01' },
      { taskId: mast.task.id, dueDate: '2026-12-01' },
    ],
    undo: [
      { taskId: sail.task.id, dueDate: '2026-11-20' },
      { taskId: mast.task.id, dueDate: '2026-11-27' },
    ],
  })
  expect(changesBy({ isArchived: true }, [sail]).undo).toEqual([{ taskId: sail.task.id, isArchived: false }])
})

test('those that are so already are left alone, so that Undo does not change them either', () => {
  expect(changesBy({ status: 'done' }, [sail, mast]).changes.map(({ taskId }) => taskId)).toEqual([
    sail.task.id,
  ])
  expect(changesBy({ assigneeIds: ['omar', 'lena'] }, [sail, mast]).undo).toEqual([
    { taskId: sail.task.id, assigneeIds: ['omar'], assigneesBefore: ['omar', 'lena'] },
  ])
  expect(changesBy({ dueDate: '2026-11-20' }, [sail]).changes).toEqual([])
})

test('a large selection is changed in several steps', () => {
  const changes = Array.from({ length: 2 * MOST_AT_ONCE + 1 }, (_, index) => ({ taskId: String(index) }))
  expect(inMutations(changes).map(({ length }) => length)).toEqual([MOST_AT_ONCE, MOST_AT_ONCE, 1])
  expect(inMutations(changes).flat()).toEqual(changes)
})

test('so is one of tasks that many people share', () => {
  const assigneeIds = Array.from({ length: MOST_ASSIGNEES }, (_, index) => String(index))
  const changes = Array.from({ length: 50 }, (_, index) => ({ taskId: String(index), assigneeIds }))
  const groups = inMutations(changes)
  expect(groups.map(({ length }) => length)).toEqual([20, 20, 10])
  expect(groups.flat()).toEqual(changes)
  expect(isOneMutation(changes)).toBe(false)
})

test('the rows that are fetched are those that are changed, and the next ones of those that repeat', () => {
  const changes = [{ taskId: sail.task.id }]
  expect(isOfChanges(rowsOfChanges(changes), changes)).toBe(true)
  expect(isOfChanges({ taskIds: [mast.task.id], nextIds: [] }, changes)).toBe(false)
})
