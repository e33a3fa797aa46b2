import type { Actor } from '../../actor.ts'
import { modelOf, type SyncApp } from '../../app.ts'
import { defineMutation, type Mutation } from '../../define-mutation.ts'
import { defineQuery, type Query } from '../../define-query.ts'
import { defineTable, type Table } from '../../define-table.ts'
import { integer, ref, text, timestamp, uuid } from '../../fields.ts'
import { liveFor, liveWith } from '../../live-while.ts'
import { spanOf } from '../../region.ts'
import { type RefusalTable, type Refuse, refusing } from '../../refusal.ts'
import { company, team } from '../../scope.ts'
import type { Reader } from '../../store.ts'

/** A small product for the engine's own tests: teams, issues with a counter, votes with a limit. */

const VOTE_LIMIT = 3

const table = { 'vote/limit-reached': `All ${VOTE_LIMIT} votes are used.` } as const satisfies RefusalTable
const refuse: Refuse<typeof table> = refusing(table)

export const members = defineTable(
  'members',
  { id: uuid(), teamId: uuid(), personId: uuid() },
  { scope: company, membership: true, indexes: [['personId']] },
)

/** People who see a team's rows without being on it. */
export const visitors = defineTable(
  'visitors',
  { id: uuid(), teamId: uuid(), personId: uuid() },
  { scope: company, membership: true, indexes: [['personId']] },
)

export const issues = defineTable(
  'issues',
  {
    id: uuid(),
    teamId: uuid(),
    title: text(),
    count: integer(0, 1_000_000),
    closedAt: timestamp().nullable(),
  },
  { scope: ({ teamId }) => team(teamId), indexes: [['teamId']], live: [liveFor(30, 'closedAt')] },
)

export const votes = defineTable(
  'votes',
  { id: uuid(), issueId: ref('issues'), teamId: uuid(), personId: uuid() },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['issueId'], ['personId']],
    live: [liveWith('issueId')],
  },
)

export const addIssue = defineMutation('addIssue', {
  input: { id: uuid(), teamId: uuid(), title: text({ required: 'Title is required' }) },
  may: (actor, { teamId }) => actor.sees(team(teamId)),
  run: (tx, { id, teamId, title }) => tx.insert(issues, { id, teamId, title, count: 0, closedAt: null }),
})

export const renameIssue = defineMutation('renameIssue', {
  input: { id: uuid(), title: text() },
  may: () => true,
  run: (tx, { id, title }) => tx.update(issues, id, { title }),
})

/** Counts up, so that running it twice shows. */
export const countUp = defineMutation('countUp', {
  input: { id: uuid() },
  may: () => true,
  run: (tx, { id }) => tx.update(issues, id, { count: tx.find(issues, id).count + 1 }),
})

export const castVote = defineMutation('castVote', {
  input: { id: uuid(), issueId: uuid() },
  may: () => true,
  run(tx, { id, issueId }, { actor }) {
    const { teamId } = tx.find(issues, issueId)
    const own = tx.where(votes, { personId: actor.id })
    if (own.length >= VOTE_LIMIT) refuse('vote/limit-reached')
    tx.insert(votes, { id, issueId, teamId, personId: actor.id })
  },
})

/** Closes it at this moment, or opens it again. */
export const closeIssue = defineMutation('closeIssue', {
  input: { id: uuid(), closedAt: timestamp().nullable() },
  may: () => true,
  run: (tx, { id, closedAt }) => tx.update(issues, id, { closedAt }),
})

/** With its votes: a real database would not let them stand alone. */
const removeIssue = defineMutation('removeIssue', {
  input: { id: uuid() },
  may: () => true,
  run(tx, { id }) {
    for (const vote of tx.where(votes, { issueId: id })) tx.remove(votes, vote.id)
    tx.remove(issues, id)
  },
})

const moveIssue = defineMutation('moveIssue', {
  input: { id: uuid(), teamId: uuid() },
  may: (actor, { teamId }) => actor.sees(team(teamId)),
  run: (tx, { id, teamId }) => tx.update(issues, id, { teamId }),
})

export const joinTeam = defineMutation('joinTeam', {
  input: { id: uuid(), teamId: uuid(), personId: uuid() },
  may: () => true,
  run: (tx, { id, teamId, personId }) => tx.insert(members, { id, teamId, personId }),
})

export const leaveTeam = defineMutation('leaveTeam', {
  input: { id: uuid() },
  may: () => true,
  run: (tx, { id }) => tx.remove(members, id),
})

export const issuesOfTeam = defineQuery('issuesOfTeam', {
  input: { teamId: uuid() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => [{ scope: team(teamId) }],
  run: (read, { teamId }) =>
    read.where(issues, { teamId }).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
})

/** The issues closed from one moment to before another, however long ago, each with its votes. */
export const closedIssues = defineQuery('closedIssues', {
  input: { teamId: uuid(), from: timestamp(), to: timestamp() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId, from, to }) => [
    { scope: team(teamId), span: spanOf(issues, { teamId }, { field: 'closedAt', from, to }) },
  ],
  run: (read, { teamId, from, to }) =>
    read
      .where(issues, { teamId })
      .filter(({ closedAt }) => closedAt !== null && closedAt >= from && closedAt < to)
      .toSorted((one, other) => one.title.localeCompare(other.title))
      .map(({ id, title }) => ({ title, votes: read.where(votes, { issueId: id }).length })),
})

export const votesOnIssue = defineQuery('votesOnIssue', {
  input: { issueId: uuid() },
  visibleTo: () => true,
  run: (read, { issueId }) => read.where(votes, { issueId }).length,
})

export const issueById = defineQuery('issueById', {
  input: { id: uuid() },
  visibleTo: () => true,
  run: (read, { id }) => read.get(issues, id) ?? null,
})

const tables = [members, visitors, issues, votes] as unknown as Table[]
const mutations = [
  addIssue,
  renameIssue,
  countUp,
  closeIssue,
  castVote,
  removeIssue,
  moveIssue,
  joinTeam,
  leaveTeam,
] as unknown as Mutation[]
const queries = [issuesOfTeam, closedIssues, votesOnIssue, issueById] as unknown as Query[]

export const harborApp = (schema = 1): SyncApp => ({
  ...modelOf({ schema, tables, actorOf }),
  mutations: new Map(mutations.map((mutation) => [mutation.name, mutation])),
  queries: new Map(queries.map((query) => [query.name, query])),
  conflicts: {},
})

function actorOf(read: Reader, userId: string): Actor | null {
  const teams = read.where(members, { personId: userId }).map(({ teamId }) => team(teamId))
  if (teams.length === 0) return null
  const visited = read.where(visitors, { personId: userId }).map(({ teamId }) => team(teamId))
  const home = new Set([company(), ...teams])
  const scopes = new Set([...home, ...visited])
  return { id: userId, system: false, scopes, home, can: () => true, sees: (scope) => scopes.has(scope) }
}
