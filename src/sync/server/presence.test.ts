import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { removeTeamMember } from '../../features/people/team-members.mutations.ts'
import { hereKey, MAX_HERE, MAX_TOLD, type SomebodyHere } from '../here.ts'
import { newId } from '../id.ts'
import type { Frame } from '../protocol.ts'
import { here } from './asked.ts'
import { type Scope, team } from '../scope.ts'
import { attach, type Attached } from './attach.ts'
import type { SyncNode } from './node.ts'
import { MAX_NOTICE_BYTES } from './notices.ts'
import { FORGET_AFTER_MS, noticeOf, Presence } from './presence.ts'
import { MAX_BUFFERED_BYTES, Subscriber } from './subscriber.ts'

let scene: Cast
let second: SyncNode
let crew: Scope
beforeAll(async () => {
  scene = await cast()
  second = makeNode(scene.pool)
  await second.start()
  crew = team(scene.harbor.teams.crew)
})
afterAll(async () => {
  await second.stop()
  await scene.stop()
})

/** A browser of this person, and the latest it was told of who is in the crew's places. */
async function browserOf(personId: string, node: SyncNode = scene.node) {
  const { companyId } = scene.harbor
  const { replica } = (await node.company(companyId))!
  const told = new Map<string, SomebodyHere[]>()
  let buffered = 0
  let isCut = false
  const wire = {
    send(text: string, taken?: () => void) {
      const frame = JSON.parse(text) as Frame
      if (frame.t === 'e') told.set(frame.key, frame.value as SomebodyHere[])
      if (taken) queueMicrotask(taken)
    },
    terminate: () => void (isCut = true),
    close: () => {},
    buffered: () => buffered,
  }
  const { seq: cursor, epoch } = replica
  const { schema } = node.options.app
  const hello = { t: 'hello', clientId: newId(), schema, epoch, cursor, scopes: [] } as const
  const attached = (await attach(node, companyId, { userId: personId, sessionId: newId() }, hello, wire))!
  return {
    attached,
    hears: (scope: Scope = crew) => told.get(hereKey(scope)),
    stopReading: () => void (buffered = MAX_BUFFERED_BYTES + 1),
    isCut: () => isCut,
  }
}

const at = (attached: Attached, what: string | null, scope: Scope = crew) =>
  attached.move(what === null ? [] : [{ scope, place: 'scorecard', what }])

test('those of a team see who is where in it, on any node, and only the latest', async () => {
  const { lena, omar, theo } = scene.harbor
  const writer = await browserOf(lena.id)
  const [beside, elsewhere] = [await browserOf(omar.id), await browserOf(omar.id, second)]
  at(writer.attached, 'cell-1')
  at(writer.attached, 'cell-2')
  const expected = [{ personId: lena.id, place: 'scorecard', what: 'cell-2' }]
  for (const { hears } of [beside, elsewhere]) await expect.poll(hears).toEqual(expected)

  const late = await browserOf(theo.id, second)
  expect(late.hears()).toEqual(expected)

  at(writer.attached, null)
  for (const { hears } of [beside, elsewhere, late]) await expect.poll(hears).toEqual([])
})

test('who hangs up is there no longer', async () => {
  const { lena, omar } = scene.harbor
  const [writer, reader] = [await browserOf(lena.id), await browserOf(omar.id)]
  at(writer.attached, 'cell-1')
  await expect.poll(reader.hears).toHaveLength(1)
  writer.attached.detach()
  await expect.poll(reader.hears).toEqual([])
  // A message that was on its way when the line ended.
  at(writer.attached, 'cell-2')
  const other = await browserOf(lena.id)
  at(other.attached, 'cell-3')
  await expect.poll(reader.hears).toEqual([{ personId: lena.id, place: 'scorecard', what: 'cell-3' }])
  other.attached.detach()
})

test('nobody is told of a team that is not theirs, and nobody can be in its places', async () => {
  const { lena, maya, omar, teams } = scene.harbor
  const leadership = team(teams.leadership)
  const [stranger, leader, both] = [
    await browserOf(lena.id),
    await browserOf(maya.id),
    await browserOf(omar.id),
  ]
  at(stranger.attached, 'cell-1', leadership)
  at(both.attached, 'cell-2', leadership)
  await expect
    .poll(() => leader.hears(leadership))
    .toEqual([{ personId: omar.id, place: 'scorecard', what: 'cell-2' }])
  expect(stranger.hears(leadership)).toBeUndefined()
  both.attached.detach()
})

