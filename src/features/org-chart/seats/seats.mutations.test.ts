import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { removePerson } from '../../people/people.mutations.ts'
import { startChart } from '../charts/charts.mutations.ts'
import { liveSeats, outline, seatsAdded, startedBy } from '../org-chart-harness.ts'
import { addHolder, removeHolder } from './holders.mutations.ts'
import { removeSeat, restoreSeat } from './remove-seat.mutations.ts'
import { addRole, moveRole, removeRole, renameRole } from './roles.mutations.ts'
import { addSeat, moveSeat, renameSeat, updateSeat } from './seats.mutations.ts'
import { addSecondLine, removeSecondLine } from './second-lines.mutations.ts'
import { MOST_LEVELS } from './tree.rules.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
let chartId: string, topId: string
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
  ;({ chartId, topId } = await startedBy(harbor.maya))
})
afterAll(() => stop())

/** A seat for each story beneath the captain's, with two beneath it. */
let mateId: string, deckId: string, cookId: string
beforeEach(async () => {
  ;[mateId] = (await seatsAdded(harbor.maya, chartId, topId, 'Mate')) as [string]
  ;[deckId, cookId] = (await seatsAdded(harbor.maya, chartId, mateId, 'Deck', 'Cook')) as [string, string]
})

const seat = async (id: string, reader = harbor.theo) =>
  (await liveSeats(reader)).find((one) => one.id === id)
const drawn = async () => outline(await liveSeats(harbor.theo), mateId)
const NOT_FOUND = refused('access/not-found')
const NOT_YOURS = refused('org-chart/not-yours', 'Access Denied')

describe('starting', () => {
  test('a director starts the chart, once, and everybody sees it', async () => {
    expect(await seat(topId)).toMatchObject({ name: 'Captain', parentId: null, holders: [] })
    const again = { id: newId(), name: 'Org Chart', seats: [] }
    await expect(harbor.maya.does(startChart, again)).rejects.toMatchObject(
      refused('org-chart/started-already'),
    )
    await expect(harbor.omar.does(startChart, again)).rejects.toMatchObject(refused('access/denied'))
  })

  test('five common seats stand as they belong', async () => {
    const names = ['Visionary', 'Managing Director', 'Sales & Marketing', 'Operations', 'Finance']
    const starters = names.map((name) => ({ id: newId(), name }))
    await lantern.ravi.does(startChart, { id: newId(), name: 'Org Chart', seats: starters })
    expect(outline(await liveSeats(lantern.ravi))).toEqual([
      'Visionary',
      '  Managing Director',
      '    Sales & Marketing',
      '    Operations',
      '    Finance',
    ])
  })

  test('a chart that has lost all its seats is started anew', async () => {
    for (const { id } of (await liveSeats(lantern.ravi)).filter(({ parentId }) => parentId === null))
      await lantern.ravi.does(removeSeat, { seatId: id, withBeneath: true })
    await lantern.ravi.does(startChart, {
      id: newId(),
      name: 'Org Chart',
      seats: [{ id: newId(), name: 'Keeper' }],
    })
    expect(outline(await liveSeats(lantern.ravi))).toEqual(['Keeper'])
  })
})

describe('a seat', () => {
  test('is added before another one, renamed and described', async () => {
    const id = newId()
    await harbor.maya.does(addSeat, { id, chartId, parentId: mateId, before: deckId, name: ' Bosun ' })
    expect(await drawn()).toEqual(['Bosun', 'Deck', 'Cook'])
    await harbor.maya.does(renameSeat, { seatId: id, name: 'Boatswain' })
    const said = { teamId: harbor.teams.crew, tint: 3, hireBy: '2027-01-15' }
    await harbor.maya.does(updateSeat, { seatId: id, ...said })
    expect(await seat(id)).toMatchObject({ ...said, name: 'Boatswain' })
  })

  test.each([
    [{ name: ' ' }, 'input/invalid'],
    [{ name: 'x'.repeat(81) }, 'input/invalid'],
    [{ parentId: newId() }, 'access/not-found'],
  ])('with %o it is refused: %s', async (patch, code) => {
    const given = { id: newId(), chartId, parentId: mateId, before: null, name: 'Bosun', ...patch }
    await expect(harbor.maya.does(addSeat, given)).rejects.toMatchObject(refused(code))
  })

  test('is due on a day that can be meant', async () => {
    await expect(
      harbor.maya.does(updateSeat, { seatId: deckId, hireBy: '1492-10-12' }),
    ).rejects.toMatchObject(refused('input/invalid'))
  })

  test('stands on one of thirty levels', async () => {
    let parentId = topId
    for (let level = 2; level <= MOST_LEVELS; level++)
      [parentId] = (await seatsAdded(harbor.maya, chartId, parentId, `Level ${level}`)) as [string]
    await expect(seatsAdded(harbor.maya, chartId, parentId, 'Too deep')).rejects.toMatchObject(
      refused('org-chart/too-deep'),
    )
    const move = { seatId: mateId, parentId: (await seat(parentId))!.parentId, before: null }
    await expect(harbor.maya.does(moveSeat, move)).rejects.toMatchObject(refused('org-chart/too-deep'))
  })
})

