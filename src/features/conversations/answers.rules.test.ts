import { expect, test } from 'vitest'
import { differingFirst, isAnswer, withAnswer } from './answers.rules.ts'

const [VALUE, ROLE, OTHER] = [1, 2, 3].map((end) => `0190b1c2-0000-7000-8000-00000000000${end}`)
const form = {
  companyValues: [{ id: VALUE!, title: 'Calm', note: '' }],
  roles: [{ id: ROLE!, text: 'Keep the watch' }],
  answers: {},
}

test.each([
  [`value:${VALUE}`, 'mostly', true],
  [`value:${VALUE}`, 'always', false],
  [`value:${OTHER}`, 'mostly', false],
  [`value:${VALUE}:note`, 'On the bridge', true],
  [`value:${VALUE}:notes`, 'On the bridge', false],
  [`role:${ROLE}`, 'works', true],
  [`role:${ROLE}`, 'yes', false],
  [`role:${ROLE}:note`, 'Since May', true],
  ['fit:wants', 'open', true],
  ['fit:likes', 'yes', false],
  ['check:0', 'yes', true],
  ['check:9', 'no', true],
  ['check:10', 'no', false],
  ['check:3:note', 'no', false],
  [`goal:${OTHER}`, 'Half way', true],
  ['goal:any', 'Half way', false],
  ['working', 'The watch', true],
  ['agree', 'Two trips', true],
  ['__proto__', 'x', false],
  ['constructor', 'x', false],
])('%s takes %s: %s', (key, answer, takes) => {
  expect(isAnswer(form, key, answer)).toBe(takes)
})

test('an empty answer takes the earlier one away', () => {
  expect(withAnswer({ working: 'a', need: 'b' }, 'working', '')).toEqual({ need: 'b' })
  expect(withAnswer({ need: 'b' }, 'working', 'a')).toEqual({ need: 'b', working: 'a' })
})

test('a form has no room for any number of goals', () => {
  const answers = Object.fromEntries(
    Array.from({ length: 250 }, (_, at) => [
      `goal:0190b1c2-0000-7000-8000-${String(at).padStart(12, '0')}`,
      'x',
    ]),
  )
  expect(isAnswer({ ...form, answers }, 'working', 'x')).toBe(false)
  expect(isAnswer({ ...form, answers }, Object.keys(answers)[0]!, 'y')).toBe(true)
})

test('what differs comes first', () => {
  expect(differingFirst(['a', 'b', 'c'], { a: '1', b: '1' }, { a: '1', b: '2', c: '' })).toEqual([
    'b',
    'a',
    'c',
  ])
})
