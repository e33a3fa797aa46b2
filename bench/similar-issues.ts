import { issueRow } from '../tests/issue-rows.ts'
import { SimilarTitles } from '../src/features/issues/similar/similarity.rules.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { chance } from '../tests/seeded.ts'

const ISSUES = 20_000
const TITLES = 150
const VOCABULARY = 3_000
const WORDS = 7

/** Typing the title of a new issue beside 20,000 others: what each key takes to find those like it, the first with the index. */
export const similarIssues: Bar = {
  name: 'similar-issues',
  run() {
    const { integer } = chance(9)
    const syllables = ['ka', 'lo', 'mi', 'ter', 'san', 'vo', 'ru', 'pen', 'dal', 'gis', 'hor', 'wex']
    const vocabulary = Array.from({ length: VOCABULARY }, () =>
      Array.from({ length: integer(2, 4) }, () => syllables[integer(0, syllables.length - 1)]!).join(''),
    )
    // A few words stand in many titles, as they do in a team's.
    const word = () => vocabulary[Math.floor((integer(0, 999) / 1_000) ** 3 * VOCABULARY)]!
    const title = () => Array.from({ length: WORDS }, word).join(' ')
    const issues = Array.from({ length: ISSUES }, () =>
      issueRow({ teamId: 'crew', ownerId: 'lena', title: title() }),
    )
    const titles = new SimilarTitles<(typeof issues)[number]>()
    const startedAt = performance.now()
    while (!isTaken(titles, issues));
    const first = performance.now() - startedAt
    const keys: number[] = []
    for (let typed = 0; typed < TITLES; typed++) {
      const text = title()
      for (let length = 3; length <= text.length; length++) {
        const at = performance.now()
        titles.find(text.slice(0, length))
        keys.push(performance.now() - at)
      }
    }
    return Promise.resolve([
      atMost('similar issues: the index of 20,000, in slices of 4 ms', first, 600),
      atMost('similar issues: a key, p50', percentile(sorted(keys), 0.5), 4),
      atMost('similar issues: a key, p99', percentile(sorted(keys), 0.99), 16),
    ])
  },
}

const SLICE_MS = 4

/** Takes in as many as the browser does between two keys. */
function isTaken<I extends { id: string; title: string }>(
  titles: SimilarTitles<I>,
  issues: readonly I[],
): boolean {
  const until = performance.now() + SLICE_MS
  return titles.update(issues, () => performance.now() > until)
}
