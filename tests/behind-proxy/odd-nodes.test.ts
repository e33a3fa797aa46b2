import 'fake-indexeddb/auto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startMeeting } from '../../src/features/meeting-room/meeting-room.mutations.ts'
import { type Meeting, meetings } from '../../src/features/meetings/meetings.table.ts'
import {
  nextSection,
  pauseMeeting,
  resumeMeeting,
} from '../../src/features/meetings/timer/timer.mutations.ts'
import { meetingElapsed, pauseElapsed } from '../../src/features/meetings/timer/timer.rules.ts'
import { createTask } from '../../src/features/tasks/tasks.mutations.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { defineQuery } from '../../src/sync/define-query.ts'
import { newId } from '../../src/sync/id.ts'
import { everything } from '../chaos/app.ts'
import { sorted } from '../chaos/checks.ts'
import { testDatabase } from '../database.ts'
import { chance, seeds } from '../seeded.ts'
import { type DeafDatabase, deafDatabase } from './deaf-database.ts'
import { type Fleet, type FleetCompany, startFleet } from './fleet.ts'
import { Person } from './person.ts'
import { expectSameForAll } from './same-for-all.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const HOUR_MS = 3_600_000
/** What a timer may be off by, as with browsers whose own clock is wrong. */
const CLOSE_MS = 1_000
/** A browser takes the time of the ping that was back soonest; on a busy machine that may be a later one, which comes after 20 s. */
const MEASURED = { timeout: 60_000 }
/** Nodes ask each second for what nobody has told them; the rest is what a busy machine takes. */
const CATCHES_UP_MS = 20_000

let fleet: Fleet
let deaf: DeafDatabase<Awaited<ReturnType<typeof testDatabase>>['urls']>
let company: FleetCompany
/** One through a node like any other, one through a node that hears no other, and one through a node whose clock is wrong. */
let maya: Person, lena: Person, omar: Person

beforeAll(async () => {
  const database = await testDatabase()
  deaf = await deafDatabase(database.urls)
  const ahead = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../shifted-clock.ts')}`,
    CLOCK: new Date(Date.now() + HOUR_MS).toISOString(),
  }
  fleet = await startFleet([{}, deaf.urls, ahead], database)
  company = await fleet.company(3)
  const people: Person[] = []
  for (const [index, member] of company.members.entries()) {
    const { url } = await fleet.proxy('nginx', { sticky: true, nodes: [fleet.nodes[index]!] })
    people.push(new Person(company, member, { url, origin: fleet.publicUrl }))
  }
  ;[maya, lena, omar] = people as [Person, Person, Person]
})
afterAll(async () => {
  for (const person of [maya, lena, omar]) person?.client.abandon()
  await fleet?.stop()
  deaf?.stop()
})

test('a node that other nodes cannot wake catches up by itself, and writes on what is there', async () => {
  const people = [maya, lena]
  await expect.poll(() => people.every(({ isOnline }) => isOnline)).toBe(true)
  for (let round = 0; round < 3; round++) {
    const lostBefore = deaf.lost()
    const id = maya.write(`Told by nobody ${round}`)
    await expect.poll(() => lena.shows(), { timeout: CATCHES_UP_MS }).toContain(id)
    // It may have asked before it would have been told.
    await expect.poll(() => deaf.lost()).toBeGreaterThan(lostBefore)
    // Not yet caught up again, it writes all the same.
    maya.write()
    lena.write()
  }
  await expectSameForAll(people, CATCHES_UP_MS)
})

const theMeeting = defineQuery('theMeeting', {
  input: {},
  visibleTo: () => true,
  run: (read): Meeting | null => read.where(meetings, {})[0] ?? null,
})

function meetingOf({ client }: Person): Meeting | null {
  const outcome = client.live(theMeeting, {}).current()
  return outcome && 'value' in outcome ? outcome.value : null
}

