import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { haveHeard } from '../../../../tests/heard.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { createDraft, deleteDraft } from '../charts/charts.mutations.ts'
import { seatsOfChart } from '../charts/charts.queries.ts'
import { liveSeats, outline, seatsAdded, startedBy } from '../org-chart-harness.ts'
import { MOST_REMOVED, MOST_SEATS, orgCharts, seats } from '../org-chart.table.ts'
import { addHolder } from './holders.mutations.ts'
import { BLANK } from './new-seat.rules.ts'
import { removeSeat, restoreSeat } from './remove-seat.mutations.ts'
import { addSeat, moveSeat } from './seats.mutations.ts'

let harbor: Cast['harbor'], node: Cast['node'], stop: Cast['stop']
let chartId: string, topId: string, mateId: string, deckId: string
beforeAll(async () => {
  ;({ harbor, node, stop } = await cast())
  ;({ chartId, topId } = await startedBy(harbor.maya))
  ;[mateId, deckId] = (await seatsAdded(harbor.maya, chartId, topId, 'Mate', 'Deck')) as [string, string]
})
afterAll(() => stop())

const AT = new Date().toISOString()
const madeBy = () => ({ createdBy: harbor.maya.id, createdAt: AT, updatedAt: AT })

/** Rows of so many seats under one, as the database has them. */
const rowsUnder = (parentId: string, count: number, archivedAt: string | null = null) =>
  Array.from({ length: count }, (_, n) => {
    const id = newId()
    const removedWithId = archivedAt === null ? null : id
    return newRow(seats, {
      ...BLANK,
      ...madeBy(),
      id,
      chartId,
      isDraft: false,
      parentId,
      position: n,
      name: `Hand ${n}`,
      archivedAt,
      removedWithId,
    })
  })

/** Writes rows, and waits until everybody's browser has heard of them. */
async function write(rows: Parameters<typeof insertRows>[0]): Promise<void> {
  await node.run(harbor.companyId, null, insertRows(rows), {})
  await haveHeard([harbor.maya, harbor.omar])
}

describe('taking back a move', () => {
  test('is refused once somebody else has moved the seat, and otherwise puts it back', async () => {
    await harbor.maya.does(moveSeat, { seatId: deckId, parentId: mateId, before: null })
    const back = { seatId: deckId, parentId: topId, before: mateId, ifUnder: mateId }
    await harbor.maya.does(moveSeat, back)
    expect(outline(await liveSeats(harbor.theo))).toEqual(['Captain', '  Deck', '  Mate'])
    await harbor.maya.does(moveSeat, { seatId: deckId, parentId: mateId, before: null })
    await harbor.maya.does(moveSeat, { seatId: deckId, parentId: null, before: null })
    await expect(harbor.maya.does(moveSeat, back)).rejects.toMatchObject(
      refused('org-chart/moved-since', 'Seat not moved'),
    )
    await harbor.maya.does(moveSeat, { seatId: deckId, parentId: topId, before: null, ifUnder: null })
  })
})

describe('a seat is put under one of the same chart alone', () => {
  test('neither a live one under one of a draft, nor the other way round', async () => {
    const draftId = newId()
    await harbor.omar.does(createDraft, { id: draftId, name: 'Draft' })
    const [copy] = await harbor.omar.asks(seatsOfChart, { chartId: draftId })
    const added = { id: newId(), before: null, name: 'Bosun' }
    await expect(harbor.maya.does(addSeat, { ...added, chartId, parentId: copy!.id })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await harbor.maya.does(addHolder, { seatId: topId, personId: harbor.omar.id })
    await expect(
      harbor.omar.does(addSeat, { ...added, chartId: draftId, parentId: topId }),
    ).rejects.toMatchObject(refused('access/not-found'))
    await expect(
      harbor.maya.does(moveSeat, { seatId: mateId, parentId: copy!.id, before: null }),
    ).rejects.toMatchObject(refused('org-chart/circle'))
    await harbor.maya.does(deleteDraft, { chartId: draftId })
  })
})

describe('a draft', () => {
  test('is made although two seats have ids that look alike', async () => {
    const id = newId()
    const alike = `${id.slice(0, 14)}${id[14] === '7' ? '4' : '7'}${id.slice(15)}`
    for (const one of [id, alike])
      await harbor.maya.does(addSeat, { id: one, chartId, parentId: mateId, before: null, name: 'Twin' })
    const draftId = newId()
    await harbor.omar.does(createDraft, { id: draftId, name: 'Twins' })
    const copies = await harbor.omar.asks(seatsOfChart, { chartId: draftId })
    expect(copies.filter(({ name }) => name === 'Twin')).toHaveLength(2)
    await harbor.maya.does(deleteDraft, { chartId: draftId })
  })

  test('is refused after thirty others within thirty days', async () => {
    const gone = Array.from({ length: 31 }, () =>
      newRow(orgCharts, { ...madeBy(), id: newId(), name: 'Gone', kind: 'draft', archivedAt: AT }),
    )
    await write(gone)
    await expect(harbor.omar.does(createDraft, { id: newId(), name: 'Next' })).rejects.toMatchObject(
      refused('org-chart/too-many-drafts'),
    )
  })
})

describe('as many seats as a chart may have', () => {
  test('go at once and come back at once; there is room for no other', async () => {
    const present = (await liveSeats(harbor.maya)).length
    await write(rowsUnder(deckId, MOST_SEATS - present))
    await expect(seatsAdded(harbor.maya, chartId, deckId, 'One more')).rejects.toMatchObject(
      refused('org-chart/list-full'),
    )
    await harbor.maya.does(removeSeat, { seatId: topId, withBeneath: true })
    expect(await liveSeats(harbor.theo)).toEqual([])
    await harbor.maya.does(restoreSeat, { seatId: topId })
    expect(await liveSeats(harbor.theo)).toHaveLength(MOST_SEATS)
  })

  test('none is added once too many were removed lately', async () => {
    await harbor.maya.does(removeSeat, { seatId: deckId, withBeneath: true })
    await write(rowsUnder(topId, MOST_REMOVED, AT))
    await expect(seatsAdded(harbor.maya, chartId, topId, 'One more')).rejects.toMatchObject(
      refused('org-chart/too-many-removed'),
    )
  })
})
