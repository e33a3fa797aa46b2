import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { app } from '../../features/registry.ts'
import { newId } from '../id.ts'
import { CLOSE_SESSION_ENDED } from '../protocol.ts'
import { attach } from './attach.ts'
import type { SyncNode } from './node.ts'

let scene: Cast
let node: SyncNode
let ended: Set<string>

beforeEach(async () => {
  scene = await cast()
  ended = new Set()
  node = makeNode(scene.pool, {
    sessionCheckMs: 20,
    endedSessions: async (sessionIds) => sessionIds.filter((id) => ended.has(id)),
  })
  await node.start()
})
afterEach(async () => {
  await node.stop()
  await scene.stop()
})

/** Attaches Lena under a session. Resolves to what was sent to her and the codes her line was closed with. */
async function listen(sessionId: string, at = node) {
  const { lena, companyId } = scene.harbor
  const { replica } = (await at.company(companyId))!
  const heard = { frames: 0, closed: [] as number[] }
  const wire = {
    send: () => void heard.frames++,
    close: (code: number) => void heard.closed.push(code),
    terminate: () => {},
    buffered: () => 0,
  }
  const { epoch, seq: cursor } = replica
  const hello = { t: 'hello', clientId: newId(), schema: app.schema, epoch, cursor, scopes: [] } as const
  await attach(at, companyId, { userId: lena.id, sessionId }, { ...hello, scopes: [] }, wire)
  return heard
}

test('the line of a session that expired, or whose notice was lost, is closed', async () => {
  const [lost, alive] = [newId(), newId()]
  const [closing, staying] = [await listen(lost), await listen(alive)]
  ended.add(lost)
  await expect.poll(() => closing.closed).toEqual([CLOSE_SESSION_ENDED])
  expect(staying.closed).toEqual([])
})

test('a session that ends before its greeting receives nothing', async () => {
  const sessionId = newId()
  ended.add(sessionId)
  expect(await listen(sessionId)).toEqual({ frames: 0, closed: [CLOSE_SESSION_ENDED] })
})

test('a session that ends while its line is being attached is closed at once', async () => {
  let asked = 0
  const endedSessions = async (sessionIds: string[]) => (asked++ === 0 ? [] : sessionIds)
  const patient = makeNode(scene.pool, { sessionCheckMs: 60_000, endedSessions })
  expect((await listen(newId(), patient)).closed).toEqual([CLOSE_SESSION_ENDED])
  await patient.stop()
})

test('a line whose session can’t be looked up a second time is not among those who follow', async () => {
  let asked = 0
  const endedSessions = async () => (asked++ === 0 ? [] : Promise.reject(new Error('timeout exceeded')))
  const unlucky = makeNode(scene.pool, { sessionCheckMs: 60_000, endedSessions })
  await expect(listen(newId(), unlucky)).rejects.toThrow('timeout exceeded')
  expect((await unlucky.company(scene.harbor.companyId))!.hub.size).toBe(0)
  await unlucky.stop()
})
