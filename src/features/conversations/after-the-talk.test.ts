import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { haveHeard } from '../../../tests/heard.ts'
import { countedPool } from '../../../tests/counted-pool.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { removePerson } from '../people/people.mutations.ts'
import { seatsAdded, startedBy } from '../org-chart/org-chart-harness.ts'
import { addHolder } from '../org-chart/seats/holders.mutations.ts'
import { madeAt } from '../made/made.queries.ts'
import { madeThings } from '../made/made.table.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { addDays, utcDayOf } from '../time/calendar.rules.ts'
import { noteMadeOfTalk, shareWithNewManager } from './after-the-talk.mutations.ts'
import { mirrorWhereChanged } from './changed-companies.server.ts'
import * as acts from './conversations.mutations.ts'
import { conversationAt, factsOfConversation } from './conversations.queries.ts'
import { conversationNotes, conversationSides } from './conversations.table.ts'
import { forgetOld, mirrorWhatIsLeft } from './mirrors.server.ts'

let scene: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  scene = await cast()
  harbor = scene.harbor
})
afterAll(() => scene.stop())

const TODAY = utcDayOf(new Date().toISOString())

const everybody = () => [harbor.maya, harbor.omar, harbor.lena, harbor.theo]

async function aMinuteLater(): Promise<void> {
  await mirrorWhatIsLeft(scene, harbor.companyId)
  await haveHeard(everybody())
}

async function planned(): Promise<string> {
  const id = newId()
  await harbor.omar.does(acts.planConversations, {
    people: [{ id, reportId: harbor.lena.id }],
    title: 'This quarter',
    kind: 'quarterly',
    dueOn: addDays(TODAY, 14),
  })
  await aMinuteLater()
  return id
}

const sideOf = (who: Player, conversationId: string) =>
  who.holds(conversationSides).find((side) => side.conversationId === conversationId)!

async function talking(id: string): Promise<void> {
  const { omar, lena } = harbor
  for (const who of [omar, lena]) {
    await who.does(acts.answerConversation, {
      sideId: sideOf(who, id).id,
      key: 'need',
      answer: `NEED OF ${who === lena ? 'LENA' : 'OMAR'}`,
    })
    await who.does(acts.submitConversation, { sideId: sideOf(who, id).id })
  }
  await aMinuteLater()
  await omar.does(acts.startTalk, { sideId: sideOf(omar, id).id })
  await aMinuteLater()
}

/** A task of Lena's, due yesterday unless it is said. */
async function taskOfLena(teamId: string | null, dueDate = addDays(TODAY, -1)): Promise<void> {
  const { lena } = harbor
  const id = newId()
  await lena.does(createTask, {
    id,
    title: 'Count the buoys',
    taskType: teamId === null ? 'personal' : 'team',
    teamId,
    dueDate,
    assigneeIds: [lena.id],
  })
}

test('each sees the facts as far as they see the rows, and keeps them as they were when they submitted', async () => {
  const { omar, lena, teams } = harbor
  const facts = (who: Player, conversationId: string) =>
    who.asks(factsOfConversation, { conversationId, today: TODAY })
  const id = await planned()
  const before = await facts(lena, id)
  const beforeOfOmar = await facts(omar, id)
  await taskOfLena(teams.crew)
  await taskOfLena(null)
  await aMinuteLater()
  expect((await facts(lena, id))!.due - before!.due).toBe(2)
  // Her personal task is nobody else's to count.
  const seen = (await facts(omar, id))!.due - beforeOfOmar!.due
  expect(seen).toBe(1)
  await lena.does(acts.submitConversation, { sideId: sideOf(lena, id).id })
  const kept = await facts(lena, id)
  expect(kept!.due - before!.due).toBe(2)
  await taskOfLena(null)
  expect(await facts(lena, id)).toEqual(kept)
  await lena.does(acts.editConversationAgain, { sideId: sideOf(lena, id).id })
  expect((await facts(lena, id))!.due - kept!.due).toBe(1)
})

