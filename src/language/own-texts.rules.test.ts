import { expect, test } from 'vitest'
import { inOwnTexts } from './own-texts.rules.ts'

const texts = {
  TITLE: 'A task for you',
  KINDS: { goal: 'Goal', note: 'Note' },
  ENDINGS: ['No task', 'Some tasks'],
  gave: (sender: string, kind: 'task' | 'goal', { title }: { title: string }): string =>
    `${sender} gave you the ${kind} “${title}”. A task can be passed on.`,
  parts: (count: number) => ({ heading: `${count} tasks` }),
}
const words = { task: { one: 'Action', many: 'Actions' }, goal: { one: 'Rock', many: 'Rocks' } }
const own = inOwnTexts(texts, 'en', words)

test('every text of a module is in the company’s words, however deep', () => {
  expect(own.TITLE).toBe('An action for you')
  expect(own.KINDS).toEqual({ goal: 'Rock', note: 'Note' })
  expect(own.ENDINGS).toEqual(['No action', 'Some actions'])
  expect(own.parts(3)).toEqual({ heading: '3 actions' })
})

test('what people have written stays, even if it says the standard word', () => {
  expect(own.gave('Task Force', 'goal', { title: 'Ship the task list and the goals' })).toBe(
    'Task Force gave you the rock “Ship the task list and the goals”. An action can be passed on.',
  )
})

test('without own words a module is itself', () => {
  expect(inOwnTexts(texts, 'de', {})).toBe(texts)
  expect(inOwnTexts(texts, 'de', undefined)).toBe(texts)
})
