import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { updateTeam } from '../../features/teams/teams.mutations.ts'
import { newId } from '../id.ts'
import type { BootstrapHeader, Frame, Seen } from '../protocol.ts'
import { attach } from './attach.ts'
import type { SyncNode } from './node.ts'

/** A node that hears nothing of what others commit, and doesn't look by itself: it was never started. */
let deaf: SyncNode
let scene: Cast
/** Where a browser stands that has heard of everything, from the node that has committed it. */
let seen: Seen

beforeAll(async () => {
  scene = await cast()
  deaf = makeNode(scene.pool)
})
beforeEach(async () => {
  const { harbor, node } = scene
  await deaf.company(harbor.companyId)
  await harbor.maya.does(updateTeam, { id: harbor.teams.crew, name: `Crew ${newId()}` })
  const { epoch, seq } = (await node.company(harbor.companyId))!.replica
  seen = { epoch, cursor: seq }
  if ((await seqOf(deaf)) >= seq) throw new Error('The node that was to hear nothing has heard.')
})
afterAll(async () => {
  await deaf.stop()
  await scene.stop()
})

const seqOf = async (node: SyncNode) => (await node.company(scene.harbor.companyId))!.replica.seq

async function firstRows(asked?: Seen): Promise<number> {
  const { companyId, lena } = scene.harbor
  const over = new AbortController()
  const pieces = await deaf.bootstraps.answer(companyId, lena.id, over.signal, asked)
  over.abort()
  const [header] = gunzipSync(Buffer.concat(pieces)).toString().split('\n')
  return (JSON.parse(header!) as BootstrapHeader).seq
}

async function greeted({ epoch, cursor }: Seen): Promise<Frame[]> {
  const { companyId, lena } = scene.harbor
  const frames: Frame[] = []
  const wire = {
    send(text: string, taken?: () => void) {
      frames.push(JSON.parse(text) as Frame)
      taken?.()
    },
    terminate: () => {},
    close: () => {},
    buffered: () => 0,
  }
  const { schema } = deaf.options.app
  const hello = { t: 'hello', clientId: newId(), schema, epoch, cursor, scopes: ['c'] } as const
  const attached = await attach(deaf, companyId, { userId: lena.id, sessionId: newId() }, hello, wire)
  attached?.detach()
  return frames
}

test('a browser that has seen more than the node goes on there without a fresh start', async () => {
  const frames = await greeted(seen)
  expect(frames).not.toContainEqual(expect.objectContaining({ t: 'reset' }))
  expect(frames.at(-1)).toMatchObject({ t: 'beat', seq: seen.cursor })
})

test('all rows, asked for anew, are never older than those that the browser has', async () => {
  expect(await firstRows(seen)).toBe(seen.cursor)
})

test('who has seen nothing yet gets what the node has, without a question to the database', async () => {
  expect(await firstRows()).toBe(await seqOf(deaf))
  expect(await seqOf(deaf)).toBeLessThan(seen.cursor)
})

test('what a browser has seen of another history counts for nothing, and what it makes up for no more than the head', async () => {
  const before = await seqOf(deaf)
  await firstRows({ epoch: newId(), cursor: seen.cursor })
  expect(await greeted({ epoch: newId(), cursor: seen.cursor })).toEqual([{ t: 'reset', why: 'epoch' }])
  expect(await seqOf(deaf)).toBe(before)
  const beyond = { ...seen, cursor: Number.MAX_SAFE_INTEGER }
  expect(await firstRows(beyond)).toBe(seen.cursor)
  expect(await greeted(beyond)).toEqual([{ t: 'reset', why: 'epoch' }])
})
