import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withOwnWords } from '../own-words.build.ts'
import type { Language } from '../src/language/languages.rules.ts'
import { NOUNS_IN } from '../src/language/nouns-in.ts'
import { inOwnWords, TERMS } from '../src/language/own-words.rules.ts'
import { stringsOf } from './strings-of.ts'

const SOURCES = join(import.meta.dirname, '../src')
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })

const TEXTS = '/home/src/features/crates/crates.text.ts'

describe('the build', () => {
  test.each([
    ['a text', `export const ADD = 'Add goal'`, `own('Add goal')`],
    ['a template, whose values stay', `export const of = (n) => \`\${n} goals\``, `own\`\${n} goals\``],
    ['a text of a certain type', `export const KIND = 'Goal' as const`, `own('Goal')`],
    ['a word of a table', `export const KINDS = { goal: 'a goal' }`, `goal: /* @__PURE__ */ own('a goal')`],
    [
      'a text within a template',
      `export const f = (n) => \`\${n === 1 ? 'goal' : 'goals'} left\``,
      `own('goals')`,
    ],
    ['a file of another language', `export const ADD = 'Ziel anlegen'`, `own('Ziel anlegen')`, 'de'],
  ] as const)('lets the company name %s', (_what, source, expected, language: Language = 'en') => {
    expect(withOwnWords(TEXTS, source, language)).toContain(expected)
  })

  test.each([
    ['a text without a term', `export const SAVE = 'Save'`],
    ['a key', `export const KINDS = { 'goal': 'Kind' }`],
    ['a type', `export const f = (kind: 'goal' | null): string => LABELS[kind]`],
    ['what is compared with', `export const f = (kind) => (kind === 'goal' ? 'Yes' : 'No')`],
    ['what is looked up', `export const f = (kind) => NAMES[kind ?? 'goal']`],
    ['a case', `export function f(kind) { switch (kind) { case 'goal': return 'Yes' } }`],
    ['a kind of row', `export const f = (id, the) => the('goal', id)`],
    ['the code of a refusal', `export const CODE = 'goal/closed'`],
    ['an address', `export const PATH = '/goals'`],
    ['a file that is imported', `export { A } from './goal'`],
  ])('leaves %s alone', (_what, source) => {
    expect(withOwnWords(TEXTS, source, 'en')).toBeNull()
  })

  test.each([
    ['the landing page', '/home/src/web/landing/landing.text.ts'],
    ['what programs read', '/home/src/features/integrations/api/api.text.ts'],
    ['what is no text', '/home/src/features/goals/GoalRow.tsx'],
  ])('leaves %s alone', (_what, path) => {
    expect(withOwnWords(path, `export const ADD = 'Add goal'`, 'en')).toBeNull()
  })
})

/** A term, or what was made of one. */
const LEFT: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:goal|metric|(?<!temporary )issue(?!r)|task|headline|scriber|weekly meeting)/i,
  de: /(?:^|[^\p{L}])(?!ziel(?:wert|marke|gruppe|datum))(?:ziel|kennzahl|thema|themen|aufgabe|schlagzeile|protokollführ|wochenmeet)/iu,
}

const ELSEWHERE = /^language\/|^web\/(?:landing|public)\/|^features\/integrations\/(?:api|mcp)\//

test.each(['en', 'de'] as const)(
  'no text in %s is left that says a standard word of another form',
  async (language) => {
    const word = { one: 'Qux', many: 'Quxes' }
    const say = inOwnWords(NOUNS_IN[language], Object.fromEntries(TERMS.map((term) => [term, word])))
    const ending = language === 'en' ? /(?<!\.de)\.text\.ts$/ : /\.text\.de\.ts$/
    const files = FILES.filter((file) => ending.test(file) && !ELSEWHERE.test(file))
    const texts = await Promise.all(
      files.map(async (file) => stringsOf({ ...(await import(join(SOURCES, file))) })),
    )
    expect(texts.flat().length).toBeGreaterThan(1_000)
    expect(
      texts
        .flat()
        .map(say)
        .filter((text) => LEFT[language].test(text)),
    ).toEqual([])
  },
)
