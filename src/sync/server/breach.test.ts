import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseOfFile } from '../../../tests/cast-for-each.ts'
import { type Cast, cast } from '../../../tests/cast.ts'
import { issueRow } from '../../../tests/issue-rows.ts'
import { heldTeams } from '../../features/teams/teams.queries.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { defineMutation } from '../define-mutation.ts'
import { text, uuid } from '../fields.ts'
import { newId } from '../id.ts'
import { CLOSE_RESTARTED, type Frame } from '../protocol.ts'
import { attach } from './attach.ts'
import { Breach, checkChanges } from './breach.ts'
import type { LoggedChange } from './company-reads.ts'
import { AnotherHistory, readMissed } from './load-replica.ts'
import type { Replica } from './replica.ts'
import { Subscriber, type Wire } from './subscriber.ts'

const rename = defineMutation('rename', {
  input: { teamId: uuid(), name: text() },
  may: () => true,
  run: (tx, { teamId, name }) => tx.update(teams, teamId, { name }),
})

const database = databaseOfFile()
let scene: Cast
let logged: unknown[]

beforeEach(async () => {
  logged = []
  const log = { warn: () => {}, error: ({ err }: { err?: unknown }) => void logged.push(err) }
  scene = await cast({ log }, database())
})

afterEach(async () => {
  vi.restoreAllMocks()
  await scene.stop()
})

function makeWire() {
  const frames: Frame[] = []
  const codes: number[] = []
  const wire: Wire = {
    send(sent, taken) {
      frames.push(JSON.parse(sent) as Frame)
      if (taken) queueMicrotask(taken)
    },
    terminate: () => void codes.push(1006),
    close: (code) => void codes.push(code),
    buffered: () => 0,
  }
  return { frames, codes, wire }
}

const company = async () => (await scene.node.company(scene.harbor.companyId))!

/** Lena follows the company. */
async function follow() {
  const { companyId, lena, teams: own } = scene.harbor
  const { replica } = await company()
  const { schema } = scene.node.options.app
  const { wire, ...heard } = makeWire()
  const scopes = ['c', `t:${own.crew}`]
  const place = { epoch: replica.epoch, cursor: replica.seq, scopes }
  const hello = { t: 'hello', clientId: newId(), schema, ...place } as const
  const person = { userId: lena.id, sessionId: newId() }
  return { ...heard, attached: await attach(scene.node, companyId, person, hello, wire) }
}

/** The company's lines have ended, what broke was logged, and whoever comes back gets it anew. */
async function expectReset(before: Awaited<ReturnType<typeof company>>, codes: readonly number[]) {
  await expect.poll(() => codes).toContain(CLOSE_RESTARTED)
  expect(logged).toEqual([expect.any(Breach)])
  expect(await company()).not.toBe(before)
  const again = await follow()
  expect(again.codes).toEqual([])
}

function change(seq: number, scope: LoggedChange['scope']): LoggedChange {
  const { teams: own, lena } = scene.harbor
  const row = issueRow({ teamId: own.crew, ownerId: lena.id })
  return { entity: 'issues', id: row.id, row, scope, seq, clientId: null, mid: null }
}

test('changes that can’t follow what is known break the promise', async () => {
  const { replica } = await company()
  const scope = `t:${scene.harbor.teams.crew}` as const
  const { seq } = replica
  const next = change(seq + 1, scope)
  expect(() => checkChanges(replica, [next, change(seq + 3, scope)], seq + 3)).not.toThrow()
  for (const [wrong, to] of [
    [[], seq],
    [[], seq - 1],
    [[change(seq, scope)], seq + 1],
    [[change(seq + 2, scope)], seq + 1],
    [[change(seq + 2, scope), next], seq + 2],
    [[change(seq + 1, 'c')], seq + 1],
  ] as const)
    expect(() => checkChanges(replica, wrong, to)).toThrow(Breach)
})

