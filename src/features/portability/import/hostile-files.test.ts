import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { FORMAT, FORMAT_VERSION, type Manifest } from '../export/exported.rules.ts'
import { zipped } from '../portability-harness.ts'
import { LONGEST_LINE, MOST_JSON_BYTES } from './import-limits.rules.ts'
import type { ReadBytes } from '../../../server/zip-parts.ts'
import { openExport } from './import-zip.server.ts'

const TABLES = ['companies', 'people']
const SCHEMA = 7

type Content = Record<string, string>

const ROWS: Content = { companies: '{"id":"1"}\n', people: '{"id":"2"}\n{"id":"3"}\n' }

const entryOf = (name: string, text: string) => ({
  name,
  rows: text.split('\n').length - 1,
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
})

const manifestOf = (content: Content = ROWS): Manifest => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  schema: SCHEMA,
  madeAt: '2026-11-22T10:00:00.000Z',
  company: { id: '01a2043b-1695-72bd-a032-92d6e36f3c05', name: 'Harbor' },
  tables: Object.entries(content).map(([name, text]) => entryOf(name, text)),
  files: [],
})

const filesOf = (content: Content = ROWS, manifest: unknown = manifestOf(content)) =>
  [
    ...Object.entries(content).map(([name, text]) => [`json/${name}.jsonl`, text] as const),
    ['manifest.json', JSON.stringify(manifest)] as const,
  ] as const

async function readAll(file: Blob): Promise<Record<string, string[]>> {
  const read: ReadBytes = async (offset, length) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer())
  const open = await openExport(read, file.size, { schema: SCHEMA, tables: TABLES })
  const lines: Record<string, string[]> = {}
  for (const name of TABLES) {
    lines[name] = []
    for await (const { line } of open.linesOf(name)) lines[name].push(line)
  }
  return lines
}

/** An export whose end says something else of its list of files: at 10 how many there are, at 12 how long it is. */
async function claiming(at: 10 | 12, value: number): Promise<Blob> {
  const bytes = Buffer.from(await (await zipped(filesOf())).arrayBuffer())
  const end = bytes.length - 22
  if (at === 10) bytes.writeUInt16LE(value, end + at)
  else bytes.writeUInt32LE(value, end + at)
  return new Blob([bytes])
}

/** Lines that can't be packed to much less. */
const RANDOM = Array.from({ length: 2_000 }, () => `"${randomBytes(1_000).toString('hex')}"\n`).join('')

/** A file whose packed bytes are nonsense from some place on. */
async function changed(): Promise<Blob> {
  const content = { ...ROWS, people: RANDOM }
  const bytes = Buffer.from(await (await zipped(filesOf(content))).arrayBuffer())
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(0xff, middle, middle + 5_000)
  return new Blob([bytes])
}

const problemOf = async (file: Blob): Promise<string> =>
  readAll(file).then(
    () => 'none',
    (error: unknown) => String(error),
  )

test('whoever stops in the middle of a file harms nothing else', async () => {
  const file = await zipped(filesOf({ ...ROWS, people: RANDOM }))
  let reads = 0
  const read: ReadBytes = async (offset, length) => {
    reads++
    return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer())
  }
  const open = await openExport(read, file.size, { schema: SCHEMA, tables: TABLES })
  for (let times = 0; times < 5; times++) {
    for await (const { number } of open.linesOf('people')) {
      if (number < 20 * (times + 1)) continue
      // As a batch that waits and is then refused: what comes next is unpacked already.
      await sleep(30)
      break
    }
  }
  const before = reads
  await sleep(100)
  expect(reads).toBe(before)
  expect((await readAll(file))['people']).toHaveLength(2_000)
})

test('an export is read line by line', async () => {
  expect(await readAll(await zipped(filesOf()))).toEqual({
    companies: ['{"id":"1"}'],
    people: ['{"id":"2"}', '{"id":"3"}'],
  })
})

