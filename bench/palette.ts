import { best, type Findable } from '../src/features/search/search.rules.ts'
import { chance } from '../tests/seeded.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'

const ROWS = 20_000
const SEARCHES = 60
const VOCABULARY = 3_000

/** Typing in the palette beside 20,000 rows of one kind, with a slip in every other word: what each key takes. */
export const palette: Bar = {
  name: 'palette',
  run() {
    const { integer } = chance(11)
    const syllables = ['ka', 'lo', 'mi', 'ter', 'san', 'vo', 'ru', 'pen', 'dal', 'gis', 'hor', 'wex']
    const some = (least: number, most: number, of: readonly string[], between = '') =>
      Array.from({ length: integer(least, most) }, () => of[integer(0, of.length - 1)]!).join(between)
    const vocabulary = Array.from({ length: VOCABULARY }, () => some(2, 4, syllables))
    const rows: Findable[] = Array.from({ length: ROWS }, (_, index) => ({
      id: String(index),
      label: some(4, 8, vocabulary, ' '),
      detail: 'Operations',
    }))
    const keys: number[] = []
    for (let search = 0; search < SEARCHES; search++) {
      const words = some(1, 2, vocabulary, ' ')
      const typed = search % 2 === 0 ? words : words.slice(0, 2) + words.slice(3)
      for (let length = 2; length <= typed.length; length++) {
        const at = performance.now()
        best(rows, typed.slice(0, length))
        keys.push(performance.now() - at)
      }
    }
    return Promise.resolve([
      atMost('palette: a key beside 20,000 rows, p50', percentile(sorted(keys), 0.5), 8),
      atMost('palette: a key beside 20,000 rows, p98', percentile(sorted(keys), 0.98), 16),
    ])
  },
}
