import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { app } from '../../features/registry.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { attach } from './attach.ts'
import type { SyncNodeOptions } from './node-options.ts'
import type { SyncNode } from './node.ts'
import { Subscriber } from './subscriber.ts'
import { Slices } from './slices.ts'

let scene: Cast
/** What Harbor's rows take in memory, which is more than Lantern's. */
let harborBytes: number

beforeAll(async () => {
  scene = await cast()
  harborBytes = (await scene.node.company(scene.harbor.companyId))!.replica.pages.bytes
})
afterAll(() => scene.stop())

async function withNode(
  options: Partial<SyncNodeOptions>,
  story: (node: SyncNode) => Promise<void>,
): Promise<void> {
  const node = makeNode(scene.pool, options)
  try {
    await story(node)
  } finally {
    await node.stop()
  }
}

async function follow(node: SyncNode) {
  const { companyId, lena } = scene.harbor
  const { replica } = (await node.company(companyId))!
  const { seq: cursor, epoch } = replica
  const hello = { t: 'hello' as const, clientId: randomUUID(), schema: app.schema, epoch, cursor, scopes: [] }
  const wire = {
    send: () => {},
    close: vi.fn<(code: number) => void>(),
    buffered: () => 0,
    terminate: () => {},
  }
  const attached = await attach(node, companyId, { userId: lena.id, sessionId: randomUUID() }, hello, wire)
  return attached!
}

test('when the memory for rows is used up, a company that nobody follows is dropped at once for another', async () => {
  const { harbor, lantern } = scene
  await withNode({ liveBytes: harborBytes + 100 }, async (node) => {
    const first = await node.company(harbor.companyId)
    expect(await node.company(harbor.companyId)).toBe(first)
    expect(await node.company(lantern.companyId)).not.toBeNull()
    expect(await node.company(harbor.companyId)).not.toBe(first)
  })
})

test('a company that somebody follows stays, and another one has to wait until there is room', async () => {
  const { harbor, lantern } = scene
  await withNode({ liveBytes: harborBytes + 100 }, async (node) => {
    const first = await node.company(harbor.companyId)
    const attached = await follow(node)
    await expect(node.company(lantern.companyId)).rejects.toMatchObject(refused('sync/no-room'))
    expect(await node.company(harbor.companyId)).toBe(first)
    attached.detach()
    expect(await node.company(lantern.companyId)).not.toBeNull()
  })
})

test('a company that is too large for the node is refused, and takes nothing else with it', async () => {
  const { harbor, lantern } = scene
  await withNode({ liveBytes: harborBytes - 100 }, async (node) => {
    const other = await node.company(lantern.companyId)
    await expect(node.company(harbor.companyId)).rejects.toMatchObject(refused('sync/company-too-large'))
    expect(await node.company(lantern.companyId)).toBe(other)
  })
})

test('a load ends when the last one who waits for it gives up, and the next one begins another', async () => {
  const { companyId } = scene.harbor
  const gate = Promise.withResolvers<void>()
  const loads: Promise<unknown>[] = []
  let begun = 0
  const options: Partial<SyncNodeOptions> = {
    inCompany: (company, userId, work, isolation) =>
      inCompany(
        scene.pool,
        company,
        userId,
        async (connection) => {
          begun++
          await gate.promise
          const load = work(connection)
          loads.push(load)
          return load
        },
        isolation,
      ),
  }
  await withNode(options, async (node) => {
    const [lena, omar] = [new AbortController(), new AbortController()]
    const waits = [node.company(companyId, lena.signal), node.company(companyId, omar.signal)]
    await expect.poll(() => begun).toBe(1)
    lena.abort(new Error('Lena has gone'))
    omar.abort(new Error('Omar has gone'))
    await expect(waits[0]).rejects.toThrow('Lena has gone')
    await expect(waits[1]).rejects.toThrow('Omar has gone')
    const later = node.company(companyId)
    gate.resolve()
    expect(await later).not.toBeNull()
    expect((await Promise.allSettled(loads)).map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
    ])
  })
})

test('whoever arrives at a company that has just been dropped is asked to come back', async () => {
  await withNode({}, async (node) => {
    const { hub, replica } = (await node.company(scene.harbor.companyId))!
    hub.stop()
    const wire = {
      send: () => {},
      close: vi.fn<(code: number) => void>(),
      buffered: () => 0,
      terminate: () => {},
    }
    const { id: userId } = scene.harbor.lena
    const person = { userId, sessionId: randomUUID(), clientId: randomUUID() }
    hub.add(new Subscriber({ ...person, wire, cursor: replica.seq }))
    expect(wire.close).toHaveBeenCalledWith(1012)
    expect(hub.size).toBe(0)
  })
})

test('while a company is loaded, everything else has its turn', async () => {
  const turn = vi.spyOn(Slices.prototype, 'turn')
  // As if every row took longer than a slice.
  const isOver = vi.spyOn(Slices.prototype, 'isOver', 'get').mockReturnValue(true)
  await withNode({}, async (node) => {
    const { replica } = (await node.company(scene.harbor.companyId))!
    expect(turn).toHaveBeenCalledTimes([...replica.store.entries()].length)
  })
  isOver.mockRestore()
  turn.mockRestore()
})

test('a company whose finished work can’t be dropped is loaded again, and that of the others is dropped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { harbor, lantern } = scene
  const error = vi.fn<(details: object, message: string) => void>()
  await withNode({ log: { warn: () => {}, error } }, async (node) => {
    const [first, other] = [(await node.company(harbor.companyId))!, (await node.company(lantern.companyId))!]
    vi.spyOn(first.replica, 'dropExpired').mockImplementation(() => {
      throw new Error('no such moment')
    })
    const sweep = vi.spyOn(other.replica, 'dropExpired')
    // The lines of both are kept, or they would be dropped for being idle.
    for (const { hub } of [first, other]) vi.spyOn(hub, 'size', 'get').mockReturnValue(1)
    vi.advanceTimersByTime(60 * 60_000)
    await expect.poll(() => sweep.mock.calls.length).toBe(1)
    expect(error).toHaveBeenCalledOnce()
    expect(await node.company(harbor.companyId)).not.toBe(first)
    expect(await node.company(lantern.companyId)).toBe(other)
  })
  vi.useRealTimers()
})
