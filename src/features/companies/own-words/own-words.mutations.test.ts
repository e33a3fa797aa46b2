import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { myCompany } from '../companies.queries.ts'
import { setOwnWords } from './own-words.mutations.ts'

let stage: Cast
beforeAll(async () => (stage = await cast()))
afterAll(() => stage.stop())

const rock = { one: 'Rock', many: 'Rocks' }
const toDo = { one: 'To-do', many: 'To-dos' }
const wordsOf = async (asker = stage.harbor.lena) => (await asker.asks(myCompany, {})).ownWords

test('what one director renames, another does not take back', async () => {
  const { maya } = stage.harbor
  await maya.does(setOwnWords, { goal: rock })
  await maya.does(setOwnWords, { task: toDo })
  expect(await wordsOf()).toEqual({ goal: rock, task: toDo })
  await maya.does(setOwnWords, { task: null })
  expect(await wordsOf()).toEqual({ goal: rock })
  expect(await wordsOf(stage.lantern.ravi)).toEqual({})
})

test('omar, who is no director, renames nothing', async () => {
  await expect(stage.harbor.omar.does(setOwnWords, { goal: toDo })).rejects.toMatchObject({
    text: { kind: 'denied' },
  })
})

test.each([
  ['no word for several', { goal: { one: 'Rock', many: ' ' } }],
  ['a word that is too long', { goal: { one: 'R'.repeat(31), many: 'Rocks' } }],
  ['markup', { goal: { one: '<b>', many: 'Rocks' } }],
  ['a line break', { goal: { one: 'Ro\nck', many: 'Rocks' } }],
  ['a sign alone', { goal: { one: '-', many: 'Rocks' } }],
  ['a term that nobody knows', { dream: { one: 'Dream', many: 'Dreams' } }],
])('%s is refused', async (_what, words) => {
  await expect(stage.harbor.maya.does(setOwnWords, words as never)).rejects.toMatchObject({
    text: { kind: 'invalid' },
  })
})

test.each([
  ['the standard name of another', { metric: { one: 'issue', many: 'Figures' } }, 'Issue'],
  ['the own name of another', { metric: { one: 'Figure', many: 'ROCKS' } }, 'ROCKS'],
])('a thing cannot have %s', async (_what, words, word) => {
  await expect(stage.harbor.maya.does(setOwnWords, words)).rejects.toMatchObject({
    text: {
      code: 'company/same-words',
      detail: `Two things would be called “${word}”. Choose another word for one of them.`,
    },
  })
})
