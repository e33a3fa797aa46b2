import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { setPermission } from '../../people/people.mutations.ts'
import { outline, seatsAdded, startedBy } from '../org-chart-harness.ts'
import { orgCharts, seats } from '../org-chart.table.ts'
import { addSecondLine } from '../seats/second-lines.mutations.ts'
import { renameSeat } from '../seats/seats.mutations.ts'
import { createDraft, deleteDraft, renameDraft, restoreDraft } from './charts.mutations.ts'
import { orgChartsInSight, seatsOfChart } from './charts.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
let chartId: string, topId: string, mateId: string
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
  ;({ chartId, topId } = await startedBy(harbor.maya))
  ;[mateId] = (await seatsAdded(harbor.maya, chartId, topId, 'Mate')) as [string]
  const [cook] = (await seatsAdded(harbor.maya, chartId, mateId, 'Cook')) as [string]
  await harbor.maya.does(addSecondLine, { seatId: mateId, toId: cook })
})
afterAll(() => stop())

async function draftBy(player = harbor.omar, name = 'Next year'): Promise<string> {
  const id = newId()
  await player.does(createDraft, { id, name })
  return id
}

const seatsOf = (draftId: string, reader = harbor.omar) => reader.asks(seatsOfChart, { chartId: draftId })
const names = async (reader = harbor.omar) =>
  (await reader.asks(orgChartsInSight, {})).drafts.map(({ name }) => name)

test('a draft copies the live chart, and remembers what that said', async () => {
  const draftId = await draftBy()
  const copies = await seatsOf(draftId)
  expect(outline(copies)).toEqual(['Captain', '  Mate', '    Cook'])
  const mate = copies.find(({ name }) => name === 'Mate')!
  expect(mate).toMatchObject({ isDraft: true, liveSeatId: mateId, base: { name: 'Mate', parentId: topId } })
  expect(copies.find(({ id }) => id === mate.secondLineIds[0])?.name).toBe('Cook')
  await harbor.omar.does(renameSeat, { seatId: mate.id, name: 'First mate' })
  expect(outline(await seatsOf(chartId))).toEqual(['Captain', '  Mate', '    Cook'])
  await harbor.omar.does(deleteDraft, { chartId: draftId })
})

test('a member receives no draft seat, and loses theirs when they stop being a manager', async () => {
  const draftId = await draftBy()
  const draftRows = (player: (typeof harbor)['lena']) => [
    ...player.holds(seats).filter(({ isDraft }) => isDraft),
    ...player.holds(orgCharts).filter(({ kind }) => kind === 'draft'),
  ]
  expect(draftRows(harbor.omar).length).toBeGreaterThan(3)
  for (const player of [harbor.lena, harbor.theo, lantern.ravi]) {
    await player.verifyStore()
    expect(draftRows(player)).toEqual([])
  }
  expect(await seatsOf(draftId, harbor.lena)).toEqual([])
  const level = (to: 'member' | 'manager') => ({ auditId: newId(), personId: harbor.omar.id, level: to })
  await harbor.maya.does(setPermission, level('member'))
  await harbor.omar.verifyStore()
  expect(draftRows(harbor.omar)).toEqual([])
  await harbor.maya.does(setPermission, level('manager'))
  await harbor.maya.does(deleteDraft, { chartId: draftId })
})

test('there are three drafts at a time, each with a name that can be changed', async () => {
  const drafts = [await draftBy(), await draftBy(harbor.maya, 'Bold'), await draftBy()]
  await expect(draftBy()).rejects.toMatchObject(refused('org-chart/list-full'))
  await harbor.omar.does(renameDraft, { chartId: drafts[0]!, name: 'Careful' })
  expect(await names()).toEqual(['Careful', 'Bold', 'Next year'])
  expect(await names(harbor.lena)).toEqual([])
  await expect(harbor.omar.does(renameDraft, { chartId, name: 'Mine' })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})

test('its maker or a director deletes it and brings it back, if there is room', async () => {
  const [careful, bold] = (await harbor.omar.asks(orgChartsInSight, {})).drafts
  await expect(harbor.omar.does(deleteDraft, { chartId: bold!.id })).rejects.toMatchObject(
    refused('org-chart/drafts-of-others', 'Access Denied'),
  )
  await harbor.maya.does(deleteDraft, { chartId: careful!.id })
  expect(await names()).toEqual(['Bold', 'Next year'])
  const seatId = harbor.omar.holds(seats).find((seat) => seat.chartId === careful!.id)!.id
  await expect(harbor.omar.does(renameSeat, { seatId, name: 'Ghost' })).rejects.toMatchObject(
    refused('access/not-found'),
  )
  const another = await draftBy()
  await expect(harbor.omar.does(restoreDraft, { chartId: careful!.id })).rejects.toMatchObject(
    refused('org-chart/list-full'),
  )
  await harbor.omar.does(deleteDraft, { chartId: another })
  await harbor.omar.does(restoreDraft, { chartId: careful!.id })
  expect(await names()).toContain('Careful')
})
