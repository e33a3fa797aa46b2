import { issues } from '../../src/features/issues/issues.table.ts'
import { people } from '../../src/features/people/people.table.ts'
import { teamMembers } from '../../src/features/teams/teams.table.ts'
import { model } from '../../src/features/model.ts'
import type { SyncApp } from '../../src/sync/app.ts'
import { defineMutation, type Mutation } from '../../src/sync/define-mutation.ts'
import { defineQuery, type Query } from '../../src/sync/define-query.ts'
import type { Row } from '../../src/sync/define-table.ts'
import { boolean, integer, ref, text, timestamp, uuid } from '../../src/sync/fields.ts'
import { ofTeam, spanOf } from '../../src/sync/region.ts'
import { type RefusalTable, type Refuse, refusing } from '../../src/sync/refusal.ts'
import { team } from '../../src/sync/scope.ts'
import { openIssue } from '../issue-rows.ts'

/** Real tables with mutations that leave a trace: each note's tag must stand in the database once, or not at all. */

/** With so much text on it, an issue takes no more notes. */
export const FULL = 9_900

const table = {
  'chaos/issue-full': 'This issue is full.',
  'chaos/issue-noted': 'There are notes on it.',
} as const satisfies RefusalTable
const refuse: Refuse<typeof table> = refusing(table)

/** Reads and writes: done twice, or over an old row, it shows. */
export const note = defineMutation('note', {
  input: { issueId: ref('issues'), tag: text() },
  may: () => true,
  run(tx, { issueId, tag }) {
    const { description } = tx.find(issues, issueId)
    if ((description?.length ?? 0) > FULL) refuse('chaos/issue-full')
    tx.update(issues, issueId, { description: `${description ?? ''}${tag} ` })
  },
})

export const moveIssue = defineMutation('moveIssue', {
  input: { issueId: ref('issues'), teamId: uuid() },
  may: () => true,
  run: (tx, { issueId, teamId }) => tx.update(issues, issueId, { teamId }),
})

/** Only an issue nobody has noted anything on. */
export const dropIssue = defineMutation('dropIssue', {
  input: { issueId: ref('issues') },
  may: () => true,
  run(tx, { issueId }) {
    if (tx.find(issues, issueId).description !== null) refuse('chaos/issue-noted')
    tx.remove(issues, issueId)
  },
})

const DAY_MS = 86_400_000
const daysBefore = (moment: string, days: number) =>
  new Date(Date.parse(moment) - days * DAY_MS).toISOString()

/** Between them the issues are closed that are no longer live. */
export const CLOSED_DAYS_AGO = { least: 45, most: 210 }
const opened = new Date().toISOString()
export const PERIODS = [
  { from: daysBefore(opened, 100), to: daysBefore(opened, 40) },
  { from: daysBefore(opened, 160), to: daysBefore(opened, 100) },
  { from: daysBefore(opened, 220), to: daysBefore(opened, 160) },
] as const

/** As if that had been so many days ago: it leaves every browser that has not borrowed its period. */
export const closeIssue = defineMutation('closeIssue', {
  input: { issueId: ref('issues'), days: integer(CLOSED_DAYS_AGO.least, CLOSED_DAYS_AGO.most) },
  may: () => true,
  run: (tx, { issueId, days }, { actor, now }) =>
    tx.update(issues, issueId, {
      status: 'resolved',
      resolvedAt: daysBefore(now, days),
      resolvedBy: actor.id,
    }),
})

export const reopenIssue = defineMutation('reopenIssue', {
  input: { issueId: ref('issues') },
  may: () => true,
  run: (tx, { issueId }) =>
    tx.update(issues, issueId, { status: 'open', resolvedAt: null, resolvedBy: null }),
})

/** Joins the team, or leaves it. */
export const changeTeam = defineMutation('changeTeam', {
  input: { id: uuid(), teamId: uuid(), personId: uuid() },
  may: (actor) => actor.can('manage_all_teams'),
  run(tx, { id, teamId, personId }, { now }) {
    const [membership] = tx.where(teamMembers, { teamId, personId })
    if (membership) tx.remove(teamMembers, membership.id)
    else tx.insert(teamMembers, { id, teamId, personId, role: 'member', joinedAt: now })
  },
})

export const setMember = defineMutation('setMember', {
  input: { personId: uuid(), active: boolean() },
  may: (actor) => actor.can('manage_users'),
  run: (tx, { personId, active }) => tx.update(people, personId, { status: active ? 'active' : 'removed' }),
})

export const everything = defineQuery('everything', {
  input: {},
  visibleTo: () => true,
  run: (read) =>
    model.tables.flatMap((table) => read.where(table, {}).map((row): [string, Row] => [table.name, row])),
})

/** Holds a team's rows while it is on a screen. */
export const teamOnScreen = defineQuery('teamOnScreen', {
  input: { teamId: uuid() },
  visibleTo: () => true,
  reaches: ({ teamId }) => ofTeam(teamId),
  run: () => true,
})

/** Holds the issues that a team closed in a period while they are on a screen. */
export const periodOnScreen = defineQuery('periodOnScreen', {
  input: { teamId: uuid(), from: timestamp(), to: timestamp() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId, from, to }) => [
    { scope: team(teamId), span: spanOf(issues, { teamId }, { field: 'resolvedAt', from, to }) },
  ],
  run: () => true,
})

const mutations = [
  openIssue,
  note,
  moveIssue,
  dropIssue,
  closeIssue,
  reopenIssue,
  changeTeam,
  setMember,
] as unknown as Mutation[]
const queries = [teamOnScreen, periodOnScreen] as unknown as Query[]

export const chaosApp: SyncApp = {
  ...model,
  mutations: new Map(mutations.map((mutation) => [mutation.name, mutation])),
  queries: new Map(queries.map((query) => [query.name, query])),
  conflicts: {},
}
