import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import { newId } from '../../../sync/id.ts'
import type { Line } from '../../../sync/server/lines.ts'
import type { SyncNode } from '../../../sync/server/node.ts'
import { MAX_BUFFERED_BYTES } from '../../../sync/server/subscriber.ts'
import { nextSection } from '../../meetings/timer/timer.mutations.ts'
import { startMeeting } from '../meeting-room.mutations.ts'
import { admitGuest } from './guest-acts.mutations.ts'
import { followAsGuest } from './guest-stream.server.ts'
import { removeGuest } from './guests.mutations.ts'
import type { GuestMessage } from './guests.requests.ts'

let story: Cast
let meetingId: string, guestId: string

beforeAll(async () => {
  story = await cast()
  const { omar, teams } = story.harbor
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: teams.crew, meetingType: 'weekly' })
})
afterAll(() => story.stop())

beforeEach(async () => {
  guestId = newId()
  await story.node.run(story.harbor.companyId, null, admitGuest, { id: guestId, meetingId, name: 'Nadia' })
})

/** A line that notes what it is sent. */
function line() {
  const noted = { messages: [] as GuestMessage[], closed: 0, terminated: 0, buffered: 0 }
  const wire: Line = {
    send: (text) => void noted.messages.push(JSON.parse(text) as GuestMessage),
    close: (code) => void (noted.closed = code),
    terminate: () => void noted.terminated++,
    buffered: () => noted.buffered,
    leave() {},
  }
  return { noted, wire }
}

const follow = (node: SyncNode, wire: Line) =>
  followAsGuest(node, { companyId: story.harbor.companyId, guestId }, wire)
const goOn = () => story.harbor.omar.does(nextSection, { meetingId, epoch: 1 })

test('a guest on another node is told of what happens on this one, and is cut there when removed here', async () => {
  const other = makeNode(story.pool)
  await other.start()
  const { noted, wire } = line()
  await follow(other, wire)
  expect(noted.messages).toHaveLength(1)
  await goOn()
  await expect.poll(() => noted.messages.length).toBe(2)
  await story.harbor.omar.does(removeGuest, { meetingId, epoch: 1, guestId })
  await expect.poll(() => noted.messages.at(-1)).toMatchObject({ over: 'removed' })
  expect(noted.closed).toBe(1000)
  await other.stop()
})

test('a reader that takes nothing is cut before it fills the memory', async () => {
  const { noted, wire } = line()
  const stop = await follow(story.node, wire)
  noted.buffered = MAX_BUFFERED_BYTES + 1
  await goOn()
  await expect.poll(() => noted.terminated).toBe(1)
  stop()
  expect(noted.messages).toHaveLength(1)
})

test('a company stays in memory while a guest follows it, and whoever has gone is told nothing', async () => {
  const { hub } = (await story.node.company(story.harbor.companyId))!
  const { size } = hub
  const { noted, wire } = line()
  const stop = await follow(story.node, wire)
  expect(hub.size).toBe(size + 1)
  stop()
  expect(hub.size).toBe(size)
  await goOn()
  expect(noted.messages).toHaveLength(1)
})

test('when the node stops, the browser is asked to come back', async () => {
  const other = makeNode(story.pool)
  await other.start()
  const { noted, wire } = line()
  await follow(other, wire)
  await other.stop()
  expect(noted.closed).toBe(1012)
})
