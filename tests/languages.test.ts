import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIRST_LANGUAGE, LANGUAGE_NAMES } from '../src/language/languages.rules.ts'
import { REFUSALS_IN } from '../src/server/refusals-in.ts'

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

/** Every string in it, however deep; those that functions make are not told. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

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