test('who leaves a team leaves its places', async () => {
  const { maya, theo, omar, teams } = scene.harbor
  const [writer, reader] = [await browserOf(theo.id), await browserOf(omar.id)]
  at(writer.attached, 'cell-1')
  await expect.poll(reader.hears).toHaveLength(1)
  await maya.does(removeTeamMember, { teamId: teams.crew, personId: theo.id })
  await expect.poll(reader.hears).toEqual([])
})

test('a browser that does not read is cut, and holds up nobody', async () => {
  const { lena, omar } = scene.harbor
  const [writer, reader, sleeper] = [
    await browserOf(lena.id),
    await browserOf(omar.id),
    await browserOf(omar.id),
  ]
  sleeper.stopReading()
  at(writer.attached, 'cell-1')
  await expect.poll(reader.hears).toHaveLength(1)
  expect(sleeper.isCut()).toBe(true)
  writer.attached.detach()
})

test('a node that falls silent is forgotten, and what it had told with it', () => {
  vi.useFakeTimers()
  try {
    const wire = {
      send: vi.fn<(text: string) => void>(),
      close: () => {},
      terminate: () => {},
      buffered: () => 0,
    }
    const reader = new Subscriber({ userId: newId(), sessionId: newId(), clientId: newId(), wire, cursor: 0 })
    reader.scopes = new Set([crew])
    const presence = new Presence({
      subscribers: () => [reader],
      send: (_, text) => wire.send(text),
      share: () => {},
    })
    const list = [{ personId: newId(), place: 'scorecard', what: 'cell-1' }]
    presence.hear({ node: 'gone', scope: crew, list })
    vi.advanceTimersByTime(FORGET_AFTER_MS / 2)
    presence.hear({ node: 'gone', scope: crew, list })
    expect(wire.send).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(FORGET_AFTER_MS - 1)
    expect(wire.send).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(FORGET_AFTER_MS)
    expect(wire.send).toHaveBeenLastCalledWith(JSON.stringify({ t: 'e', key: hereKey(crew), value: [] }))
    presence.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('however many are in a scope, a notice to the other nodes fits, and so does what is told', () => {
  const list = Array.from({ length: MAX_TOLD * 2 }, () => ({
    personId: newId(),
    place: '\u2318'.repeat(40),
    what: '\u2318'.repeat(100),
  }))
  const notice = noticeOf({ node: newId(), companyId: newId(), scope: crew, list })
  expect(Buffer.byteLength(notice)).toBeLessThanOrEqual(MAX_NOTICE_BYTES)
  expect((JSON.parse(notice) as { list: unknown[] }).list.length).toBeGreaterThan(5)

  const sent: string[] = []
  const wire = {
    send: (text: string) => void sent.push(text),
    close: () => {},
    terminate: () => {},
    buffered: () => 0,
  }
  const reader = new Subscriber({ userId: newId(), sessionId: newId(), clientId: newId(), wire, cursor: 0 })
  reader.scopes = new Set([crew])
  const presence = new Presence({
    subscribers: () => [reader],
    send: (_, text) => wire.send(text),
    share: () => {},
  })
  presence.hear({ node: 'other', scope: crew, list })
  expect((JSON.parse(sent[0]!) as { value: unknown[] }).value).toHaveLength(MAX_TOLD)
  presence.stop()
})

test.each([
  ['too many places', Array.from({ length: MAX_HERE + 1 }, () => ({ scope: 'c', place: 'p', what: 'w' }))],
  ['a place with too long a name', [{ scope: 'c', place: 'p'.repeat(41), what: 'w' }]],
  ['too much of a place', [{ scope: 'c', place: 'p', what: 'w'.repeat(101) }]],
  ['a field nobody knows', [{ scope: 'c', place: 'p', what: 'w', personId: newId() }]],
])('a frame is not understood with %s', (_, places) => {
  expect(here.safeParse({ t: 'here', at: [] }).success).toBe(true)
  expect(here.safeParse({ t: 'here', at: places }).success).toBe(false)
})
