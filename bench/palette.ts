import { issues } from '../src/features/issues/issues.table.ts'
import { companyRows, newRow } from '../src/features/people/company-rows.rules.ts'
import { app } from '../src/features/registry.ts'
import { found } from '../src/features/search/search.queries.ts'
import { best, type Findable, makeReady } from '../src/features/search/search.rules.ts'
import { changesBetween } from '../src/sync/change.ts'
import { newId } from '../src/sync/id.ts'
import { LiveQueries } from '../src/sync/live.ts'
import { Store } from '../src/sync/store.ts'
import { issueRow } from '../tests/issue-rows.ts'
import { type Chance, chance } from '../tests/seeded.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'

const ROWS = 20_000
const OPENINGS = 10
const SEARCHES = 6
const VOCABULARY = 3_000
const AT_ONCE = 1_000

/** Typing in the palette beside 20,000 rows of one kind, with a slip in every other word: what each key takes, and each slice that makes the rows ready. */
export const palette: Bar = {
  name: 'palette',
  run() {
    const words = vocabularyOf(chance(11))
    const all = { slices: [] as number[], firsts: [] as number[], keys: [] as number[] }
    for (let opening = 0; opening < OPENINGS; opening++) {
      const live = openCompany(words)
      all.slices.push(...readySlices(issuesOf(live)))
      const keys = typed(words).map((text) => milliseconds(() => best(issuesOf(live), text)))
      all.firsts.push(keys[0]!)
      all.keys.push(...keys)
    }
    return Promise.resolve([
      atMost('palette: a key beside 20,000 rows, p50', percentile(sorted(all.keys), 0.5), 8),
      atMost('palette: a key beside 20,000 rows, p98', percentile(sorted(all.keys), 0.98), 16),
      atMost('palette: the first key after opening, p50', percentile(sorted(all.firsts), 0.5), 16),
      atMost('palette: a slice of what the rows need, p98', percentile(sorted(all.slices), 0.98), 16),
    ])
  },
}

function milliseconds(run: () => unknown): number {
  const at = performance.now()
  run()
  return performance.now() - at
}

type Words = (least: number, most: number) => string[]

function vocabularyOf({ integer, pick }: Chance): Words {
  const syllables = ['ka', 'lo', 'mi', 'ter', 'san', 'vo', 'ru', 'pen', 'dal', 'gis', 'hor', 'wex']
  const some = (least: number, most: number, of: readonly string[]) =>
    Array.from({ length: integer(least, most) }, () => pick(of))
  const vocabulary = Array.from({ length: VOCABULARY }, () => some(2, 4, syllables).join(''))
  return (least, most) => some(least, most, vocabulary)
}

/** A browser that has just loaded: none of its rows has been searched. */
function openCompany(words: Words): LiveQueries {
  const [lena, crew] = [newId(), newId()]
  const store = new Store(app.tables)
  const company = { id: newId(), name: 'Bench', slug: 'bench' }
  const person = { id: lena, email: 'lena@bench.test', fullName: 'Lena', level: 'member' as const }
  const team = { id: crew, name: 'Operations', createdBy: lena, members: [{ id: newId(), personId: lena }] }
  const rows = [
    ...companyRows({ company, people: [person], teams: [team] }, new Date().toISOString()),
    ...Array.from({ length: ROWS }, () =>
      newRow(issues, issueRow({ teamId: crew, ownerId: lena, title: words(4, 8).join(' ') })),
    ),
  ]
  for (const { table, row } of rows) store.apply([...changesBetween(table, undefined, row)])
  return new LiveQueries({ reader: store, actor: app.actorOf(store, lena)!, holds: () => true, version: 0 })
}

function issuesOf(live: LiveQueries): readonly Findable[] {
  const outcome = live.query(found, { kind: 'issues' }).current()
  if (!outcome || 'error' in outcome) throw new Error('Nothing is at hand')
  return outcome.value.rows
}

function readySlices(rows: readonly Findable[]): number[] {
  const starts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, slice) => slice * AT_ONCE)
  return starts.map((from) => milliseconds(() => rows.slice(from, from + AT_ONCE).forEach(makeReady)))
}

/** What stands in the field after each key of some searches. */
const typed = (words: Words): string[] =>
  Array.from({ length: SEARCHES }, (_, search) => {
    const meant = words(1, 2).join(' ')
    const text = search % 2 === 0 ? meant : meant.slice(0, 2) + meant.slice(3)
    return Array.from({ length: text.length - 1 }, (_none, index) => text.slice(0, index + 2))
  }).flat()
