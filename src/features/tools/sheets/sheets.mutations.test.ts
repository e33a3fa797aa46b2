import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import {
  addToolItem,
  fillToolSection,
  moveToolItem,
  removeToolItem,
  updateToolItem,
} from './items.mutations.ts'
import { noteMadeOfItem } from './made.mutations.ts'
import { startNextQuarter } from './next-quarter.mutations.ts'
import {
  archiveToolSheet,
  createToolSheet,
  renameToolSheet,
  restoreToolSheet,
  setToolFigures,
} from './sheets.mutations.ts'
import { entryOn, sheetOf } from './sheets-harness.ts'
import {
  archivedSheets,
  earlierQuarters,
  itemsOfSheet,
  sheetsOfTool,
  toolsLastUsed,
} from './sheets.queries.ts'
import { toolSheets } from './sheets.table.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

const textsOn = async (who: Player, sheetId: string) =>
  (await who.asks(itemsOfSheet, { sheetId })).map(({ text, section }) => `${section}: ${text}`)

const titlesOf = async (who: Player) =>
  (await who.asks(sheetsOfTool, { tool: 'deep-strategy' })).map(({ sheet }) => sheet.title)

test('Omar starts a sheet, names it, archives it and brings it back', async () => {
  const { omar } = harbor
  const id = await sheetOf(omar, 'deep-strategy')
  await omar.does(renameToolSheet, { id, title: 'Where we sail' })
  expect(await titlesOf(omar)).toEqual(['Where we sail'])
  await omar.does(archiveToolSheet, { id })
  expect(await titlesOf(omar)).toEqual([])
  await expect(omar.does(renameToolSheet, { id, title: 'Later' })).rejects.toMatchObject(
    refused('tool/archived'),
  )
  const offered = async (who: typeof omar) =>
    (await who.asks(archivedSheets, { tool: 'deep-strategy' })).map(({ title }) => title)
  expect(await offered(omar)).toEqual(['Where we sail'])
  expect(await offered(harbor.maya)).toEqual([])
  await omar.does(restoreToolSheet, { id })
  expect(await titlesOf(omar)).toEqual(['Where we sail'])
  expect(await offered(omar)).toEqual([])
})

test('a sheet without a name is not started', async () => {
  const nameless = { id: newId(), tool: 'the-offer' as const, title: '  ' }
  await expect(harbor.omar.does(createToolSheet, nameless)).rejects.toThrow('Give it a name.')
})

test('the numbers of a sheet change one by one', async () => {
  const id = await sheetOf(harbor.maya, 'ideal-life')
  await harbor.maya.does(setToolFigures, { id, workDays: 220 })
  await harbor.maya.does(setToolFigures, { id, hoursADay: 8 })
  const [entry] = await harbor.maya.asks(sheetsOfTool, { tool: 'ideal-life' })
  expect(entry?.sheet.settings).toEqual({ workDays: 220, hoursADay: 8 })
})

test('entries stand where they are moved, within their list and to another', async () => {
  const { omar } = harbor
  const sheetId = await sheetOf(omar)
  const [one, two, three] = [
    await entryOn(omar, sheetId, 'one', 'like-good'),
    await entryOn(omar, sheetId, 'two', 'like-good'),
    await entryOn(omar, sheetId, 'three', 'like-good'),
  ]
  await omar.does(moveToolItem, { id: three, section: 'like-good', beforeId: one })
  expect(await textsOn(omar, sheetId)).toEqual(['like-good: three', 'like-good: one', 'like-good: two'])
  await omar.does(moveToolItem, { id: one, section: 'dislike-bad', beforeId: null })
  await omar.does(moveToolItem, { id: two, section: 'like-good', beforeId: three })
  const after = await textsOn(omar, sheetId)
  expect(after.filter((text) => text.startsWith('like-good'))).toEqual(['like-good: two', 'like-good: three'])
  expect(after).toContain('dislike-bad: one')
  await expect(omar.does(moveToolItem, { id: one, section: 'price', beforeId: null })).rejects.toMatchObject(
    refused('tool/no-such-section'),
  )
})

test('a removed entry comes back in its place, as Undo brings it', async () => {
  const { omar } = harbor
  const sheetId = await sheetOf(omar)
  const id = await entryOn(omar, sheetId, 'first')
  await entryOn(omar, sheetId, 'second')
  await omar.does(updateToolItem, { id, hours: 4, personId: harbor.lena.id, dueOn: '2026-12-01' })
  await omar.does(moveToolItem, { id, section: 'dislike-bad', beforeId: null })
  const { section, text, hours, personId, dueOn, displayOrder } = (
    await omar.asks(itemsOfSheet, { sheetId })
  ).find((item) => item.id === id)!
  await omar.does(removeToolItem, { id })
  expect(await textsOn(omar, sheetId)).toEqual(['dislike-bad: second'])
  await omar.does(addToolItem, { id, sheetId, section, text, hours, personId, dueOn, displayOrder })
  expect(await textsOn(omar, sheetId)).toEqual(['dislike-bad: second', 'dislike-bad: first'])
})