test('a row that is told to a scope which is not its own reaches nobody, and resets the company’s lines', async () => {
  const before = await company()
  const { frames, codes } = await follow()
  const { seq, sizes } = before.replica
  const heard = frames.length
  before.feed.advance([change(seq + 1, 'c')], seq + 1, sizes)
  expect(frames).toHaveLength(heard)
  await expectReset(before, codes)
})

test('a company that would go back resets its lines', async () => {
  const before = await company()
  const { codes } = await follow()
  before.feed.advance([], before.replica.seq - 1, before.replica.sizes)
  await expectReset(before, codes)
})

test('a line that follows what its person does not see is sent nothing, and resets the company’s lines', async () => {
  const { lena, teams: own } = scene.harbor
  const before = await company()
  const { frames, codes, wire } = makeWire()
  const place = { clientId: newId(), sessionId: newId(), cursor: before.replica.seq }
  const wrong = new Subscriber({ ...place, userId: lena.id, wire })
  wrong.scopes = new Set(['c', 'r:directors'])
  before.hub.add(wrong)
  const { seq, sizes } = before.replica
  before.feed.advance([change(seq + 1, `t:${own.crew}`)], seq + 1, sizes)
  await expectReset(before, codes)
  expect(frames.filter(({ t }) => t === 'd')).toEqual([])
})

test('a line never goes back', () => {
  const { frames, wire } = makeWire()
  const line = new Subscriber({ userId: '', sessionId: '', clientId: '', wire, cursor: 7 })
  const row = { t: 'scope-', from: 7, seq: 6, scopes: [] } as const
  expect(() => line.sendChanges('[]', 6, undefined)).toThrow(Breach)
  expect(() => line.sendScopes([], '[]', 6)).toThrow(Breach)
  expect(() => line.sendRows({ ...row, scopes: [] })).toThrow(Breach)
  expect([frames, line.cursor]).toEqual([[], 7])
  line.sendChanges('[]', 8, undefined)
  expect(line.cursor).toBe(8)
})

test('what breaks while somebody arrives, or is lent something, resets the company’s lines too', async () => {
  const { maya, teams: own } = scene.harbor
  const before = await company()
  const { codes } = await follow()
  vi.spyOn(before.hub, 'add').mockImplementation(() => {
    throw new Breach('while arriving')
  })
  await expect(follow()).rejects.toThrow(Breach)
  await expectReset(before, codes)

  logged = []
  const { companyId } = scene.harbor
  const later = await company()
  const { wire, codes: mayas } = makeWire()
  const { epoch, seq: cursor } = later.replica
  const place = { epoch, cursor, scopes: ['c'] }
  const hello = { t: 'hello', clientId: newId(), schema: scene.node.options.app.schema, ...place } as const
  const attached = await attach(scene.node, companyId, { userId: maya.id, sessionId: newId() }, hello, wire)
  vi.spyOn(later.hub, 'changeScopes').mockImplementation(() => {
    throw new Breach('while lending')
  })
  attached!.want({ name: heldTeams.name, args: { teamIds: [own.crew] } })
  await expectReset(later, mayas)
})

test('a node that has missed what is pruned by now loads the company anew', async () => {
  const { companyId, lena, teams: own } = scene.harbor
  await lena.does(rename, { teamId: own.crew, name: 'Before the pruning' })
  const { replica } = await company()
  await inCompany(scene.pool, companyId, null, (client) =>
    client.query("select sync_prune(array[$1::uuid], now() + interval '1 hour')", [companyId]),
  )
  const missed = (seq: number) =>
    readMissed(
      { companyId, epoch: replica.epoch, sizes: replica.sizes, seq } as Replica,
      (...inside) => scene.node.options.inCompany(...inside),
      scene.node.codecs,
    )
  await expect(missed(replica.seq - 1)).rejects.toThrow(AnotherHistory)
  expect(await missed(replica.seq)).toBeNull()
})
