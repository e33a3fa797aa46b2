import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withoutWords } from '../languages.build.ts'
import { FIRST_LANGUAGE, LANGUAGE_NAMES } from '../src/language/languages.rules.ts'
import { REFUSALS_IN } from '../src/server/refusals-in.ts'
import { DESCRIPTION } from '../src/web/description.text.ts'
import { silentIn, stringsOf } from './strings-of.ts'

const SOURCES = join(import.meta.dirname, '../src')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
const others = LANGUAGE_NAMES.filter((language) => language !== FIRST_LANGUAGE)

/** What a text is made of, so that two languages can be compared: its kinds, keys and how many values it takes. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `a function of ${value.length}`
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value instanceof RegExp || value === null || typeof value !== 'object') return typeof value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor.name
  const parts = Object.entries(value).map(([key, part]) => [key, shapeOf(part)] as const)
  return Object.fromEntries(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const contentOf = async (file: string): Promise<Record<string, unknown>> => ({
  ...((await import(join(SOURCES, file))) as Record<string, unknown>),
})

/** A sentence of the first language in the words of another is one that was forgotten. */
const isEnglish = (text: string): boolean =>
  text.split(' ').length > 2 && /\b(the|and|you|your|this|that|was|with|not|from|please)\b/i.test(text)

/** Their readers are programs and the database. */
const SHARED = [
  'features/integrations/api/api.text.ts',
  'features/integrations/mcp/mcp.text.ts',
  'features/leaving/account/former.text.ts',
]

describe.each(others)('in %s', (language) => {
  const texts = files.filter((file) => file.endsWith('.text.ts'))
  const sisterOf = (file: string) => file.replace(/\.ts$/, `.${language}.ts`)

  test.each(texts)('%s', async (file) => {
    expect(files).toContain(sisterOf(file))
    const [own, sister] = [await contentOf(file), await contentOf(sisterOf(file))]
    expect(shapeOf(sister)).toEqual(shapeOf(own))
    expect(silentIn(sister, file), 'no sample makes a text of it').toEqual([])
    const same = new Set(SHARED.includes(file) ? [] : stringsOf(own))
    expect(stringsOf(sister).filter((text) => isEnglish(text) && same.has(text))).toEqual([])
  })

  test('every refusal has its words, of the same kind', async () => {
    const found: Record<string, unknown> = {}
    for (const file of files.filter((one) => one.endsWith('.refusals.ts'))) {
      const { refuse } = (await contentOf(file)) as { refuse: { codes: readonly string[] } }
      const { words } = (await contentOf(sisterOf(file))) as { words: object }
      expect(Object.keys(words).toSorted(), file).toEqual([...refuse.codes].toSorted())
      Object.assign(found, words)
    }
    expect(REFUSALS_IN[language]).toEqual(found)
  })

  test('no sister is left of a text that is gone', () => {
    const left = files.filter((file) => file.endsWith(`.${language}.ts`))
    expect(left.filter((file) => !files.includes(file.replace(`.${language}.ts`, '.ts')))).toEqual([])
  })
})

test('the page and the manifest say in the first language what their text says', async () => {
  for (const file of ['../index.html', 'web/static/manifest.webmanifest'])
    expect(await readFile(join(SOURCES, file), 'utf8')).toContain(`"${DESCRIPTION}"`)
})

test('a build in another language takes no words of refusals along but its own', () => {
  const source = `import { FULL } from './crates.text.ts'
const table = {
  'crate/full': FULL,
  'crate/heavy': ({ most }: { most: number }) => \`A crate takes \${most} kg.\`,
  'crate/gone': { kind: 'not-found', title: 'No crate', detail: 'It is gone.' },
} as const satisfies RefusalTable
export const refuse = refusing(table)`
  const kept = withoutWords('/src/crates.refusals.ts', source)
  expect(kept).toContain("'crate/full': '',")
  expect(kept).toContain("'crate/heavy': '',")
  expect(kept).toContain("'crate/gone': { kind: 'not-found', detail: '' },")
  expect(kept).toContain('as const satisfies RefusalTable\nexport const refuse = refusing(table)')
})
