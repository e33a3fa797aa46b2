import { expect, test } from 'vitest'
import { zipped } from '../portability-harness.ts'
import { planned } from './mover-harness.ts'
import type { MoverPlan } from './mover-plan.rules.ts'
import { TOO_LARGE, TOO_MANY_ROWS } from './mover.text.ts'

const titlesOf = ({ rows }: MoverPlan) =>
  rows.flatMap(({ row }) => ('title' in row ? [String(row.title)] : []))

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const LONG = 'x'.repeat(2_000_000)

test.each<[string, string | Uint8Array, string[]]>([
  ['a cell of 2 MB is cut', `Issue,Owner\n"${LONG}",Maya\n`, [`${'x'.repeat(199)}…`]],
  [
    'columns beyond those of a table',
    `Issue,${'c,'.repeat(50_000)}\nThe crane,${'1,'.repeat(50_000)}\n`,
    ['The crane'],
  ],
  ['UTF-16', utf16('Issue,Owner\nDie Brücke,Maya\n'), ['Die Brücke']],
  ['Latin-1', latin1('Issue,Owner\nDie Brücke,Maya\n'), ['Die Brücke']],
  ['the same title twice', 'Issue,Issue,Owner\nThe crane,is old,Maya\n', ['The crane']],
  ['names that every object has', '__proto__,constructor,Issue\n1,2,toString\n', ['toString']],
  ['teams and people named so', 'Issue,Owner,Team\nThe crane,__proto__,constructor\n', ['The crane']],
  ['a formula stays a text', 'Issue,Owner\n=1+1,Maya\n', ['=1+1']],
])('%s', async (_what, content, titles) => {
  expect(titlesOf(await planned(content))).toEqual(titles)
})

test.each([
  ['NUL bytes', 'Issue,Owner\nThe\0 crane,Maya\n'],
  ['half of a pair of surrogates', 'Issue,Owner\nThe \uD800crane,Maya\n'],
  ['a quote that never closes', 'Issue,Owner\n"The crane,Maya\nmore,\n'],
])('%s: nothing that a table would refuse comes through', async (_what, content) => {
  for (const title of titlesOf(await planned(content))) {
    expect(title).not.toContain('\0')
    expect(title.isWellFormed()).toBe(true)
    expect(title.length).toBeLessThanOrEqual(200)
  }
})

test('nothing, and nothing but bytes, make no row', async () => {
  const noise = new Uint8Array(5_000).map((_, index) => (index * 7_919) % 256)
  for (const content of ['', '\n\n', ',,,\n', noise]) expect((await planned(content)).rows).toEqual([])
})

test('more rows, and a ZIP that unpacks to more, than a move takes are refused in words', async () => {
  await expect(planned(`Issue,Owner\n${'The crane,Maya\n'.repeat(20_001)}`)).rejects.toThrow(TOO_MANY_ROWS)
  const bomb = await zipped([['Issues.csv', `Issue\n${' '.repeat(2 ** 24)}`]])
  await expect(planned(new Uint8Array(await bomb.arrayBuffer()), 'files.zip')).rejects.toThrow(TOO_LARGE)
})