test('through a node whose clock is an hour ahead, timers and the order of things are right for everybody', async () => {
  await expect.poll(() => omar.isOnline && maya.isOnline).toBe(true)
  for (const { client } of [maya, omar])
    await expect.poll(() => Math.abs(client.serverNow() - Date.now()), MEASURED).toBeLessThan(CLOSE_MS)

  const meeting = { id: newId(), participantId: newId(), transferId: newId(), teamId: company.teamId }
  const startedAt = Date.now()
  omar.client.mutate(startMeeting, { ...meeting, meetingType: 'weekly' })
  async function bothSee(what: (meeting: Meeting) => boolean): Promise<void> {
    const sees = (one: Person) => one.isCalm && [meetingOf(one)].every((seen) => seen !== null && what(seen))
    await expect.poll(() => [maya, omar].every(sees)).toBe(true)
  }
  await bothSee(() => true)
  const seenAt = Date.now()
  const expectElapsed = () => {
    for (const one of [maya, omar])
      expectBetween(meetingElapsed(meetingOf(one)!, one.client.serverNow()), startedAt, seenAt)
  }
  expectElapsed()

  const at = { meetingId: meeting.id, epoch: 1 }
  await sleep(300)
  omar.client.mutate(nextSection, at)
  await bothSee(({ currentSection }) => currentSection === 1)
  expectElapsed()
  const pausedAt = Date.now()
  omar.client.mutate(pauseMeeting, at)
  await bothSee(({ isPaused }) => isPaused)
  const seenPausedAt = Date.now()
  await sleep(300)
  for (const one of [maya, omar])
    expectBetween(pauseElapsed(meetingOf(one)!, one.client.serverNow()), pausedAt, seenPausedAt)
  omar.client.mutate(resumeMeeting, at)
  await bothSee(({ isPaused }) => !isPaused)

  const inOrder: string[] = []
  for (const author of [omar, maya, omar, maya]) {
    inOrder.push(author.write('One after the other'))
    await expect.poll(() => [maya, omar].every((one) => one.shows().includes(inOrder.at(-1)!))).toBe(true)
  }
  await expectSameForAll([maya, omar, lena])
  expect(maya.shows().slice(0, inOrder.length)).toEqual(inOrder.toReversed())
})

/** That a timer counts from a moment between these two. */
function expectBetween(elapsed: number, askedAt: number, seenAt: number): void {
  const now = Date.now()
  expect(elapsed).toBeGreaterThan(now - seenAt - CLOSE_MS)
  expect(elapsed).toBeLessThan(now - askedAt + CLOSE_MS)
}

const rowsOf = ({ client }: Person) => {
  const outcome = client.live(everything, {}).current()
  return sorted(outcome && 'value' in outcome ? outcome.value : [])
}

/** What a browser holds is what a new one of the same person is given. */
async function expectStoreOf(person: Person): Promise<void> {
  const fresh = person.atAnotherBrowser()
  try {
    await expect.poll(() => fresh.isCalm).toBe(true)
    await expect.poll(() => rowsOf(person)).toEqual(rowsOf(fresh))
    expect(rowsOf(fresh).size).toBeGreaterThan(person.written.length)
  } finally {
    fresh.client.abandon()
  }
}

/** Writes, and gives the other something to do, until it is over. Answers the ids of those tasks. */
async function workWith(
  person: Person,
  other: Person,
  pause: () => number,
  over: AbortSignal,
): Promise<string[]> {
  const tasks: string[] = []
  while (!over.aborted) {
    person.write()
    const id = newId()
    const task = {
      title: 'Tar the hull',
      taskType: 'team',
      teamId: company.teamId,
      dueDate: '2027-05-18',
    } as const
    expect(person.client.mutate(createTask, { id, ...task, assigneeIds: [other.member.id] })).toBeNull()
    tasks.push(id)
    await sleep(pause())
  }
  return tasks
}

test.each(seeds(1))(
  'written through all three at once, while one is killed and another restarted, nothing is lost and everybody is told once (SEED=%i)',
  async (seed) => {
    const dice = chance(seed)
    const people = [maya, lena, omar]
    await expect.poll(() => people.every(({ isOnline }) => isOnline)).toBe(true)
    const first = dice.integer(0, 2)
    const [killed, restarted] = [first, (first + dice.integer(1, 2)) % 3].map((index) => fleet.nodes[index]!)
    const over = new AbortController()
    const pause = () => dice.integer(50, 250)
    const working = people.map((person, index) =>
      workWith(person, people[(index + 1) % 3]!, pause, over.signal),
    )
    await sleep(dice.integer(300, 900))
    await killed!.end('SIGKILL')
    await sleep(dice.integer(0, 600))
    const end = await Promise.all([restarted!.end('SIGTERM'), killed!.start()])
    expect(end[0]).toBe(0)
    await restarted!.start()
    over.abort()
    const tasks = (await Promise.all(working)).flat()

    await expectSameForAll(people)
    expect(people.flatMap(({ failures, refusals }) => [...failures, ...refusals])).toEqual([])
    const { rows } = await inCompany(fleet.database.app, company.id, null, (client) =>
      client.query<{ id: string }>("select subject_id as id from notifications where kind = 'assigned'"),
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(tasks.toSorted())
    for (const person of people) await expectStoreOf(person)
  },
)
