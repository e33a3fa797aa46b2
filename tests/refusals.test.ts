import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { app } from '../src/features/registry.ts'
import type { Reason, RefusalTable, Refuse } from '../src/sync/refusal.ts'
import type { Database } from '../src/server/database/database.ts'
import { testDatabase } from './database.ts'

interface Refusals {
  refuse: Refuse<RefusalTable>
  conflicts?: Record<string, Reason>
}

const ROOT = join(import.meta.dirname, '..')
const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.refusals.ts'))
  .toSorted()
const tables = new Map<string, Refusals>()

beforeAll(async () => {
  for (const file of files) tables.set(file, (await import(join(ROOT, 'src', file))) as Refusals)
})

type Reading = (code: string, values: unknown) => Reason

/** Shows a value by its name: `{limit}`. */
const placeholders = new Proxy({}, { get: (_, name) => `{${String(name)}}` })

function pageOf(): string {
  const parts = [...tables].map(([file, { refuse }]) => {
    const rows = refuse.codes.map((code) => {
      const { kind, title, detail } = (refuse.reason as Reading)(code, placeholders)
      return `| \`${code}\` | ${kind} | ${[title && `**${title}**`, detail].filter(Boolean).join(' ')} |`
    })
    return rows.length === 0
      ? ''
      : [`## \`${file}\``, '', '| code | kind | words |', '|---|---|---|', ...rows, ''].join('\n')
  })
  return `# Refusals

Every reason why something does not happen, with the words that people read. The title is that of the mutation (\`failure\`), unless the code
has a title of its own, in bold. This page is written by \`npx vitest run tests/refusals.test.ts -u\`.

${parts.filter(Boolean).join('\n')}`
}

test('a code belongs to one table', () => {
  const codes = [...tables.values()].flatMap(({ refuse }) => refuse.codes)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('docs/refusals.md lists every code with its words', async () => {
  await expect(pageOf()).toMatchFileSnapshot('../docs/refusals.md')
})

test('every table that words a constraint is registered, and the database has the constraint', async () => {
  const worded = [...tables.values()].flatMap(({ conflicts }) => Object.entries(conflicts ?? {}))
  expect(app.conflicts).toEqual(Object.fromEntries(worded))
  const database: Database = await testDatabase()
  const { rows } = await database.owner.query<{ name: string }>(
    'select relname as name from pg_class where relkind = $1',
    ['i'],
  )
  const names = new Set(rows.map(({ name }) => name))
  expect(worded.map(([name]) => name).filter((name) => !names.has(name))).toEqual([])
  await database.stop()
})
