import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { fromNewConnection } from '../../../tests/connection.ts'
import type { Player } from '../../../tests/player.ts'
import { type Chance, chance, seeds } from '../../../tests/seeded.ts'
import { newId } from '../../sync/id.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import { Refusal } from '../../sync/refusal.ts'
import { type LoggedChange, readChanges } from '../../sync/server/company-reads.ts'
import type { SyncNode } from '../../sync/server/node.ts'
import { Store } from '../../sync/store.ts'
import { archiveIssue, createIssue, reopenIssue, resolveIssue } from '../issues/issues.mutations.ts'
import { setMeetingVoteLimit, setTeamVoteLimit } from './limits.mutations.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { app } from '../registry.ts'
import { revealVotes, setMeetingBallot } from './ballots/ballots.mutations.ts'
import { castVote, removeVote } from './voting.mutations.ts'
import { myVotes, voteTotals } from './voting.queries.ts'
import { type IssueVote, issueVotes } from './voting.table.ts'
import { limitFor, votesIn } from './voting.reads.ts'

/** A night has 200. */
const SEEDS = Number(process.env['VOTE_STORIES'] ?? 32)
const ISSUES = 5
const ACTS = 90

let stage: Cast
let nodes: SyncNode[]
let voters: Player[]
let companyId: string, crew: string
/** The company as the change log builds it up, commit by commit. */
const replayed = new Store(app.tables)
let replayedUpTo = 0

beforeAll(async () => {
  stage = await cast()
  nodes = [stage.node, makeNode(stage.pool)]
  await nodes[1]!.start()
  const { maya, omar, lena, theo } = stage.harbor
  voters = [maya, omar, lena, theo]
  companyId = stage.harbor.companyId
  crew = stage.harbor.teams.crew
})
afterAll(async () => {
  await nodes?.[1]?.stop()
  await stage?.stop()
})

test.each(seeds(SEEDS))(
  'nobody votes beyond their limit, however many vote at once through two nodes, in the open and in secret (SEED=%i)',
  async (seed) => {
    const { omar, lena } = stage.harbor
    const luck = chance(seed)
    const meetingId = newId()
    onTestFinished(() => stage.node.run(companyId, omar.id, endMeeting, { id: newId(), meetingId }))
    const start = {
      id: meetingId,
      participantId: newId(),
      transferId: newId(),
      teamId: crew,
      meetingType: 'weekly',
    }
    await stage.node.run(companyId, omar.id, startMeeting, start)
    const hidden = seed % 2 === 0
    if (hidden) await stage.node.run(companyId, omar.id, setMeetingBallot, { meetingId, hidden })
    const issueIds = Array.from({ length: ISSUES }, () => newId())
    for (const id of issueIds) {
      await stage.node.run(companyId, lena.id, createIssue, {
        id,
        title: `Issue ${id}`,
        issueType: 'short_term',
        teamId: crew,
      })
    }

    const world = { luck, meetingId, issueIds }
    await Promise.all(Array.from({ length: ACTS }, () => fromNewConnection(...act(world))))
    // A commit through this node brings it to the company's head, so that it answers for both.
    await stage.node.run(companyId, lena.id, reopenIssue, { id: issueIds[0]! })
    await checkEveryCommit()
    if (hidden) await checkSecrecy(meetingId)
    await checkTotals(meetingId, issueIds)
    await checkRemaining(meetingId, issueIds)

    for (const id of issueIds) await stage.node.run(companyId, lena.id, archiveIssue, { id })
  },
)

interface World {
  luck: Chance
  meetingId: string
  issueIds: readonly string[]
}

type Act = Parameters<typeof fromNewConnection>