describe('moving', () => {
  test('takes along what is beneath, and puts the seat where it was asked to', async () => {
    await harbor.maya.does(moveSeat, { seatId: cookId, parentId: mateId, before: deckId })
    expect(await drawn()).toEqual(['Cook', 'Deck'])
    await seatsAdded(harbor.maya, chartId, cookId, 'Galley boy')
    await harbor.maya.does(moveSeat, { seatId: cookId, parentId: deckId, before: null })
    expect(await drawn()).toEqual(['Deck', '  Cook', '    Galley boy'])
  })

  test('beneath itself is refused in words that say what may have happened', async () => {
    const circle = refused('org-chart/circle', 'Seat not moved')
    for (const parentId of [mateId, deckId])
      await expect(
        harbor.maya.does(moveSeat, { seatId: mateId, parentId, before: null }),
      ).rejects.toMatchObject(circle)
  })

  test('somebody from another company finds no such seat', async () => {
    await expect(
      lantern.ravi.does(moveSeat, { seatId: deckId, parentId: null, before: null }),
    ).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('removing', () => {
  test('moves what is beneath into its place, and Undo brings all of it back', async () => {
    const before = await liveSeats(harbor.theo)
    await harbor.maya.does(removeSeat, { seatId: mateId, withBeneath: false })
    expect((await seat(deckId))?.parentId).toBe(topId)
    expect(await seat(mateId)).toBeUndefined()
    await harbor.maya.does(restoreSeat, { seatId: mateId })
    expect((await liveSeats(harbor.theo)).map(stable)).toEqual(before.map(stable))
  })

  test('takes forty seats along when asked to, and brings back each in its place', async () => {
    const ids = await seatsAdded(
      harbor.maya,
      chartId,
      deckId,
      ...Array.from({ length: 38 }, (_, n) => `Hand ${n}`),
    )
    const before = await liveSeats(harbor.theo)
    await harbor.maya.does(removeSeat, { seatId: mateId, withBeneath: true })
    for (const id of [mateId, deckId, cookId, ...ids]) expect(await seat(id)).toBeUndefined()
    await harbor.maya.does(restoreSeat, { seatId: mateId })
    expect((await liveSeats(harbor.theo)).map(stable)).toEqual(before.map(stable))
  })

  test('what was moved elsewhere in the meantime stays there', async () => {
    await harbor.maya.does(removeSeat, { seatId: mateId, withBeneath: false })
    await harbor.maya.does(moveSeat, { seatId: deckId, parentId: cookId, before: null })
    await harbor.maya.does(restoreSeat, { seatId: mateId })
    expect(await drawn()).toEqual(['Cook', '  Deck'])
  })

  test('a seat comes back under the next one that is left, and only once', async () => {
    await harbor.maya.does(removeSeat, { seatId: deckId, withBeneath: false })
    await harbor.maya.does(removeSeat, { seatId: mateId, withBeneath: false })
    await harbor.maya.does(restoreSeat, { seatId: deckId })
    expect((await seat(deckId))?.parentId).toBe(topId)
    await expect(harbor.maya.does(restoreSeat, { seatId: deckId })).rejects.toMatchObject(NOT_FOUND)
  })

  test('nothing can be done to a seat that is gone', async () => {
    await harbor.maya.does(removeSeat, { seatId: deckId, withBeneath: false })
    await expect(harbor.maya.does(renameSeat, { seatId: deckId, name: 'Ghost' })).rejects.toMatchObject(
      NOT_FOUND,
    )
    await expect(seatsAdded(harbor.maya, chartId, deckId, 'Ghost')).rejects.toMatchObject(NOT_FOUND)
  })
})

/** What an export says of a seat: everything but when it was last changed. */
const stable = (seat: Awaited<ReturnType<typeof liveSeats>>[number]) => ({ ...seat, updatedAt: null })

describe('who holds a seat', () => {
  test('is added and removed; twice is once', async () => {
    for (const personId of [harbor.lena.id, harbor.theo.id, harbor.lena.id])
      await harbor.maya.does(addHolder, { seatId: deckId, personId })
    expect((await seat(deckId))?.holders.map(({ fullName }) => fullName)).toEqual(['Lena', 'Theo'])
    await harbor.maya.does(removeHolder, { seatId: deckId, personId: harbor.lena.id })
    expect((await seat(deckId))?.holderIds).toEqual([harbor.theo.id])
  })

  test('is somebody with access to the company', async () => {
    const given = { seatId: deckId, personId: harbor.ina.id }
    await expect(harbor.maya.does(addHolder, given)).rejects.toMatchObject(
      refused('org-chart/holder-without-access'),
    )
    await expect(
      harbor.maya.does(addHolder, { seatId: deckId, personId: lantern.ravi.id }),
    ).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('what a seat answers for', () => {
  test('is added, renamed, moved and removed one by one', async () => {
    const [first, second] = [newId(), newId()]
    await harbor.maya.does(addRole, { id: first, seatId: deckId, text: 'Scrub' })
    await harbor.maya.does(addRole, { id: second, seatId: deckId, text: 'Watch' })
    await harbor.maya.does(renameRole, { seatId: deckId, roleId: first, text: 'Scrub daily' })
    await harbor.maya.does(moveRole, { seatId: deckId, roleId: second, before: first })
    expect((await seat(deckId))?.roles.map(({ text }) => text)).toEqual(['Watch', 'Scrub daily'])
    await harbor.maya.does(removeRole, { seatId: deckId, roleId: second })
    expect((await seat(deckId))?.roles).toEqual([{ id: first, text: 'Scrub daily' }])
    await expect(
      harbor.maya.does(renameRole, { seatId: deckId, roleId: second, text: 'Gone' }),
    ).rejects.toMatchObject(NOT_FOUND)
  })

  test('is ten things at most', async () => {
    const add = () => harbor.maya.does(addRole, { id: newId(), seatId: deckId, text: 'Haul' })
    for (let index = 0; index < 10; index++) await add()
    await expect(add()).rejects.toMatchObject({
      text: { code: 'org-chart/list-full', detail: 'There is room for 10. Remove one first.' },
    })
  })

  test('two people add one each at the same time: both stay', async () => {
    await harbor.maya.does(addHolder, { seatId: mateId, personId: harbor.omar.id })
    await Promise.all(
      [harbor.maya, harbor.omar].map((player, index) =>
        player.did(addRole, { id: newId(), seatId: deckId, text: `Role ${index}` }),
      ),
    )
    expect((await seat(deckId))?.roles.map(({ text }) => text).toSorted()).toEqual(['Role 0', 'Role 1'])
  })
})

describe('to whom a seat also reports', () => {
  test('three others of the same chart, never itself', async () => {
    const [bosun, gunner] = (await seatsAdded(harbor.maya, chartId, topId, 'Bosun', 'Gunner')) as [
      string,
      string,
    ]
    for (const toId of [bosun, gunner, cookId])
      await harbor.maya.does(addSecondLine, { seatId: deckId, toId })
    const fourth = { seatId: deckId, toId: topId }
    await expect(harbor.maya.does(addSecondLine, fourth)).rejects.toMatchObject(
      refused('org-chart/list-full'),
    )
    await expect(harbor.maya.does(addSecondLine, { seatId: deckId, toId: deckId })).rejects.toMatchObject(
      refused('org-chart/reports-to-itself'),
    )
    await harbor.maya.does(removeSecondLine, { seatId: deckId, toId: bosun })
    await harbor.maya.does(removeSeat, { seatId: gunner, withBeneath: false })
    for (const toId of [topId, mateId]) await harbor.maya.does(addSecondLine, { seatId: deckId, toId })
    expect((await seat(deckId))?.secondLineIds).toEqual([cookId, topId, mateId])
  })
})

describe('a manager', () => {
  beforeEach(() => harbor.maya.does(addHolder, { seatId: mateId, personId: harbor.omar.id }))

  test('edits the seats beneath their own, and the roles of their own', async () => {
    const id = newId()
    await harbor.omar.does(addSeat, { id, chartId, parentId: mateId, before: null, name: 'Bosun' })
    await harbor.omar.does(moveSeat, { seatId: id, parentId: deckId, before: null })
    await harbor.omar.does(renameSeat, { seatId: id, name: 'Boatswain' })
    await harbor.omar.does(addHolder, { seatId: id, personId: harbor.lena.id })
    await harbor.omar.does(addRole, { id: newId(), seatId: mateId, text: 'Run the ship' })
    await harbor.omar.does(removeSeat, { seatId: deckId, withBeneath: false })
    expect(await drawn()).toEqual(['Boatswain', 'Cook'])
    await harbor.omar.does(restoreSeat, { seatId: deckId })
  })

  test('neither changes nor gives away their own seat, nor any above or beside it', async () => {
    const [beside] = (await seatsAdded(harbor.maya, chartId, topId, 'Purser')) as [string]
    for (const seatId of [mateId, topId, beside]) {
      await expect(harbor.omar.does(renameSeat, { seatId, name: 'Mine' })).rejects.toMatchObject(NOT_YOURS)
      await expect(harbor.omar.does(addHolder, { seatId, personId: harbor.lena.id })).rejects.toMatchObject(
        NOT_YOURS,
      )
      await expect(harbor.omar.does(removeSeat, { seatId, withBeneath: true })).rejects.toMatchObject(
        NOT_YOURS,
      )
    }
    await expect(
      harbor.omar.does(addRole, { id: newId(), seatId: beside, text: 'Mine' }),
    ).rejects.toMatchObject(NOT_YOURS)
  })

  test('moves no seat above or beside their own', async () => {
    const [beside] = (await seatsAdded(harbor.maya, chartId, topId, 'Purser')) as [string]
    for (const parentId of [topId, beside, null])
      await expect(
        harbor.omar.does(moveSeat, { seatId: deckId, parentId, before: null }),
      ).rejects.toMatchObject(NOT_YOURS)
    await expect(
      harbor.omar.does(moveSeat, { seatId: mateId, parentId: null, before: null }),
    ).rejects.toMatchObject(NOT_YOURS)
    await expect(seatsAdded(harbor.omar, chartId, null, 'Throne')).rejects.toMatchObject(NOT_YOURS)
  })

  test('without a seat has none to edit; a member has none even beneath their own', async () => {
    await harbor.maya.does(removeHolder, { seatId: mateId, personId: harbor.omar.id })
    await expect(harbor.omar.does(renameSeat, { seatId: deckId, name: 'Mine' })).rejects.toMatchObject(
      NOT_YOURS,
    )
    await harbor.maya.does(addHolder, { seatId: mateId, personId: harbor.lena.id })
    await expect(harbor.lena.does(renameSeat, { seatId: deckId, name: 'Mine' })).rejects.toMatchObject(
      refused('access/denied'),
    )
  })
})

test('whoever is removed from the company no longer counts, and is remembered until somebody is chosen', async () => {
  await harbor.maya.does(addHolder, { seatId: deckId, personId: harbor.theo.id })
  await harbor.maya.does(removePerson, { personId: harbor.theo.id, auditId: newId() })
  const open = await seat(deckId, harbor.lena)
  expect(open).toMatchObject({ holders: [], former: [{ fullName: 'Theo' }] })
  await harbor.maya.does(addHolder, { seatId: deckId, personId: harbor.lena.id })
  expect(await seat(deckId, harbor.lena)).toMatchObject({
    holders: [{ fullName: 'Lena' }],
    former: [],
    holderIds: [harbor.lena.id],
  })
})
