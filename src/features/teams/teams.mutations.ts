import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { record } from '../audit/record.mutations.ts'
import { insertTeam } from './insert-team.mutations.ts'
import { canChooseLeadership, canCreateTeams, findManagedTeam, managesTeam } from './teams.access.ts'
import { leadershipTeam } from './teams.reads.ts'
import { refuse } from './teams.refusals.ts'
import { isGeneral, RESTORABLE_DAYS, restorableUntil } from './teams.rules.ts'
import { teamDescription, teamName, teams } from './teams.table.ts'
import { TEAM_NOT_CREATED, TEAM_NOT_DELETED, TEAM_NOT_UPDATED } from './teams.text.ts'

/** The creator joins the team as its manager; `membershipId` becomes that membership's id. */
export const createTeam = defineMutation('createTeam', {
  failure: TEAM_NOT_CREATED,
  input: {
    id: uuid(),
    membershipId: uuid(),
    name: teamName(),
    description: teamDescription().optional(),
    isLeadership: boolean().optional(),
    hasStrategicPlan: boolean().optional(),
  },
  may: (actor) => canCreateTeams(actor) && !actor.system,
  run(
    tx,
    { id, membershipId, name, description = null, isLeadership = false, hasStrategicPlan = false },
    context,
  ) {
    const { actor, now } = context
    if (isGeneral(name)) refuse('team/general-is-taken')
    const resign = isLeadership ? resignation(tx, actor, now) : null
    insertTeam(tx, { id, membershipId, name, description, isLeadership, hasStrategicPlan }, actor.id, now)
    resign?.()
    record(tx, context, { action: 'team created', subject: name })
  },
})

/** Changes the given fields; the others stay. */
export const updateTeam = defineMutation('updateTeam', {
  failure: TEAM_NOT_UPDATED,
  input: {
    id: ref('teams'),
    name: teamName().optional(),
    description: teamDescription().optional(),
    isLeadership: boolean().optional(),
    hasStrategicPlan: boolean().optional(),
  },
  may: (actor) => actor.can('manage_team_settings'),
  run(tx, { id, ...changed }, context) {
    const { actor, now } = context
    const team = findManagedTeam(tx, actor, id)
    const { name = team.name, isLeadership = team.isLeadership } = changed
    if (name !== team.name && isGeneral(name)) refuse('team/general-is-taken')
    if (isLeadership !== team.isLeadership && !canChooseLeadership(actor))
      refuse('team/directors-choose-leadership')
    const resign = isLeadership && !team.isLeadership ? resignation(tx, actor, now) : null
    tx.update(teams, id, { ...changed, updatedAt: now })
    resign?.()
    if (name !== team.name)
      record(tx, context, { action: 'team renamed', subject: team.name, before: team.name, after: name })
  },
})

/** Hides the team and all its work; for 30 days `restoreTeam` brings both back. */
export const deleteTeam = defineMutation('deleteTeam', {
  failure: TEAM_NOT_DELETED,
  input: { id: ref('teams') },
  may: (actor) => actor.can('manage_team_settings'),
  run(tx, { id }, context) {
    const { actor, now } = context
    const team = findManagedTeam(tx, actor, id)
    if (team.isLeadership && !canChooseLeadership(actor)) refuse('team/directors-choose-leadership')
    tx.update(teams, id, { deletedAt: now, updatedAt: now })
    record(tx, context, { action: 'team deleted', subject: team.name })
  },
})

/** Brings back a team that was deleted at most 30 days ago. It leads again only while no other team does. */
export const restoreTeam = defineMutation('restoreTeam', {
  failure: TEAM_NOT_UPDATED,
  input: { id: ref('teams') },
  may: (actor) => actor.can('manage_team_settings'),
  run(tx, { id }, context) {
    const { actor, now } = context
    const team = tx.find(teams, id)
    if (!managesTeam(tx, actor, id)) refuse('team/not-yours')
    if (team.deletedAt === null) return
    if (restorableUntil(team.deletedAt) < now) refuse('team/deleted-too-long-ago', { days: RESTORABLE_DAYS })
    const isLeadership = team.isLeadership && leadershipTeam(tx) === undefined
    tx.update(teams, id, { deletedAt: null, isLeadership, updatedAt: now })
    record(tx, context, { action: 'team restored', subject: team.name })
  },
})

/**
 * Prepares the present leadership team to make room; the returned function does it, once the new one has been written. So
 * what belongs to the leaders finds its new team. The database lets one team lead at a time, and takes rows in the order
 * in which they are first written: hence the present one is written before.
 */
function resignation(tx: Transaction, actor: Actor, now: string): () => void {
  if (!canChooseLeadership(actor)) refuse('team/directors-choose-leadership')
  const leading = leadershipTeam(tx)
  if (!leading) return () => {}
  tx.update(teams, leading.id, { updatedAt: now })
  return () => tx.update(teams, leading.id, { isLeadership: false })
}
