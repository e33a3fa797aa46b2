import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createDraft, startChart } from '../charts/charts.mutations.ts'
import { type HeldSeat, seatsOfChart } from '../charts/charts.queries.ts'
import { forestOf } from '../charts/forest.rules.ts'
import { liveSeats, outline, seatsAdded, startedBy } from '../org-chart-harness.ts'
import { addHolder } from '../seats/holders.mutations.ts'
import { addRole } from '../seats/roles.mutations.ts'
import { removeSeat, restoreSeat } from '../seats/remove-seat.mutations.ts'
import { addSecondLine } from '../seats/second-lines.mutations.ts'
import { writeSeatNote } from '../seats/note.mutations.ts'
import { moveSeat, renameSeat, updateSeat } from '../seats/seats.mutations.ts'
import { fileOf, jsonOf } from './chart-file.rules.ts'
import { rowsOfJson, rowsOfSheet } from './filed-rows.rules.ts'
import { chunksOfImport, chunksOfUndo } from './import-chunks.rules.ts'
import { planned } from './import-plan.rules.ts'
import { draftEarlierChart } from '../earlier/earlier.mutations.ts'
import { importSeats, undoImport } from './import-seats.mutations.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
let chartId: string, topId: string, mateId: string
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
  ;({ chartId, topId } = await startedBy(harbor.maya))
  ;[mateId] = (await seatsAdded(harbor.maya, chartId, topId, 'Mate', 'Purser')) as [string]
  const [cookId] = (await seatsAdded(harbor.maya, chartId, mateId, 'Cook', 'Deck')) as [string]
  await harbor.maya.does(addHolder, { seatId: mateId, personId: harbor.omar.id })
  await harbor.maya.does(addRole, { id: newId(), seatId: cookId, text: 'Bake | boil' })
  await harbor.maya.does(addSecondLine, { seatId: topId, toId: cookId })
  await harbor.maya.does(updateSeat, {
    seatId: cookId,
    tint: 3,
    hireBy: '2027-01-15',
    teamId: harbor.teams.crew,
  })
  await harbor.maya.does(writeSeatNote, { seatId: cookId, note: 'By spring', from: 0 })
})
afterAll(() => stop())

const TEAMS = () => new Map([[harbor.teams.crew, 'Crew']])
const exported = (seats: readonly HeldSeat[]) => jsonOf(fileOf('Org Chart', forestOf(seats), TEAMS()))

function known(seats: readonly HeldSeat[]) {
  const ids = new Map<string, string>()
  const idOf = (key: string) => ids.get(key) ?? ids.set(key, newId()).get(key)!
  return {
    seats,
    people: new Map(
      ['maya', 'omar', 'lena'].map((name) => [`${name}@harbor.example`, harbor[name as 'maya'].id]),
    ),
    teams: new Map([['crew', harbor.teams.crew]]),
    idOf: ({ row }: { row: number }, role?: number) => idOf(`${row} ${role ?? ''}`),
  }
}

async function imports(player: Player, id: string, rows: ReturnType<typeof rowsOfJson>) {
  const plan = planned(rows, known(await player.asks(seatsOfChart, { chartId: id })))
  for (const chunk of chunksOfImport(plan)) await player.does(importSeats, { chartId: id, ...chunk })
  return plan
}

async function emptyDraft(): Promise<string> {
  const id = newId()
  await harbor.omar.does(createDraft, { id, name: 'Draft' })
  for (const { id: seatId, parentId } of await harbor.omar.asks(seatsOfChart, { chartId: id }))
    if (parentId === null) await harbor.omar.does(removeSeat, { seatId, withBeneath: true })
  return id
}

