import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { haveHeard } from '../../../../tests/heard.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { createGoal } from '../../goals/goals.mutations.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import { setPermission } from '../../people/people.mutations.ts'
import { people } from '../../people/people.table.ts'
import { addTeamMember, removeTeamMember } from '../../people/team-members.mutations.ts'
import { addToolItem, fillToolSection, updateToolItem } from './items.mutations.ts'
import { startNextQuarter } from './next-quarter.mutations.ts'
import {
  archiveToolSheet,
  createToolSheet,
  renameToolSheet,
  restoreToolSheet,
  shareToolSheet,
} from './sheets.mutations.ts'
import { entryOn, sheetOf, shareWithAll, shareWithTeam, takeBack } from './sheets-harness.ts'
import { itemsOfSheet, sheetsOfTool } from './sheets.queries.ts'
import { toolItems, toolSheets } from './sheets.table.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], node: Cast['node'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, node, stop } = await cast())
})
afterAll(() => stop())

/** Whether the sheet and its entries have come to this person's browser; either both have, or neither. */
function carries(who: Player, sheetId: string): boolean {
  const sheets = who.holds(toolSheets).filter(({ id }) => id === sheetId)
  const items = who.holds(toolItems).filter((item) => item.sheetId === sheetId)
  expect(items.length > 0).toBe(sheets.length > 0)
  return sheets.length > 0
}

const everybodyElse = () => [harbor.maya, harbor.lena, harbor.theo, harbor.ina, lantern.ravi]