test('a part that is no list has one entry, however often it is filled in', async () => {
  const { omar } = harbor
  const sheetId = await sheetOf(omar, 'the-offer')
  await omar.does(fillToolSection, { sheetId, section: 'outcome', text: 'Afloat by May' })
  await omar.does(fillToolSection, { sheetId, section: 'outcome', score: 9 })
  expect(await omar.asks(itemsOfSheet, { sheetId })).toMatchObject([{ text: 'Afloat by May', score: 9 }])
  await expect(
    omar.does(addToolItem, { id: newId(), sheetId, section: 'outcome', text: 'Another' }),
  ).rejects.toMatchObject(refused('tool/no-such-section'))
  await expect(
    omar.does(fillToolSection, { sheetId, section: 'love-great', text: 'Elsewhere' }),
  ).rejects.toMatchObject(refused('tool/no-such-section'))
  await expect(omar.does(fillToolSection, { sheetId, section: 'price', amount: -1 })).rejects.toMatchObject(
    refused('tool/amount-out-of-range'),
  )
})

test('the next quarter takes the entries along, but not what was made of them', async () => {
  const { omar } = harbor
  const fromId = await sheetOf(omar)
  const itemId = await entryOn(omar, fromId, 'Pay the harbour dues')
  const taskId = newId()
  const task = { taskType: 'team' as const, teamId: harbor.teams.crew, dueDate: '2026-12-01' }
  await omar.does(createTask, { id: taskId, title: 'Hand over: Pay the harbour dues', ...task })
  await omar.does(noteMadeOfItem, { id: itemId, taskId })
  await omar.does(updateToolItem, { id: itemId, personId: harbor.lena.id, hours: 2, dueOn: '2026-12-01' })
  const id = newId()
  await omar.does(startNextQuarter, { id, fromId })
  expect(await omar.asks(itemsOfSheet, { sheetId: id })).toMatchObject([
    { text: 'Pay the harbour dues', hours: 2, personId: harbor.lena.id, dueOn: null, taskId: null },
  ])
  const earlier = await omar.asks(earlierQuarters, { sheetId: id })
  expect(earlier.map(({ sheet, items }) => [sheet.id, items[0]?.made[0]?.id])).toEqual([[fromId, taskId]])
  await expect(omar.does(startNextQuarter, { id: newId(), fromId })).rejects.toMatchObject(
    refused('tool/quarter-there'),
  )
})

test('what has no quarters has no next one', async () => {
  const fromId = await sheetOf(harbor.omar, 'the-offer')
  await expect(harbor.omar.does(startNextQuarter, { id: newId(), fromId })).rejects.toMatchObject(
    refused('tool/no-quarters'),
  )
})

test('a strategy has room for twelve choices in each part', async () => {
  const { omar } = harbor
  const sheetId = await sheetOf(omar, 'deep-strategy')
  for (let count = 0; count < 12; count++)
    await omar.did(addToolItem, { id: newId(), sheetId, section: 'give-up', text: `Choice ${count}` })
  const one = { sheetId, text: 'One more' }
  await expect(omar.does(addToolItem, { ...one, id: newId(), section: 'give-up' })).rejects.toMatchObject({
    text: { code: 'tool/room', detail: 'There is room for 12. Remove one first.' },
  })
  await omar.does(addToolItem, { ...one, id: newId(), section: 'where' })
})

test('a sheet takes 300 entries', async () => {
  const { maya } = harbor
  const sheetId = await sheetOf(maya)
  for (let count = 0; count < 300; count++)
    await maya.did(addToolItem, { id: newId(), sheetId, section: 'like-good', text: `Entry ${count}` })
  await expect(entryOn(maya, sheetId)).rejects.toMatchObject(refused('tool/sheet-full'))
})

test('a person has room for 200 sheets, and for 20 offers among them; archiving makes room', async () => {
  const { maya } = harbor
  const start = (tool: 'the-offer' | 'clarity-break', id = newId()) =>
    maya.did(createToolSheet, { id, tool, title: 'One of many' })
  const first = newId()
  await start('the-offer', first)
  for (let count = 1; count < 20; count++) await start('the-offer')
  await expect(start('the-offer')).rejects.toMatchObject(refused('tool/room'))
  const own = maya.holds(toolSheets).filter(({ ownerId, archivedAt }) => ownerId === maya.id && !archivedAt)
  for (let count = own.length; count < 200; count++) await start('clarity-break')
  await expect(start('clarity-break')).rejects.toMatchObject(refused('tool/room'))
  await maya.does(archiveToolSheet, { id: first })
  await start('the-offer')
  await expect(maya.does(restoreToolSheet, { id: first })).rejects.toMatchObject(refused('tool/room'))
})

test('each tool knows when its owner last worked with it', async () => {
  const { omar } = harbor
  const sheetId = await sheetOf(omar, 'ideal-life')
  const before = (await omar.asks(toolsLastUsed, {}))['ideal-life']!
  await omar.does(fillToolSection, { sheetId, section: 'love', score: 7 })
  expect((await omar.asks(toolsLastUsed, {}))['ideal-life']! > before).toBe(true)
  expect((await omar.asks(toolsLastUsed, {}))['clarity-break']).toBeNull()
})
