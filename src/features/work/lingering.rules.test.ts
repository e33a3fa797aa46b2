import { expect, test } from 'vitest'
import { type Ticked, withTicked } from './lingering.rules.ts'

const ticked = (key: string, index: number): Ticked<string> => ({ item: key, key, index })
const shown = (items: string[], ...gone: Ticked<string>[]) =>
  withTicked(items, (item) => item, gone).map(({ item, leaving }) => (leaving ? `-${item}` : item))

test('a ticked row keeps its place, so that a second click does not meet the row below', () => {
  expect(shown(['sail', 'rope'], ticked('mast', 0))).toEqual(['-mast', 'sail', 'rope'])
  expect(shown(['sail'], ticked('rope', 2), ticked('mast', 0))).toEqual(['-mast', 'sail', '-rope'])
})

test('the last row keeps its place too', () => {
  expect(shown([], ticked('mast', 0))).toEqual(['-mast'])
})

test('a row that is back stands where the list has it, unmarked', () => {
  expect(shown(['mast', 'sail'], ticked('sail', 0))).toEqual(['mast', 'sail'])
})
