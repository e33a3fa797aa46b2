import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { daysAgo, harborBefore } from '../../../../tests/long-ago.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { createDraft, deleteDraft, restoreDraft } from '../charts/charts.mutations.ts'
import { liveSeats, seatsAdded, startedBy } from '../org-chart-harness.ts'
import { seats } from '../org-chart.table.ts'
import { addHolder } from './holders.mutations.ts'
import { BLANK } from './new-seat.rules.ts'
import { removedFromChart } from './removed.queries.ts'
import { removeSeat, restoreSeat } from './remove-seat.mutations.ts'

let story: Cast, harbor: Cast['harbor']
let chartId: string, topId: string, mateId: string
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
  ;({ chartId, topId } = await startedBy(harbor.maya))
  ;[mateId] = (await seatsAdded(harbor.maya, chartId, topId, 'Mate')) as [string]
  await harbor.maya.does(addHolder, { seatId: mateId, personId: harbor.omar.id })
})
afterAll(() => story.stop())

const { seed } = harborBefore(() => story)

const offered = async (player: Player) => {
  const { seats: gone, drafts } = await player.asks(removedFromChart, { chartId })
  return [...gone, ...drafts].map(({ name }) => name)
}

test('a removed seat is offered once with what went with it, to those who may put it back', async () => {
  const { maya, omar } = harbor
  const [cookId, cellarId] = (await seatsAdded(maya, chartId, mateId, 'Cook', 'Cellar')) as [string, string]
  await seatsAdded(maya, chartId, cookId, 'Boy')
  const [purserId] = (await seatsAdded(maya, chartId, topId, 'Purser')) as [string]
  await maya.does(removeSeat, { seatId: cookId, withBeneath: true })
  await maya.does(removeSeat, { seatId: cellarId, withBeneath: false })
  await maya.does(removeSeat, { seatId: purserId, withBeneath: false })
  expect(await offered(maya)).toEqual(['Purser', 'Cellar', 'Cook'])
  // Beneath his own seat.
  expect(await offered(omar)).toEqual(['Cellar', 'Cook'])
  await expect(omar.does(restoreSeat, { seatId: purserId })).rejects.toMatchObject(
    refused('org-chart/not-yours'),
  )
  await expect(harbor.lena.asks(removedFromChart, { chartId })).rejects.toMatchObject(
    refused('access/denied'),
  )
  await omar.does(restoreSeat, { seatId: cookId })
  expect(await offered(omar)).toEqual(['Cellar'])
  expect((await liveSeats(maya)).map(({ name }) => name)).toEqual(expect.arrayContaining(['Cook', 'Boy']))
})

test('a deleted draft is offered to its maker and to directors', async () => {
  const { maya, omar } = harbor
  const id = newId()
  await maya.does(createDraft, { id, name: 'Two masts' })
  await maya.does(deleteDraft, { chartId: id })
  expect(await offered(maya)).toContain('Two masts')
  expect(await offered(omar)).not.toContain('Two masts')
  await maya.does(restoreDraft, { chartId: id })
  expect(await offered(maya)).not.toContain('Two masts')
})

test.each([
  [29, true],
  [31, false],
])('a seat that was removed %i days ago is offered: %s', async (days, isOffered) => {
  const [id, at] = [newId(), daysAgo(days)]
  const made = { createdBy: harbor.maya.id, createdAt: at, updatedAt: at }
  const gone = { removedWithId: id, archivedAt: at, parentId: topId, position: 9, isDraft: false }
  await seed([newRow(seats, { ...BLANK, ...made, ...gone, id, chartId, name: `Gone ${days}` })])
  expect((await offered(harbor.maya)).includes(`Gone ${days}`)).toBe(isOffered)
})
