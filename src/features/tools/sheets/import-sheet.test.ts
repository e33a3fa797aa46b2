import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type Cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { importToolSheet } from './import-sheet.mutations.ts'
import { archiveToolSheet } from './sheets.mutations.ts'
import { itemsOfSheet, sheetsOfTool } from './sheets.queries.ts'
import { BLANK } from './sheets.rules.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

interface Entry {
  id: string
  section: 'like-good' | 'price' | 'admin'
  text: string
  hours: number | null
}

const entry = (section: Entry['section'], text = 'Check the log') => ({
  ...BLANK,
  id: newId(),
  section,
  text,
})
const sheetWith = (entries: (Omit<typeof BLANK, keyof Entry> & Entry)[]) =>
  ({
    id: newId(),
    tool: 'delegate-elevate',
    title: 'My week',
    quarter: '2026-11-12',
    settings: { hoursWanted: 35 },
    text: '',
    entries,
  }) as const

test('an imported sheet is private, keeps its order, and one act takes it away', async () => {
  const { omar, maya } = harbor
  const sheet = sheetWith([entry('like-good', 'One'), entry('like-good', 'Two')])
  await omar.does(importToolSheet, sheet)
  const seenBy = async (who: typeof omar) =>
    (await who.asks(sheetsOfTool, { tool: 'delegate-elevate' })).find((one) => one.sheet.id === sheet.id)
      ?.sheet
  expect(await seenBy(omar)).toMatchObject({ audience: 'private', quarter: '2026-10-01' })
  expect(await seenBy(maya)).toBeUndefined()
  expect((await omar.asks(itemsOfSheet, { sheetId: sheet.id })).map(({ text }) => text)).toEqual([
    'One',
    'Two',
  ])
  await omar.does(archiveToolSheet, { id: sheet.id })
  expect(await seenBy(omar)).toBeUndefined()
})

test.each([
  ['a part of another tool', [entry('price')], 'tool/no-such-section'],
  ['an entry without a text', [entry('like-good', '')], 'tool/text-required'],
  ['too many hours', [{ ...entry('like-good'), hours: 169 }], 'tool/hours-out-of-range'],
] as const)('nothing is written of a file with %s', async (_what, entries, code) => {
  const sheet = sheetWith([...entries])
  await expect(harbor.omar.does(importToolSheet, sheet)).rejects.toMatchObject(refused(code))
  expect(await harbor.omar.asks(itemsOfSheet, { sheetId: sheet.id })).toEqual([])
})

test('a part with one entry takes no second, and a member imports nothing', async () => {
  const twice = { ...sheetWith([entry('admin'), entry('admin')]), tool: 'replacement-ladder' } as const
  await expect(harbor.omar.does(importToolSheet, twice)).rejects.toMatchObject(refused('tool/room'))
  await expect(harbor.lena.does(importToolSheet, sheetWith([]))).rejects.toMatchObject(
    refused('access/denied'),
  )
})
