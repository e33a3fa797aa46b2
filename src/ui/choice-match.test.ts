import { expect, test } from 'vitest'
import { matching } from './choice-match.ts'

const people = ['Astrid Vale', 'David Idowu', 'Idris Calloway', 'Maya Harper'].map((label) => ({
  label,
  detail: `${label.split(' ')[0]!.toLowerCase()}@harbor.example`,
}))
const found = (typed: string) => matching(people, typed).map(({ label }) => label)

test('who begins with what is typed comes first, then who has such a word, then who contains it', () => {
  expect(found('id')).toEqual(['Idris Calloway', 'David Idowu', 'Astrid Vale'])
})

test('an address finds its person, and nothing typed finds everybody in their order', () => {
  expect(found('maya@')).toEqual(['Maya Harper'])
  expect(found(' ')).toEqual(people.map(({ label }) => label))
  expect(found('zz')).toEqual([])
})