test('a private sheet is in no other browser, a director’s included, and answers nobody else', async () => {
  const sheetId = await sheetOf(harbor.omar)
  const itemId = await entryOn(harbor.omar, sheetId)
  await harbor.maya.verifyStore()
  expect(carries(harbor.omar, sheetId)).toBe(true)
  for (const who of everybodyElse()) expect(carries(who, sheetId)).toBe(false)
  expect(await harbor.maya.asks(itemsOfSheet, { sheetId })).toEqual([])
  const listed = await harbor.maya.asks(sheetsOfTool, { tool: 'delegate-elevate' })
  expect(listed.map(({ sheet }) => sheet.id)).not.toContain(sheetId)
  for (const who of [harbor.maya, lantern.ravi]) {
    await expect(who.does(renameToolSheet, { id: sheetId, title: 'Mine' })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await expect(who.does(updateToolItem, { id: itemId, hours: 2 })).rejects.toMatchObject(
      refused('access/not-found'),
    )
  }
})

test('a sheet shared with a team reaches the team with its entries, and leaves it when it is taken back', async () => {
  const sheetId = await sheetOf(harbor.omar)
  await entryOn(harbor.omar, sheetId)
  await shareWithTeam(harbor.omar, sheetId, harbor.teams.crew)
  await entryOn(harbor.omar, sheetId, 'Check the invoices')
  expect(carries(harbor.lena, sheetId)).toBe(true)
  expect(carries(harbor.maya, sheetId)).toBe(true)
  expect(carries(lantern.ravi, sheetId)).toBe(false)
  await takeBack(harbor.omar, sheetId)
  expect(carries(harbor.omar, sheetId)).toBe(true)
  for (const who of everybodyElse()) expect(carries(who, sheetId)).toBe(false)
})

test('a director shares with the whole company; a manager does not', async () => {
  const sheetId = await sheetOf(harbor.maya, 'the-offer')
  await shareWithAll(harbor.maya, sheetId)
  expect(harbor.theo.holds(toolSheets).map(({ id }) => id)).toContain(sheetId)
  expect(lantern.ravi.holds(toolSheets)).toEqual([])
  await expect(shareWithAll(harbor.omar, await sheetOf(harbor.omar))).rejects.toMatchObject(
    refused('tool/directors-share', 'Access Denied'),
  )
})

test('a sheet goes to an own team only, and needs one', async () => {
  const sheetId = await sheetOf(harbor.omar)
  const teamless = { id: sheetId, audience: 'team', teamId: null } as const
  await expect(harbor.omar.does(shareToolSheet, teamless)).rejects.toMatchObject(
    refused('tool/team-required'),
  )
  for (const teamId of [lantern.teams.leadership, newId()])
    await expect(shareWithTeam(harbor.omar, sheetId, teamId)).rejects.toMatchObject(
      refused('access/not-found'),
    )
})

test.each(['clarity-break', 'ideal-life'] as const)(
  'a sheet of %s is never shared, not even by a director',
  async (tool) => {
    const sheetId = await sheetOf(harbor.maya, tool)
    await expect(shareWithAll(harbor.maya, sheetId)).rejects.toMatchObject(refused('tool/never-shared'))
    await expect(shareWithTeam(harbor.maya, sheetId, harbor.teams.crew)).rejects.toMatchObject(
      refused('tool/never-shared'),
    )
  },
)

test('the team keeps the sheet of an owner who leaves it, and whoever comes back has it back', async () => {
  const { maya, omar, lena, teams } = harbor
  const sheetId = await sheetOf(omar)
  const itemId = await entryOn(omar, sheetId)
  await shareWithTeam(omar, sheetId, teams.crew)
  await maya.does(removeTeamMember, { teamId: teams.crew, personId: omar.id })
  expect([omar, lena].map((who) => carries(who, sheetId))).toEqual([false, true])
  await maya.does(updateToolItem, { id: itemId, text: 'Without him' })
  await expect(takeBack(omar, sheetId)).rejects.toMatchObject(refused('access/not-found'))
  await maya.does(addTeamMember, { id: newId(), teamId: teams.crew, personId: omar.id })
  expect(await omar.asks(itemsOfSheet, { sheetId })).toMatchObject([{ text: 'Without him' }])
  await takeBack(omar, sheetId)
  expect([omar, lena].map((who) => carries(who, sheetId))).toEqual([true, false])
})

test('who manages the team edits its sheet, but only the owner takes it back', async () => {
  const sheetId = await sheetOf(harbor.omar)
  const itemId = await entryOn(harbor.omar, sheetId)
  await shareWithTeam(harbor.omar, sheetId, harbor.teams.crew)
  await harbor.maya.does(updateToolItem, { id: itemId, hours: 2.5 })
  expect(await harbor.omar.asks(itemsOfSheet, { sheetId })).toMatchObject([{ id: itemId, hours: 2.5 }])
  await expect(takeBack(harbor.maya, sheetId)).rejects.toMatchObject(refused('tool/only-owner-shares'))
  await harbor.maya.does(archiveToolSheet, { id: sheetId })
})

test('others in the audience read: a manager does not edit a director’s sheet for the company', async () => {
  const sheetId = await sheetOf(harbor.maya)
  const itemId = await entryOn(harbor.maya, sheetId)
  await shareWithAll(harbor.maya, sheetId)
  expect(await harbor.omar.asks(itemsOfSheet, { sheetId })).toHaveLength(1)
  await expect(harbor.omar.does(updateToolItem, { id: itemId, hours: 2 })).rejects.toMatchObject(
    refused('tool/only-owner-edits'),
  )
})

test('members have no tools, even where a sheet is shared with their team', async () => {
  await expect(sheetOf(harbor.lena)).rejects.toMatchObject(refused('access/denied'))
  await expect(harbor.lena.asks(sheetsOfTool, { tool: 'the-offer' })).rejects.toMatchObject(
    refused('access/denied'),
  )
})

test('a sheet whose id looks like that of another person fills in nothing there', async () => {
  const { maya, omar } = harbor
  const sheetId = await sheetOf(maya, 'the-offer')
  await maya.does(fillToolSection, { sheetId, section: 'outcome', text: 'Hers' })
  await shareWithAll(maya, sheetId)
  const alike = `${sheetId.slice(0, 15)}${sheetId[15] === '0' ? '1' : '0'}${sheetId.slice(16)}`
  await omar.does(createToolSheet, { id: alike, tool: 'the-offer', title: 'Mine' })
  await omar.does(fillToolSection, { sheetId: alike, section: 'outcome', text: 'His' })
  expect(await maya.asks(itemsOfSheet, { sheetId })).toMatchObject([{ text: 'Hers' }])
  expect(await omar.asks(itemsOfSheet, { sheetId: alike })).toMatchObject([{ text: 'His' }])
})

test('a company sheet of somebody who is no director any more is continued for themselves alone', async () => {
  const { maya, omar } = harbor
  // Only those ranked above directors take that from one.
  const level = async (to: 'director' | 'manager') => {
    const change = defineMutation('changeLevel', {
      input: {},
      internal: true,
      may: (actor) => actor.system,
      run: (tx) => tx.update(people, omar.id, { level: to }),
    })
    await node.run(harbor.companyId, null, change, {})
    await haveHeard([maya, omar])
  }
  await level('director')
  const [current, archived] = [await sheetOf(omar, 'deep-strategy'), await sheetOf(omar, 'the-offer')]
  for (const id of [current, archived]) await shareWithAll(omar, id)
  await omar.does(addToolItem, { id: newId(), sheetId: current, section: 'where', text: 'The north' })
  await omar.does(archiveToolSheet, { id: archived })
  await level('manager')
  const next = newId()
  await omar.does(startNextQuarter, { id: next, fromId: current })
  await omar.does(restoreToolSheet, { id: archived })
  for (const id of [next, archived]) {
    expect(omar.holds(toolSheets).find((sheet) => sheet.id === id)).toMatchObject({ audience: 'private' })
    expect(maya.holds(toolSheets).filter((sheet) => sheet.id === id)).toEqual([])
  }
  expect(omar.holds(toolItems).filter(({ sheetId }) => sheetId === next)).toMatchObject([
    { text: 'The north', audience: 'private' },
  ])
  expect(maya.holds(toolItems).filter(({ sheetId }) => sheetId === next)).toEqual([])
})

test('who edits an entry keeps the goal that somebody else has linked, and links none that they do not see', async () => {
  const { maya, omar, theo, teams } = harbor
  await maya.does(setPermission, { auditId: newId(), personId: theo.id, level: 'manager' })
  const sheetId = await sheetOf(omar, 'deep-strategy')
  await shareWithTeam(omar, sheetId, teams.crew)
  const [id, goalId] = [newId(), newId()]
  await omar.does(createGoal, {
    id: goalId,
    teamId: teams.leadership,
    ownerId: omar.id,
    title: 'Go north',
    description: '',
    targetDate: '2026-12-31',
    isCompanyGoal: false,
  })
  await omar.does(addToolItem, { id, sheetId, section: 'where', text: 'The north', goalId })
  expect(theo.holds(teamGoals).filter((goal) => goal.id === goalId)).toEqual([])
  for (const changed of [{ text: 'Further north' }, { text: 'Far north', goalId }])
    await theo.does(updateToolItem, { id, ...changed })
  expect(omar.holds(toolItems).find((item) => item.id === id)).toMatchObject({ text: 'Far north', goalId })
  await theo.does(updateToolItem, { id, goalId: null })
  await expect(theo.does(updateToolItem, { id, goalId })).rejects.toMatchObject(refused('access/not-found'))
  await maya.does(setPermission, { auditId: newId(), personId: theo.id, level: 'view-only' })
})
