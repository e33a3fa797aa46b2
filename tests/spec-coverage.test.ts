import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PAGE = join(import.meta.dirname, '../docs/spec-coverage.md')
const STATES = ['built', 'partly', 'not yet', 'not needed'] as const

const HEAD = `| Section | ${STATES.join(' | ')} | lines |
|---|${'--:|'.repeat(STATES.length + 1)}
`

interface Section {
  /** The heading up to its colon: several parts may make one section. */
  name: string
  states: string[]
}

/** The sections below each heading of a specification. */
const specsOf = (page: string): { name: string; sections: Section[] }[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((spec) => ({ name: upToColon(spec), sections: merged(spec.split(/^### /m).slice(1)) }))

const upToColon = (text: string) => text.split('\n')[0]!.split(':')[0]!

function merged(parts: string[]): Section[] {
  const byName = Map.groupBy(parts, upToColon)
  return [...byName].map(([name, same]) => ({ name, states: same.flatMap(statesOf) }))
}

/** The states of a part's lines; headings of its table have none. */
const statesOf = (part: string): string[] =>
  [...part.matchAll(/^\| .+? \| ([^|]+) \| [^|]*\|$/gm)].flatMap(([, state]) =>
    state === 'State' ? [] : state!,
  )

function line(name: string, states: string[], mark = ''): string {
  const counts = STATES.map((state) => states.filter((one) => one === state).length)
  return `| ${[name, ...counts, states.length].map((cell) => `${mark}${cell}${mark}`).join(' | ')} |\n`
}

/** The page with its table counted anew. */
function recounted(page: string): string {
  const specs = specsOf(page)
  const lines = specs.flatMap(({ name, sections }) => [
    ...sections.map((section) => line(section.name, section.states)),
    line(
      name,
      sections.flatMap(({ states }) => states),
      '**',
    ),
  ])
  const all = specs.flatMap(({ sections }) => sections.flatMap(({ states }) => states))
  return page.replace(/^\| Section [^]*?\n(?=\n)/m, () => HEAD + lines.join('') + line('All', all, '**'))
}

const page = readFileSync(PAGE, 'utf8')

test('every line of docs/spec-coverage.md is in one of the states that it explains', () => {
  const states = specsOf(page).flatMap(({ sections }) => sections.flatMap((section) => section.states))
  expect(states.filter((state) => !(STATES as readonly string[]).includes(state))).toEqual([])
})

test('its totals are counted', async () => {
  await expect(recounted(page)).toMatchFileSnapshot(PAGE)
})
