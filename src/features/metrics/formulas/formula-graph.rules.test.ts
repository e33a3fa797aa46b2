import { expect, test } from 'vitest'
import { graphProblem } from './formula-graph.rules.ts'

type Formulas = Record<string, string>
const listed = (formula: string | undefined) => (formula === undefined ? [] : [formula])
const problem = (formulas: Formulas, id: string) =>
  graphProblem(id, listed(formulas[id]), (each) => listed(formulas[each]))

test('a formula may not lead back to its own metric, however long the way', () => {
  expect(problem({ a: '[a] + 1' }, 'a')).toBe('formula/cycle')
  expect(problem({ a: '[b]', b: '[c]', c: 'lag([a],1)' }, 'a')).toBe('formula/cycle')
  expect(problem({ a: '[b] + [c]', b: '[d]', c: '[d]', d: '[e]' }, 'a')).toBeNull()
})

test('ten formulas may stand on each other', () => {
  const chain = (length: number): Formulas =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`m${index}`, `[m${index + 1}]`]))
  expect(problem(chain(10), 'm0')).toBeNull()
  expect(problem(chain(11), 'm0')).toBe('formula/too-many')
})

test('a formula may be calculated from a hundred metrics in all', () => {
  const names = Array.from({ length: 101 }, (_, index) => `[m${index}]`)
  expect(
    problem({ a: '[b] + [c]', b: names.slice(0, 49).join(' + '), c: names.slice(49, 98).join(' + ') }, 'a'),
  ).toBeNull()
  expect(problem({ a: names.join(' + ') }, 'a')).toBe('formula/too-many')
})

test('formulas that use each other many times over are walked through once', () => {
  const formulas: Formulas = {}
  for (let layer = 0; layer < 9; layer++)
    for (let place = 0; place < 10; place++)
      formulas[`m${layer}-${place}`] = Array.from(
        { length: 10 },
        (_, next) => `[m${layer + 1}-${next}]`,
      ).join(' + ')
  expect(problem(formulas, 'm0-0')).toBeNull()
})