describe('what is no export is refused', () => {
  const including = (more: readonly (readonly [string, string])[]) => zipped([...filesOf(), ...more])
  const without = (path: string) => zipped(filesOf().filter(([name]) => name !== path))

  test.each<[string, () => Promise<Blob>, RegExp]>([
    ['no ZIP', async () => new Blob(['hello'.repeat(100)]), /no ZIP/],
    ['an empty file', async () => new Blob(['']), /no ZIP/],
    ['a ZIP that was cut', async () => (await zipped(filesOf())).slice(0, -40), /no ZIP/],
    ['another ZIP', () => zipped([['letter.txt', 'Dear all']]), /no export/],
    ['no manifest', () => without('manifest.json'), /no export/],
    ['a table that is missing', () => without('json/people.jsonl'), /json\/people\.jsonl is missing/],
    ['a path out of the folder', () => including([['../../etc/passwd', 'x']]), /no ZIP/],
    ['a path from the root', () => including([['/etc/passwd', 'x']]), /no ZIP/],
    ['a file of no table', () => including([['json/secrets.jsonl', '{}\n']]), /does not belong/],
    ['another format', () => zipped(filesOf(ROWS, { ...manifestOf(), format: 'other' })), /no export/],
    ['another version', () => zipped(filesOf(ROWS, { ...manifestOf(), version: 2 })), /another version/],
    ['another schema', () => zipped(filesOf(ROWS, { ...manifestOf(), schema: 6 })), /another version/],
    ['a manifest with more in it', () => zipped(filesOf(ROWS, { ...manifestOf(), more: 1 })), /no export/],
    ['a manifest that is no JSON', () => zipped([['manifest.json', '{']]), /no export/],
    [
      'a table twice in the manifest',
      () =>
        zipped(filesOf(ROWS, { ...manifestOf(), tables: [...manifestOf().tables, entryOf('people', '')] })),
      /no export/,
    ],
    [
      'another hash',
      () =>
        zipped(
          filesOf(ROWS, {
            ...manifestOf(),
            tables: manifestOf().tables.map((table) => ({ ...table, sha256: 'a'.repeat(64) })),
          }),
        ),
      /does not match/,
    ],
    [
      'rows that were added',
      () => zipped(filesOf({ ...ROWS, people: `${ROWS['people']}{"id":"4"}\n` }, manifestOf())),
      /does not match/,
    ],
    [
      'a last line without an end',
      () => zipped(filesOf({ ...ROWS, people: '{"id":"2"}' })),
      /does not match/,
    ],
    [
      'a line longer than any row',
      () => zipped(filesOf({ ...ROWS, people: `"${'a'.repeat(LONGEST_LINE)}"\n` })),
      /longer than any row/,
    ],
    [
      'more than a company can hold, if the manifest is honest',
      () =>
        zipped(
          filesOf(ROWS, {
            ...manifestOf(),
            tables: manifestOf().tables.map((table) => ({ ...table, bytes: MOST_JSON_BYTES })),
          }),
        ),
      /More is in this ZIP/,
    ],
    [
      'a bomb, whose manifest is not',
      () => zipped(filesOf({ ...ROWS, people: '\n'.repeat(30_000_000) }, manifestOf())),
      /does not match/,
    ],
    ['packed bytes that were changed', () => changed(), /does not match/],
    ['a great many tiny files', () => claiming(10, 60_000), /no export/],
    ['a million of them', () => claiming(10, 0xffff), /no export/],
    ['a long list of files', () => claiming(12, 0x7fffffff), /no export/],
  ])('%s', async (_what, make, problem) => {
    const found = await problemOf(await make())
    expect(found).toMatch(/^UnfitFile: /)
    expect(found).toMatch(problem)
  })

  test('the same file twice', async () => {
    // The library writes none twice, so the second name is changed where the ZIP holds it.
    const bytes = Buffer.from(await (await including([['json/peoplX.jsonl', '']])).arrayBuffer())
    for (let at = bytes.indexOf('json/peoplX'); at >= 0; at = bytes.indexOf('json/peoplX'))
      bytes.write('e', at + 10)
    expect(await problemOf(new Blob([bytes]))).toMatch(/twice/)
  })
})