function act({ luck, meetingId: running, issueIds }: World): Act {
  const node = luck.pick(nodes)
  const voter = luck.pick(voters)
  const issueId = luck.pick(issueIds)
  const meetingId = luck.next() < 0.7 ? running : null
  const roll = luck.next()
  const is = (mutation: unknown, args: object, person = voter): Act => [
    node,
    person,
    mutation as Mutation,
    args,
  ]
  if (roll < 0.62) return is(castVote, { id: newId(), issueId, meetingId })
  if (roll < 0.8) return is(removeVote, { issueId, meetingId })
  if (roll < 0.85) return is(resolveIssue, { id: issueId }, stage.harbor.lena)
  if (roll < 0.92) return is(reopenIssue, { id: issueId }, stage.harbor.lena)
  if (roll < 0.94) return is(archiveIssue, { id: issueIds.at(-1)! }, stage.harbor.lena)
  const limit = luck.integer(1, 25)
  return roll < 0.97
    ? is(setMeetingVoteLimit, { meetingId: running, limit }, stage.harbor.omar)
    : is(setTeamVoteLimit, { teamId: crew, limit }, stage.harbor.omar)
}

const log = (): Promise<LoggedChange[]> =>
  stage.node.options.inCompany(companyId, null, (client) =>
    readChanges(client, companyId, stage.node.codecs, replayedUpTo, Number.MAX_SAFE_INTEGER),
  )

/** Replays the log: after each commit that gives a vote, its person is within the limit of that moment. */
async function checkEveryCommit(): Promise<void> {
  for (const [seq, changes] of Map.groupBy(await log(), (change) => change.seq)) {
    const given = changes.filter(
      ({ entity, id, row }) => entity === 'issue_votes' && row && !replayed.get(issueVotes, id),
    )
    replayed.apply(changes)
    replayedUpTo = seq
    for (const { row } of given) {
      const { userId, guestId, teamId, meetingId } = row as unknown as IssueVote
      const voter = { userId, guestId }
      const { counting } = votesIn(replayed, { teamId, meetingId }, voter)
      expect(counting.length, `votes used at commit ${seq}`).toBeLessThanOrEqual(
        limitFor(replayed, voter, { teamId, meetingId }),
      )
      expect(new Set(counting.map(({ slot }) => slot)).size, `slots at commit ${seq}`).toBe(counting.length)
    }
  }
}

/** Nobody is told of others’ votes until they are revealed; then all of them are. */
async function checkSecrecy(meetingId: string): Promise<void> {
  const { omar, lena } = stage.harbor
  const { revealed, perIssue } = await lena.asks(voteTotals, { teamId: crew, meetingId })
  const { perIssue: own } = await lena.asks(myVotes, { teamId: crew, meetingId })
  expect(perIssue).toEqual(own)
  expect(revealed).toEqual({})
  await stage.node.run(companyId, omar.id, revealVotes, { meetingId, epoch: 1 })
}

/** People read what the table holds, without the votes on issues that were resolved or archived. */
async function checkTotals(meetingId: string, issueIds: readonly string[]): Promise<void> {
  const { rows } = await stage.node.options.inCompany(companyId, null, (client) =>
    client.query<{ issueId: string; meetingId: string | null; votes: number }>(
      `select issue_id as "issueId", v.meeting_id as "meetingId", count(*)::int as votes
       from issue_votes v join issues i on i.company_id = v.company_id and i.id = issue_id
       where issue_id = any ($1) and i.status = 'open' and i.archived_at is null group by 1, 2`,
      [issueIds],
    ),
  )
  for (const context of [meetingId, null]) {
    const { perIssue } = await stage.harbor.lena.asks(voteTotals, { teamId: crew, meetingId: context })
    for (const issueId of issueIds) {
      const held = rows.find((row) => row.issueId === issueId && row.meetingId === context)?.votes ?? 0
      expect(perIssue[issueId] ?? 0).toBe(held)
    }
  }
}

/** Somebody can give every remaining vote, and not one more. */
async function checkRemaining(meetingId: string, issueIds: readonly string[]): Promise<void> {
  const { theo } = stage.harbor
  const [issueId] = issueIds
  const give = () => fromNewConnection(stage.node, theo, castVote, { id: newId(), issueId, meetingId })
  const { limit, used } = await theo.asks(myVotes, { teamId: crew, meetingId })
  for (let remaining = limit - used; remaining > 0; remaining--) expect(await give()).toBeUndefined()
  expect(await give()).toBeInstanceOf(Refusal)
}