test('a chart that is exported and imported into an empty one is the same; taking that back leaves nothing', async () => {
  const text = exported(await liveSeats(harbor.maya))
  const draftId = await emptyDraft()
  const plan = await imports(harbor.omar, draftId, rowsOfJson(text))
  const seats = () => harbor.omar.asks(seatsOfChart, { chartId: draftId })
  expect(exported(await seats())).toBe(text)
  const again = planned(rowsOfJson(text), known(await seats()))
  expect(again).toMatchObject({ added: [], changed: [] })
  for (const chunk of chunksOfUndo(plan)) await harbor.omar.does(undoImport, { chartId: draftId, ...chunk })
  expect(await seats()).toEqual([])
})

test('taking an import back leaves alone what others have changed since', async () => {
  const before = exported(await liveSeats(harbor.maya))
  const rows = rowsOfSheet(
    ['seat', 'reports_to', 'roles'],
    [
      ['Cook', 'Purser', 'Bake'],
      ['Boy', 'Cook', ''],
      ['Deck', 'Mate', 'Scrub'],
    ],
  )
  const plan = await imports(harbor.maya, chartId, rows)
  expect(outline(await liveSeats(harbor.theo))).toEqual([
    'Captain',
    '  Mate',
    '    Deck',
    '  Purser',
    '    Cook',
    '      Boy',
  ])
  for (const chunk of chunksOfUndo(plan)) await harbor.maya.does(undoImport, { chartId, ...chunk })
  expect(exported(await liveSeats(harbor.maya))).toBe(before)

  const second = await imports(harbor.maya, chartId, rows)
  const seats = new Map((await liveSeats(harbor.theo)).map(({ name, id }) => [name, id]))
  await seatsAdded(harbor.maya, chartId, seats.get('Boy')!, 'Mouse')
  await harbor.maya.does(moveSeat, { seatId: seats.get('Cook')!, parentId: topId, before: null })
  await harbor.maya.does(addRole, { id: newId(), seatId: seats.get('Deck')!, text: 'Watch' })
  await harbor.maya.does(renameSeat, { seatId: seats.get('Cook')!, name: 'Chef' })
  for (const chunk of chunksOfUndo(second)) await harbor.maya.does(undoImport, { chartId, ...chunk })
  expect(outline(await liveSeats(harbor.theo))).toEqual([
    'Captain',
    '  Mate',
    '    Deck',
    '  Purser',
    '  Chef',
    '    Mouse',
  ])
  const deck = (await liveSeats(harbor.theo)).find(({ name }) => name === 'Deck')
  expect(deck?.roles.map(({ text }) => text)).toEqual(['Scrub', 'Watch'])
})

test('directors import into the live chart, managers into drafts, and nobody elsewhere', async () => {
  const added = [{ id: newId(), name: 'Boy', parentId: topId }]
  const into = { chartId, added, changed: [] }
  await expect(harbor.omar.does(importSeats, into)).rejects.toMatchObject(refused('org-chart/not-yours'))
  await expect(harbor.omar.does(undoImport, { chartId, added: [mateId], changed: [] })).rejects.toMatchObject(
    refused('org-chart/not-yours'),
  )
  await expect(harbor.lena.does(importSeats, into)).rejects.toMatchObject(refused('access/denied'))
  await expect(lantern.ravi.does(importSeats, into)).rejects.toMatchObject(refused('access/not-found'))
  const draftId = await emptyDraft()
  await expect(harbor.omar.does(importSeats, { ...into, chartId: draftId })).rejects.toMatchObject(
    refused('access/not-found'),
  )
  const change = { chartId: draftId, added: [], changed: [{ id: mateId, now: { name: 'Mine' } }] }
  await expect(harbor.omar.does(importSeats, change)).rejects.toMatchObject(refused('access/not-found'))
  await harbor.omar.does(undoImport, {
    chartId: draftId,
    added: [mateId],
    changed: [{ id: topId, now: { name: 'Captain' }, before: { name: 'Mine' } }],
  })
  expect((await liveSeats(harbor.theo)).find(({ id }) => id === topId)?.name).toBe('Captain')
})

