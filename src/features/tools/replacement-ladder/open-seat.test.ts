import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type Cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { liveSeats, seatsAdded, startedBy } from '../../org-chart/org-chart-harness.ts'
import { addHolder } from '../../org-chart/seats/holders.mutations.ts'
import { removeSeat } from '../../org-chart/seats/remove-seat.mutations.ts'
import { addSeat } from '../../org-chart/seats/seats.mutations.ts'
import { fillToolSection } from '../sheets/items.mutations.ts'
import { noteMadeOfItem } from '../sheets/made.mutations.ts'
import { itemsOfSheet } from '../sheets/sheets.queries.ts'
import { sheetOf } from '../sheets/sheets-harness.ts'
import { placesForSeat } from './open-seat.queries.ts'

let stage: Cast
beforeAll(async () => {
  stage = await cast()
})
afterAll(() => stage.stop())

test('a manager makes seats of rungs beneath the own one alone, and a removed one is none any more', async () => {
  const { maya, omar } = stage.harbor
  expect(await omar.asks(placesForSeat, {})).toBeNull()
  const { chartId, topId } = await startedBy(maya)
  const [mateId] = await seatsAdded(maya, chartId, topId, 'Mate')
  expect(await omar.asks(placesForSeat, {})).toBeNull()
  expect(await maya.asks(placesForSeat, {})).toMatchObject({ mayPutOnTop: true, seats: [{}, {}] })
  await maya.does(addHolder, { seatId: mateId!, personId: omar.id })
  expect(await omar.asks(placesForSeat, {})).toEqual({
    chartId,
    mayPutOnTop: false,
    seats: [{ id: mateId, name: 'Mate', isOwn: true }],
  })
  const seat = { id: newId(), chartId, parentId: topId, before: null, name: 'Assistant' }
  await expect(omar.does(addSeat, seat)).rejects.toMatchObject(refused('org-chart/not-yours'))

  const sheetId = await sheetOf(omar, 'replacement-ladder')
  await omar.does(fillToolSection, { sheetId, section: 'admin', text: 'Assistant' })
  const [item] = await omar.asks(itemsOfSheet, { sheetId })
  await omar.does(addSeat, { ...seat, parentId: mateId! })
  await omar.does(noteMadeOfItem, { id: item!.id, seatId: seat.id })
  expect(await omar.asks(itemsOfSheet, { sheetId })).toMatchObject([
    { seat: { name: 'Assistant', holderIds: [] } },
  ])
  expect((await liveSeats(maya)).map(({ name }) => name)).toContain('Assistant')
  await maya.does(removeSeat, { seatId: seat.id, withBeneath: false })
  await expect.poll(async () => (await omar.asks(itemsOfSheet, { sheetId }))[0]?.seat).toBeUndefined()
})
