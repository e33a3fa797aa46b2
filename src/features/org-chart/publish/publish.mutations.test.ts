import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { createDraft } from '../charts/charts.mutations.ts'
import { orgChartsInSight, seatsOfChart } from '../charts/charts.queries.ts'
import { draftEarlierChart } from '../earlier/earlier.mutations.ts'
import { earlierCharts, earlierSeats } from '../earlier/earlier.server.ts'
import { orgChartServer } from '../org-chart.server.ts'
import { liveSeats, outline, seatsAdded, startedBy } from '../org-chart-harness.ts'
import { seatMetrics } from '../org-chart.table.ts'
import { addHolder } from '../seats/holders.mutations.ts'
import { linkMetric } from '../seats/measures.mutations.ts'
import { removeSeat } from '../seats/remove-seat.mutations.ts'
import { writeSeatNote } from '../seats/note.mutations.ts'
import { addSeat, moveSeat, renameSeat } from '../seats/seats.mutations.ts'
import { addSecondLine } from '../seats/second-lines.mutations.ts'
import { MOST_LEVELS } from '../seats/tree.rules.ts'
import { publishDraft } from './publish.mutations.ts'
import { publicationOfDraft } from './publish.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], node: Cast['node'], stop: Cast['stop']
let chartId: string, topId: string
beforeAll(async () => {
  ;({ harbor, lantern, node, stop } = await cast({ recordings: orgChartServer.recordings! }))
  ;({ chartId, topId } = await startedBy(harbor.maya))
})
afterAll(() => stop())

let mateId: string, deckId: string, cookId: string, draftId: string
/** The draft’s seats by the names they had. */
let copies: Map<string, string>
beforeEach(async () => {
  for (const { id, parentId } of await liveSeats(harbor.maya))
    if (parentId === topId) await harbor.maya.does(removeSeat, { seatId: id, withBeneath: true })
  ;[mateId] = (await seatsAdded(harbor.maya, chartId, topId, 'Mate')) as [string]
  ;[deckId, cookId] = (await seatsAdded(harbor.maya, chartId, mateId, 'Deck', 'Cook')) as [string, string]
  draftId = newId()
  await harbor.omar.does(createDraft, { id: draftId, name: 'Next year' })
  copies = new Map((await drafted()).map(({ name, id }) => [name, id]))
})

const drafted = () => harbor.omar.asks(seatsOfChart, { chartId: draftId })
const drawn = async () => outline(await liveSeats(harbor.theo))
const copyOf = (name: string): string => copies.get(name)!
const publish = (
  taken: { seatId: string; field: 'name' | 'place' | 'presence' }[] = [],
  player = harbor.maya,
) => player.does(publishDraft, { chartId: draftId, taken })
const offered = () => harbor.maya.asks(publicationOfDraft, { chartId: draftId, taken: [] })