test.each([
  [() => ({ holderIds: [harbor.ina.id] }), 'org-chart/holder-without-access'],
  [() => ({ hireBy: '1492-10-12' }), 'input/invalid'],
  [() => ({ parentId: newId() }), 'access/not-found'],
])('what no seat can say is refused (%#): %s', async (patch, code) => {
  const added = [{ id: newId(), name: 'Boy', parentId: topId, ...patch() }]
  await expect(harbor.maya.does(importSeats, { chartId, added, changed: [] })).rejects.toMatchObject(
    refused(code),
  )
})

test('no import makes a seat report to itself', async () => {
  const changed = [{ id: topId, now: { parentId: mateId } }]
  await expect(harbor.maya.does(importSeats, { chartId, added: [], changed })).rejects.toMatchObject(
    refused('org-chart/circle'),
  )
})

test('removing a seat with forty beneath and taking that back gives an identical export', async () => {
  const ids = { id: newId(), topId: newId() }
  await lantern.ravi.does(startChart, {
    id: ids.id,
    name: 'Org Chart',
    seats: [{ id: ids.topId, name: 'Keeper' }],
  })
  const rows = Array.from({ length: 41 }, (_, n) => [
    `Hand ${n}`,
    n === 0 ? 'Keeper' : `Hand ${Math.floor((n - 1) / 3)}`,
  ])
  const plan = planned(rowsOfSheet(['seat', 'reports_to'], rows), {
    ...known(await liveSeats(lantern.ravi)),
    people: new Map(),
  })
  for (const chunk of chunksOfImport(plan))
    await lantern.ravi.does(importSeats, { chartId: ids.id, ...chunk })
  const before = exported(await liveSeats(lantern.ravi))
  const hand = (await liveSeats(lantern.ravi)).find(({ name }) => name === 'Hand 0')!
  for (const withBeneath of [true, false]) {
    await lantern.ravi.does(removeSeat, { seatId: hand.id, withBeneath })
    expect(exported(await liveSeats(lantern.ravi))).not.toBe(before)
    await lantern.ravi.does(restoreSeat, { seatId: hand.id })
    expect(exported(await liveSeats(lantern.ravi))).toBe(before)
  }
})

const NOTHING = {
  position: 1,
  holderIds: [],
  roles: [],
  secondLineIds: [],
  teamId: null,
  tint: 0,
  hireBy: null,
  note: null,
}

test('taking back an import that never was makes no seat report to itself, and no chart too deep', async () => {
  const deep = Array.from({ length: 40 }, (_, index) => ({
    ...NOTHING,
    id: newId(),
    name: `Deck ${index}`,
  }))
  const chain = deep.map((seat, index) => ({ ...seat, parentId: deep[index - 1]?.id ?? null }))
  const id = newId()
  await expect(harbor.omar.does(draftEarlierChart, { id, name: 'Deep', seats: chain })).rejects.toMatchObject(
    refused('org-chart/too-deep'),
  )
  const short = chain.slice(0, 30)
  const twice = [...short, ...short]
  await harbor.omar.does(draftEarlierChart, { id, name: 'Deep', seats: twice })
  const drafted = await harbor.omar.asks(seatsOfChart, { chartId: id })
  const named = (name: string) => drafted.find((seat) => seat.name === name)!.id
  expect(drafted).toHaveLength(30)
  const [top, last] = [named('Deck 0'), named('Deck 29')]
  await harbor.omar.does(undoImport, {
    chartId: id,
    added: [],
    changed: [{ id: top, now: { parentId: null }, before: { parentId: last, secondLineIds: [mateId, top] } }],
  })
  const after = await harbor.omar.asks(seatsOfChart, { chartId: id })
  expect(after.find((seat) => seat.id === top)).toMatchObject({ parentId: null, secondLineIds: [] })
  const added = [{ id: newId(), name: 'Boy', parentId: null, secondLineIds: [top] }]
  await expect(harbor.maya.does(importSeats, { chartId, added, changed: [] })).rejects.toMatchObject(
    refused('access/not-found'),
  )
})
