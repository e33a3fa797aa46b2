import { expect, test } from 'vitest'
import { commandForKey, followSequence } from './key-match.ts'

const toGoals = { name: 'goals', sequence: ['g', 'g'], key: '3' }
const toTasks = { name: 'tasks', sequence: ['g', 't'] }
const search = { name: 'search', sequence: ['/'], key: 'k' }
const commands = [toGoals, toTasks, search]

/** Presses the keys one after the other and returns the commands that ran. */
function press(...keys: string[]): string[] {
  let pressed: readonly string[] = []
  const ran: string[] = []
  for (const key of keys) {
    const step = followSequence(commands, pressed, key)
    pressed = step.pressed
    if (step.command) ran.push(step.command.name)
  }
  return ran
}

test('g then t opens the tasks, and g twice the goals', () => {
  expect(press('g', 't', 'g', 'g')).toEqual(['tasks', 'goals'])
})

test('a single key works by itself', () => {
  expect(press('/')).toEqual(['search'])
})

test('a wrong second key forgets the first but may begin anew', () => {
  expect(press('g', 'x', 't')).toEqual([])
  expect(press('g', '/')).toEqual(['search'])
})

test('with Ctrl the capital letter means the same', () => {
  expect(commandForKey(commands, 'K')).toBe(search)
  expect(commandForKey(commands, 'x')).toBeUndefined()
})
