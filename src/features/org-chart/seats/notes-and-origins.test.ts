import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import { fieldHistory } from '../../revisions/revisions.queries.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { createDraft } from '../charts/charts.mutations.ts'
import { seatsOfChart } from '../charts/charts.queries.ts'
import { seatsAdded, startedBy } from '../org-chart-harness.ts'
import { MOST_MADE } from '../../made/made.rules.ts'
import { publishDraft } from '../publish/publish.mutations.ts'
import { addHolder } from './holders.mutations.ts'
import { noteMadeOfSeat } from './made.mutations.ts'
import { madeOfSeat } from './made.queries.ts'
import { writeSeatNote } from './note.mutations.ts'
import { noteReaders } from './note.rules.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
let chartId: string, topId: string
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
  ;({ chartId, topId } = await startedBy(harbor.maya))
})
afterAll(() => stop())

const historyOf = (entityId: string, player: Player, isDraft = false) =>
  player.asks(fieldHistory, { entity: 'seats', entityId, field: 'note', ...noteReaders({ isDraft }) })

async function issueOf(player: Player, teamId = harbor.teams.crew): Promise<string> {
  const id = newId()
  await player.does(createIssue, { id, title: `Leak ${id.slice(-4)}`, issueType: 'short_term', teamId })
  return id
}

describe('the note of a seat', () => {
  test('keeps what it said before, for everybody who sees the seat', async () => {
    await harbor.maya.does(writeSeatNote, { seatId: topId, note: 'First', from: 0 })
    await harbor.maya.does(writeSeatNote, { seatId: topId, note: 'Second', from: 1 })
    await harbor.maya.does(writeSeatNote, { seatId: topId, note: 'Third', from: 1 })
    const entries = await historyOf(topId, harbor.theo)
    expect(entries.map(({ revision }) => revision.before)).toEqual(['Second', 'First'])
    expect(await historyOf(topId, lantern.ravi)).toEqual([])
  })

  test('of a draft has a history that only managers see, and goes into that of the live seat when it is published', async () => {
    await harbor.maya.does(addHolder, { seatId: topId, personId: harbor.omar.id })
    const [seatId] = (await seatsAdded(harbor.maya, chartId, topId, 'Galley')) as [string]
    await harbor.omar.does(writeSeatNote, { seatId, note: 'Live', from: 0 })
    const draftId = newId()
    await harbor.omar.does(createDraft, { id: draftId, name: 'Draft' })
    const drafted = await harbor.omar.asks(seatsOfChart, { chartId: draftId })
    const copy = drafted.find(({ name }) => name === 'Galley')!
    await harbor.maya.does(writeSeatNote, { seatId: copy.id, note: 'Drafted', from: 1 })
    const earlier = (entries: Awaited<ReturnType<typeof historyOf>>) =>
      entries.map(({ revision }) => revision.before)
    expect(earlier(await historyOf(copy.id, harbor.omar, true))).toEqual(['Live'])
    await expect(historyOf(copy.id, harbor.lena, true)).rejects.toMatchObject(refused('access/denied'))
    await harbor.maya.does(publishDraft, { chartId: draftId, taken: [] })
    expect(earlier(await historyOf(seatId, harbor.theo))).toEqual(['Live'])
  })

  test('is written by those who may edit the seat', async () => {
    const note = { seatId: topId, note: 'Mine', from: 0 }
    await expect(harbor.omar.does(writeSeatNote, note)).rejects.toMatchObject(refused('org-chart/not-yours'))
    await expect(harbor.lena.does(writeSeatNote, note)).rejects.toMatchObject(refused('access/denied'))
    await expect(lantern.ravi.does(writeSeatNote, note)).rejects.toMatchObject(refused('access/not-found'))
  })
})

describe('what is made from a seat', () => {
  test('is noted by whoever makes it, and shown to those who see it', async () => {
    const taskId = newId()
    const [seatId] = (await seatsAdded(harbor.maya, chartId, topId, 'Deck')) as [string]
    const issueId = await issueOf(harbor.lena)
    await harbor.lena.does(noteMadeOfSeat, { seatId, issueId })
    const task = { id: taskId, title: 'Caulk', dueDate: '2027-01-15', teamId: harbor.teams.crew }
    await harbor.lena.does(createTask, { ...task, taskType: 'team' })
    await harbor.lena.does(noteMadeOfSeat, { seatId, taskId })
    const hidden = await issueOf(harbor.maya, harbor.teams.leadership)
    await harbor.maya.does(noteMadeOfSeat, { seatId, issueId: hidden })
    const made = async (player: Player) => (await player.asks(madeOfSeat, { seatId })).map(({ id }) => id)
    expect(await made(harbor.theo)).toEqual([taskId, issueId])
    expect(await made(harbor.omar)).toEqual([hidden, taskId, issueId])
    await expect(harbor.lena.does(noteMadeOfSeat, { seatId, issueId: hidden })).rejects.toMatchObject(
      refused('access/not-found'),
    )
    await expect(harbor.theo.does(noteMadeOfSeat, { seatId, issueId })).rejects.toMatchObject(
      refused('access/denied'),
    )
  })

  test('nothing is noted of a personal task', async () => {
    const [seatId] = (await seatsAdded(harbor.maya, chartId, topId, 'Yard')) as [string]
    const taskId = newId()
    await harbor.lena.does(createTask, {
      id: taskId,
      title: 'Mine',
      dueDate: '2027-01-15',
      taskType: 'personal',
    })
    await harbor.lena.does(noteMadeOfSeat, { seatId, taskId })
    const seats = await harbor.lena.asks(seatsOfChart, { chartId })
    expect(seats.find(({ id }) => id === seatId)?.taskIds).toEqual([])
  })

  test('the latest twenty are remembered, on the live seat, and a draft is made by somebody who sees none of them', async () => {
    const [seatId] = (await seatsAdded(harbor.maya, chartId, topId, 'Hold')) as [string]
    const ids: string[] = []
    for (let count = 0; count <= MOST_MADE; count++) {
      ids.push(await issueOf(harbor.lena))
      await harbor.lena.does(noteMadeOfSeat, { seatId, issueId: ids.at(-1)! })
    }
    const seatOf = async (id: string) =>
      (await harbor.maya.asks(seatsOfChart, { chartId })).find((one) => one.id === id)
    expect((await seatOf(seatId))?.issueIds).toEqual(ids.slice(1))
    const hidden = await issueOf(harbor.maya, harbor.teams.leadership)
    await harbor.maya.does(noteMadeOfSeat, { seatId, issueId: hidden })
    const draftId = newId()
    await harbor.omar.does(createDraft, { id: draftId, name: 'Draft' })
    const copy = (await harbor.omar.asks(seatsOfChart, { chartId: draftId })).find(
      ({ name }) => name === 'Hold',
    )
    expect(copy?.issueIds).toEqual([])
    const issueId = await issueOf(harbor.omar)
    await harbor.omar.does(noteMadeOfSeat, { seatId: copy!.id, issueId })
    expect((await seatOf(seatId))?.issueIds.at(-1)).toBe(issueId)
  })
})