test('the facts that are kept count by the day of whoever submits, as those that they saw before', async () => {
  const { lena } = harbor
  for (const dueDate of [TODAY, addDays(TODAY, -1)]) await taskOfLena(null, dueDate)
  const [yesterday, tomorrow] = [addDays(TODAY, -1), addDays(TODAY, 1)]
  const counted = new Set<number>()
  for (const [given, day] of [
    [{ today: yesterday }, yesterday],
    [{ today: tomorrow }, tomorrow],
    // What has waited for a network counts by the day on which it arrives, as what names none.
    [{ today: addDays(TODAY, -5) }, TODAY],
    [{}, TODAY],
  ] as const) {
    const conversationId = await planned()
    const seen = await lena.asks(factsOfConversation, { conversationId, today: day })
    await lena.does(acts.submitConversation, { sideId: sideOf(lena, conversationId).id, ...given })
    expect(await lena.asks(factsOfConversation, { conversationId, today: TODAY })).toEqual(seen)
    counted.add(seen!.due)
  }
  expect(counted.size).toBe(3)
})

test('a task of a note stands in the own copy alone', async () => {
  const { omar, lena } = harbor
  const id = await planned()
  await talking(id)
  const noteId = newId()
  await lena.does(acts.noteInTalk, { id: noteId, sideId: sideOf(lena, id).id, text: 'New charts' })
  await aMinuteLater()
  const taskId = newId()
  await omar.does(createTask, {
    id: taskId,
    title: 'New charts',
    taskType: 'personal',
    teamId: null,
    dueDate: addDays(TODAY, 7),
    assigneeIds: [],
  })
  const copy = omar.holds(conversationNotes).find(({ conversationId }) => conversationId === id)!
  const made = { kind: 'task', madeId: taskId, sideId: sideOf(omar, id).id } as const
  const under = newId()
  await expect(omar.does(noteMadeOfTalk, { ...made, id: under, noteId })).rejects.toMatchObject(
    refused('access/not-found'),
  )
  await omar.does(noteMadeOfTalk, { ...made, id: under, noteId: copy.id })
  await aMinuteLater()
  expect(omar.holds(conversationNotes).find((note) => note.id === copy.id)?.taskId).toBe(taskId)
  expect(lena.holds(conversationNotes).find((note) => note.id === noteId)?.taskId).toBeNull()
  expect(omar.holds(madeThings)).toMatchObject([{ id: under, madeId: taskId, part: copy.id }])
  // To everybody else its address says the same as one that never was, also to a director and to the other of the two.
  expect(await omar.asks(madeAt, { id: under })).toMatchObject({ place: 'talk', originId: id })
  for (const other of [lena, harbor.maya]) {
    expect(other.holds(madeThings)).toEqual([])
    expect(await other.asks(madeAt, { id: under })).toEqual(await other.asks(madeAt, { id: newId() }))
  }
})

