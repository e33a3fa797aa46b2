import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type Cast } from '../../../../tests/cast.ts'
import { haveHeard } from '../../../../tests/heard.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createHeadline } from '../../headlines/headlines.mutations.ts'
import { fieldHistory } from '../../revisions/revisions.queries.ts'
import { revisions } from '../../revisions/revisions.table.ts'
import { addToolItem } from '../sheets/items.mutations.ts'
import { noteMadeOfItem } from '../sheets/made.mutations.ts'
import { writeSheetText } from '../sheets/sheet-text.mutations.ts'
import { createToolSheet } from '../sheets/sheets.mutations.ts'
import { itemsOfSheet, sheetsOfTool } from '../sheets/sheets.queries.ts'
import { shareWithAll, sheetOf } from '../sheets/sheets-harness.ts'
import { TEXT_LENGTH, toolItems, toolSheets } from '../sheets/sheets.table.ts'

let stage: Cast
beforeAll(async () => {
  stage = await cast()
})
afterAll(() => stage.stop())

async function breakOf(person: Player, minutes = 60): Promise<string> {
  const id = newId()
  await person.does(createToolSheet, { id, tool: 'clarity-break', title: 'Time to think', minutes })
  return id
}

const textOf = async (person: Player, id: string) =>
  (await person.asks(sheetsOfTool, { tool: 'clarity-break' })).find(({ sheet }) => sheet.id === id)?.sheet

test('a page of 20,000 characters is kept, one more is not, and other tools have none', async () => {
  const { omar } = stage.harbor
  const id = await breakOf(omar)
  await omar.does(writeSheetText, { id, text: 'x'.repeat(TEXT_LENGTH), from: 0 })
  expect(await textOf(omar, id)).toMatchObject({ textVersion: 1, settings: { minutes: 60 } })
  await expect(omar.does(writeSheetText, { id, text: 'x'.repeat(TEXT_LENGTH + 1), from: 1 })).rejects.toThrow(
    'too long',
  )
  const week = await sheetOf(omar)
  await expect(omar.does(writeSheetText, { id: week, text: 'No', from: 0 })).rejects.toMatchObject({
    reason: { code: 'tool/no-such-section' },
  })
})

test('what another window has written meanwhile is in the history, however long it is', async () => {
  const { omar } = stage.harbor
  const id = await breakOf(omar)
  const long = 'y'.repeat(TEXT_LENGTH)
  await omar.does(writeSheetText, { id, text: 'one', from: 0 })
  await omar.does(writeSheetText, { id, text: long, from: 1 })
  await omar.does(writeSheetText, { id, text: 'three', from: 1 })
  const history = await omar.asks(fieldHistory, {
    entity: 'tool_sheets',
    entityId: id,
    field: 'text',
    audience: 'person',
    teamId: null,
    personId: omar.id,
  })
  expect(JSON.stringify(history)).toContain(long)
})

test('no other browser receives a page, its lines, its history or its appointment; it can’t be shared', async () => {
  const { omar, maya, lena, theo } = stage.harbor
  const id = await breakOf(omar)
  const itemId = newId()
  await omar.does(writeSheetText, { id, text: 'first', from: 0 })
  await omar.does(writeSheetText, { id, text: 'second', from: 1 })
  await omar.does(addToolItem, { id: itemId, sheetId: id, section: 'missing', text: 'Sleep' })
  await expect(shareWithAll(omar, id)).rejects.toMatchObject({ reason: { code: 'tool/never-shared' } })
  for (const other of [maya, lena, theo]) {
    await haveHeard([other])
    const rows = [...other.holds(toolSheets), ...other.holds(toolItems), ...other.holds(revisions)]
    expect(rows.filter((row) => JSON.stringify(row).includes(id))).toEqual([])
  }
  await expect(maya.does(writeSheetText, { id, text: 'Mine now', from: 2 })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})

test('what was made of a line is kept with it', async () => {
  const { omar, teams } = stage.harbor
  const id = await breakOf(omar)
  const [itemId, headlineId] = [newId(), newId()]
  await omar.does(addToolItem, { id: itemId, sheetId: id, section: 'working', text: 'We sail' })
  await omar.does(createHeadline, { id: headlineId, title: 'We sail', content: null, teamId: teams.crew })
  await omar.does(noteMadeOfItem, { id: itemId, headlineId })
  expect(await omar.asks(itemsOfSheet, { sheetId: id })).toMatchObject([{ headlineId, taskId: null }])
  await expect(omar.does(noteMadeOfItem, { id: itemId, headlineId: newId() })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})
