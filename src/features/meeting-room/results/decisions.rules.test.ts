import { describe, expect, test } from 'vitest'
import { answerTo, decisionsOf } from './decisions.rules.ts'

const solved = (id: string) => ({ id, title: `Issue ${id}`, personIds: [] })
const task = (id: string, sourceIssueId?: string | null) => ({
  id,
  title: `Task ${id}`,
  personIds: [],
  ...(sourceIssueId !== undefined && { sourceIssueId }),
})

describe('decisions', () => {
  test('each solved issue has its own tasks, also none', () => {
    const brought = {
      issuesResolved: [solved('a'), solved('b')],
      tasksCreated: [task('1', 'b'), task('2', 'a'), task('3', 'b')],
    }
    const { decisions, otherTasks } = decisionsOf(brought, [])
    expect(decisions.map(({ issue, tasks }) => [issue.id, tasks.map(({ id }) => id)])).toEqual([
      ['a', ['2']],
      ['b', ['1', '3']],
    ])
    expect(otherTasks).toEqual([])
  })

  test('tasks of no issue, of one that was not solved, and of earlier results stand apart', () => {
    const tasksCreated = [task('1', null), task('2', 'open'), task('3')]
    const { decisions, otherTasks } = decisionsOf({ issuesResolved: [solved('a')], tasksCreated }, [])
    expect(decisions[0]?.tasks).toEqual([])
    expect(otherTasks.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  test('the sentence is what the team wrote down, else why there is no task, else nothing', () => {
    const noted = (issueId: string, decision: string, reason: string | null) => ({
      taken: { issueId, reason, spent: 60_000 },
      decision,
    })
    const { decisions } = decisionsOf(
      { issuesResolved: ['a', 'b', 'c', 'd'].map(solved), tasksCreated: [] },
      [noted('a', 'We buy it. ', 'Done'), noted('b', '  ', 'Done at once'), noted('c', '', null)],
    )
    expect(decisions.map(({ sentence, spent }) => [sentence, spent])).toEqual([
      ['We buy it.', 60_000],
      ['Done at once', 60_000],
      [null, 60_000],
      [null, null],
    ])
  })
})

test('a number off target names the decision about it, the issue that stays, or that there is none', () => {
  const result = { issuesResolved: [solved('a'), solved('b')] }
  expect(answerTo('b', result)).toEqual({ decision: 2 })
  expect(answerTo('open', result)).toBe('issue')
  expect(answerTo(null, result)).toBe('none')
})