test('a new manager gets what the report wrote, once, and nothing of the other', async () => {
  const { maya, omar, lena, theo } = harbor
  const id = await planned()
  const share = (who: Player, managerId: string) =>
    who.does(shareWithNewManager, { sideId: sideOf(who, id).id, managerId })
  await expect(share(lena, maya.id)).rejects.toMatchObject(refused('conversation/not-shareable'))
  await talking(id)
  await expect(share(lena, maya.id)).rejects.toMatchObject(refused('conversation/not-above-you'))
  const { chartId, topId } = await startedBy(maya)
  await maya.does(addHolder, { seatId: topId, personId: maya.id })
  const [below] = (await seatsAdded(maya, chartId, topId, 'Mate')) as [string]
  await maya.does(addHolder, { seatId: below, personId: lena.id })
  // Only the report shares, only with those above, and nobody shares what is another's.
  await expect(share(omar, maya.id)).rejects.toMatchObject(refused('conversation/not-shareable'))
  await expect(share(lena, theo.id)).rejects.toMatchObject(refused('conversation/not-above-you'))
  await expect(
    maya.does(shareWithNewManager, { sideId: sideOf(lena, id).id, managerId: maya.id }),
  ).rejects.toMatchObject(refused('access/not-found'))

  await share(lena, maya.id)
  for (let times = 0; times < 2; times++) await aMinuteLater()
  expect(sideOf(maya, id)).toMatchObject({
    side: 'shared',
    otherId: lena.id,
    answers: {},
    otherAnswers: { need: 'NEED OF LENA' },
    facts: null,
  })
  expect(JSON.stringify(maya.holds(conversationSides))).not.toContain('NEED OF OMAR')
  expect(sideOf(lena, id)).toMatchObject({ shareWithId: null, sharedWithIds: [maya.id] })
  expect(await lena.asks(conversationAt, { conversationId: id })).toMatchObject({
    newManagers: [],
    sharedWith: ['Maya'],
  })
  // A copy is read, and that is all.
  const own = { sideId: sideOf(maya, id).id }
  for (const [act, code] of [
    [acts.submitConversation, 'conversation/over'],
    [acts.startTalk, 'conversation/over'],
    [acts.agreeOnTalk, 'conversation/not-talking'],
  ] as const)
    await expect(maya.does(act, own)).rejects.toMatchObject(refused(code))
  await expect(maya.does(acts.noteInTalk, { id: newId(), ...own, text: 'x' })).rejects.toMatchObject(
    refused('conversation/not-talking'),
  )
  // The talk of the two goes on as before.
  for (const who of [lena, omar]) await who.does(acts.agreeOnTalk, { sideId: sideOf(who, id).id })
  await aMinuteLater()
  expect([sideOf(lena, id).state, sideOf(omar, id).state]).toEqual(['closed', 'closed'])
})

test('each minute only companies that have committed something are asked', async () => {
  const { node } = scene
  const { pool, taken, restart } = countedPool(scene.pool)
  const look = async () => {
    restart()
    await mirrorWhereChanged({ pool, node, log: { error: () => {} } as never })
    return taken()
  }
  await look()
  await look()
  // The list of companies. The node reads their heads.
  const idle = await look()
  expect(idle).toBe(1)
  const id = newId()
  await node.run(harbor.companyId, harbor.omar.id, acts.planConversations, {
    people: [{ id, reportId: harbor.lena.id }],
    title: 'This quarter',
    kind: 'quarterly',
    dueOn: addDays(TODAY, 14),
  })
  expect(await look()).toBeGreaterThan(idle)
  await expect.poll(() => sideOf(harbor.lena, id)).toBeDefined()
})

test.each([
  [89, true],
  [91, false],
])('%i days after somebody was removed their copies are kept: %s', async (days, isKept) => {
  const other = await cast()
  const { companyId, omar, lena } = other.harbor
  const id = newId()
  await other.node.run(companyId, omar.id, acts.planConversations, {
    people: [{ id, reportId: lena.id }],
    title: 'This quarter',
    kind: 'quarterly',
    dueOn: addDays(TODAY, 14),
  })
  await mirrorWhatIsLeft(other, companyId)
  await other.harbor.maya.does(removePerson, { auditId: newId(), personId: lena.id })
  const at = new Date(Date.now() - days * 86_400_000).toISOString()
  await inCompany(other.pool, companyId, null, (client) =>
    client.query(`update audit_log set at = $2 where company_id = $1 and person_id = $3`, [
      companyId,
      at,
      lena.id,
    ]),
  )
  await forgetOld(other, companyId)
  const left = await inCompany(other.pool, companyId, null, (client) =>
    client.query<{ id: string }>(
      'select person_id as id from conversation_sides where company_id = $1 and conversation_id = $2',
      [companyId, id],
    ),
  )
  expect(left.rows.map((row) => row.id).toSorted()).toEqual(
    (isKept ? [lena.id, omar.id] : [omar.id]).toSorted(),
  )
  await other.stop()
})
