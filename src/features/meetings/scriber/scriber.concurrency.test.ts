import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import { fromNewConnection } from '../../../../tests/connection.ts'
import type { Player } from '../../../../tests/player.ts'
import { type Chance, chance, seeds } from '../../../../tests/seeded.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { readChanges } from '../../../sync/server/company-reads.ts'
import type { SyncNode } from '../../../sync/server/node.ts'
import { joinMeeting, leaveMeeting } from '../attendance/attendance.mutations.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import type { Meeting } from '../meetings.table.ts'
import { takeOverScriber } from './scriber.mutations.ts'
import { goToSection, pauseMeeting, resumeMeeting } from '../timer/timer.mutations.ts'

const SEEDS = 24
const TAKEOVERS = 50
const TIMER_WRITES = 50

let stage: Cast
let nodes: SyncNode[]
let people: Player[]
let companyId: string

beforeAll(async () => {
  stage = await cast()
  nodes = [stage.node, makeNode(stage.pool)]
  await nodes[1]!.start()
  const { maya, omar, lena, theo } = stage.harbor
  people = [maya, omar, lena, theo]
  companyId = stage.harbor.companyId
})
afterAll(async () => {
  await nodes?.[1]?.stop()
  await stage?.stop()
})

test.each(seeds(SEEDS))(
  'one scriber per epoch, and only that one moves the timer (SEED=%i)',
  async (seed) => {
    const luck = chance(seed)
    const meetingId = await meet()
    const from = await head()
    const acts = [
      ...['lena' as const, 'theo' as const].map((name) => takeOver(luck, meetingId, stage.harbor[name], 1)),
      ...Array.from({ length: TAKEOVERS - 2 }, () =>
        takeOver(luck, meetingId, luck.pick(people), seenEpoch(luck)),
      ),
      ...Array.from({ length: TIMER_WRITES }, () => timerWrite(luck, meetingId)),
      () => run(luck, luck.pick(people), leaveMeeting, { id: newId(), meetingId }),
    ].toSorted(() => luck.next() - 0.5)
    await Promise.all(acts.map((act) => act()))

    const history = await historyOf(meetingId, from)
    const epochs = history.map(({ scriberEpoch }) => scriberEpoch)
    expect(epochs.at(-1)).toBeGreaterThan(1)
    expect(epochs).toEqual(epochs.toSorted((left, right) => left - right))
    for (const [index, after] of history.entries()) {
      const before = history[index - 1]
      if (!before) continue
      const raised = after.scriberEpoch - before.scriberEpoch
      expect(raised, 'no epoch is left out').toBeLessThanOrEqual(1)
      expect(after.scriberId !== before.scriberId, 'a new scriber is a new epoch').toBe(raised === 1)
      if (raised === 0) expect(after.updatedBy, 'only the scriber writes').toBe(before.scriberId)
    }
    expect(await loggedEpochs(meetingId)).toEqual(
      Array.from({ length: epochs.at(-1)! }, (_, index) => index + 1),
    )
  },
)

async function meet(): Promise<string> {
  const { omar } = stage.harbor
  const meetingId = newId()
  onTestFinished(() => stage.node.run(companyId, omar.id, endMeeting, { id: newId(), meetingId }))
  await stage.node.run(companyId, omar.id, startMeeting, {
    id: meetingId,
    participantId: newId(),
    transferId: newId(),
    teamId: stage.harbor.teams.crew,
    meetingType: 'weekly',
  })
  for (const { id } of people) await stage.node.run(companyId, id, joinMeeting, { id: newId(), meetingId })
  return meetingId
}

const run = (luck: Chance, person: Player, mutation: unknown, args: object) =>
  fromNewConnection(luck.pick(nodes), person, mutation as Mutation, args)

/** Whoever decides does so under the epoch they saw, which may be long gone. */
const seenEpoch = (luck: Chance) => luck.integer(1, 8)

const takeOver = (luck: Chance, meetingId: string, person: Player, epoch: number) => () =>
  run(luck, person, takeOverScriber, { id: newId(), meetingId, epoch })

function timerWrite(luck: Chance, meetingId: string) {
  const [person, epoch, section] = [luck.pick(people), seenEpoch(luck), luck.integer(0, 6)]
  const mutation = luck.pick<unknown>([goToSection, goToSection, pauseMeeting, resumeMeeting])
  const args = { meetingId, epoch, ...(mutation === goToSection ? { section } : {}) }
  return () => run(luck, person, mutation, args)
}

const inHarbor: SyncNode['options']['inCompany'] = (...args) => stage.node.options.inCompany(...args)

const head = (): Promise<number> =>
  inHarbor(companyId, null, async (client) => {
    const { rows } = await client.query('select seq::int from sync_head')
    return rows[0].seq
  })

/** The meeting as each commit left it, from before the storm on. */
async function historyOf(meetingId: string, from: number): Promise<Meeting[]> {
  const changes = await inHarbor(companyId, null, (client) =>
    readChanges(client, companyId, stage.node.codecs, 0, Number.MAX_SAFE_INTEGER),
  )
  const own = changes.filter(({ entity, id }) => entity === 'meetings' && id === meetingId)
  const earlier = own.filter(({ seq }) => seq <= from).slice(-1)
  return [...earlier, ...own.filter(({ seq }) => seq > from)].map(({ row }) => row as Meeting)
}

const loggedEpochs = (meetingId: string): Promise<number[]> =>
  inHarbor(companyId, null, async (client) => {
    const { rows } = await client.query(
      'select scriber_epoch as epoch from scriber_transfers where meeting_id = $1 order by 1',
      [meetingId],
    )
    return rows.map(({ epoch }) => epoch)
  })