describe('a draft that is made live', () => {
  test('is put together with what was changed on the live chart since; live seats stay the same ones', async () => {
    const metricId = newId()
    await harbor.maya.does(createMetric, {
      id: metricId,
      teamId: harbor.teams.leadership,
      ownerId: harbor.omar.id,
      name: 'Knots',
      description: '',
      unit: 'number',
      targetValue: 10,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
    })
    await harbor.maya.does(linkMetric, { seatId: cookId, metricId })
    const [boatId] = (await seatsAdded(harbor.omar, draftId, copyOf('Captain'), 'Boats')) as [string]
    await harbor.omar.does(moveSeat, { seatId: copyOf('Cook'), parentId: boatId, before: null })
    await harbor.omar.does(renameSeat, { seatId: copyOf('Mate'), name: 'First mate' })
    await harbor.omar.does(addSecondLine, { seatId: copyOf('Deck'), toId: boatId })
    await harbor.omar.does(removeSeat, { seatId: copyOf('Mate'), withBeneath: false })
    await harbor.maya.does(addHolder, { seatId: cookId, personId: harbor.lena.id })
    await seatsAdded(harbor.maya, chartId, cookId, 'Galley boy')
    expect(await offered()).toMatchObject({
      added: [{ name: 'Boats' }],
      moved: [{ name: 'Deck' }, { name: 'Cook' }],
      removed: [{ name: 'Mate' }],
      conflicts: [],
    })
    await publish()
    expect(await drawn()).toEqual(['Captain', '  Deck', '  Boats', '    Cook', '      Galley boy'])
    const seats = new Map((await liveSeats(harbor.theo)).map((seat) => [seat.name, seat]))
    expect(seats.get('Cook')).toMatchObject({ id: cookId, holderIds: [harbor.lena.id], isDraft: false })
    expect(seats.get('Deck')).toMatchObject({ id: deckId, secondLineIds: [seats.get('Boats')!.id] })
    expect(harbor.omar.holds(seatMetrics)).toMatchObject([{ seatId: cookId, metricId }])
    expect((await harbor.omar.asks(orgChartsInSight, {})).drafts).toEqual([])
    for (const player of [harbor.maya, harbor.omar, harbor.theo]) await player.verifyStore()
  })

  test('what both changed stays as it is, unless the draft’s is chosen', async () => {
    await harbor.omar.does(renameSeat, { seatId: copyOf('Deck'), name: 'Upper deck' })
    await harbor.omar.does(renameSeat, { seatId: copyOf('Cook'), name: 'Chef' })
    await harbor.maya.does(renameSeat, { seatId: deckId, name: 'Main deck' })
    await harbor.maya.does(renameSeat, { seatId: cookId, name: 'Baker' })
    expect((await offered())?.conflicts).toMatchObject([
      { seatId: deckId, field: 'name' },
      { seatId: cookId, field: 'name' },
    ])
    await publish([{ seatId: cookId, field: 'name' }])
    expect(await drawn()).toEqual(['Captain', '  Mate', '    Main deck', '    Chef'])
  })

  test('a seat that others removed comes back, as the same one, if that is chosen', async () => {
    await harbor.omar.does(writeSeatNote, { seatId: copyOf('Mate'), note: 'Runs the ship', from: 0 })
    await harbor.maya.does(removeSeat, { seatId: mateId, withBeneath: true })
    await publish([{ seatId: mateId, field: 'presence' }])
    expect(await drawn()).toEqual(['Captain', '  Mate'])
    expect((await liveSeats(harbor.theo)).find(({ name }) => name === 'Mate')).toMatchObject({ id: mateId })
  })

  test('is refused if the chart would have too many levels', async () => {
    let parentId = copyOf('Deck')
    for (let level = 4; level <= MOST_LEVELS; level++)
      [parentId] = (await seatsAdded(harbor.omar, draftId, parentId, `Level ${level}`)) as [string]
    const [aboveId] = (await seatsAdded(harbor.maya, chartId, topId, 'Above')) as [string]
    await harbor.maya.does(moveSeat, { seatId: mateId, parentId: aboveId, before: null })
    await expect(publish()).rejects.toMatchObject(refused('org-chart/too-deep', 'Draft not made live'))
  })

  test('is looked at again if somebody has changed it since', async () => {
    const { stamp: seen } = (await offered())!
    await harbor.omar.does(addHolder, { seatId: copyOf('Mate'), personId: harbor.omar.id })
    const asSeen = { chartId: draftId, taken: [], seen }
    await expect(harbor.maya.does(publishDraft, asSeen)).rejects.toMatchObject(
      refused('org-chart/draft-changed'),
    )
    const again = (await offered())!
    await harbor.maya.does(publishDraft, { ...asSeen, seen: again.stamp })
    expect((await liveSeats(harbor.maya)).find(({ name }) => name === 'Mate')?.holderIds).toContain(
      harbor.omar.id,
    )
  })

  test('is made live by directors alone, once, and by nobody from elsewhere', async () => {
    await expect(publish([], harbor.omar)).rejects.toMatchObject(refused('access/denied'))
    await expect(publish([], harbor.lena)).rejects.toMatchObject(refused('access/denied'))
    await expect(publish([], lantern.ravi)).rejects.toMatchObject(refused('access/not-found'))
    await expect(harbor.maya.does(publishDraft, { chartId, taken: [] })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await publish()
    await expect(publish()).rejects.toMatchObject(refused('access/not-found'))
  })

  test('nobody keeps it from being made live by a seat with the id that one of its own would get', async () => {
    await seatsAdded(harbor.omar, draftId, copyOf('Captain'), 'Boats')
    const { id } = (await offered())!.added[0]!
    await harbor.maya.does(addSeat, { id, chartId, parentId: topId, before: null, name: 'Squatter' })
    await publish()
    expect(await drawn()).toContain('  Boats')
  })
})

describe('the chart that was live', () => {
  test('is kept with the seats it had, and can be drafted and made live again', async () => {
    await harbor.omar.does(removeSeat, { seatId: copyOf('Mate'), withBeneath: true })
    await seatsAdded(harbor.omar, draftId, copyOf('Captain'), 'Boats')
    await publish()
    const [latest] = await earlierCharts(node, harbor.companyId)
    expect(latest).toMatchObject({ label: 'Next year', createdBy: harbor.maya.id })
    const { seats } = (await earlierSeats(node, harbor.companyId, latest!.id))!
    expect(seats.map(({ id, name }) => [id, name])).toEqual(
      expect.arrayContaining([
        [mateId, 'Mate'],
        [topId, 'Captain'],
      ]),
    )
    expect(await earlierSeats(node, lantern.companyId, latest!.id)).toBeNull()
    draftId = newId()
    await harbor.omar.does(draftEarlierChart, { id: draftId, name: 'As before', seats })
    expect(outline(await drafted())).toEqual(['Captain', '  Mate', '    Deck', '    Cook'])
    expect(await offered()).toMatchObject({ removed: [{ name: 'Boats' }], conflicts: [] })
    await publish()
    expect(await drawn()).toEqual(['Captain', '  Mate', '    Deck', '    Cook'])
  })
})
