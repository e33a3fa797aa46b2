import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { managesTeam } from '../teams/teams.access.ts'

export const canSeeProcesses = (actor: Actor): boolean => actor.can('view_team_info')

/** Whether the actor writes processes at all; which ones, `canEditProcess` says. */
export const canWriteProcesses = (actor: Actor): boolean => actor.can('create_personal_tasks')

/** Those who manage a team decide which processes it has, whose they are and who reads them. */
export const canAssignProcesses = (read: Reader, actor: Actor, teamId: string): boolean =>
  canWriteProcesses(actor) && managesTeam(read, actor, teamId)

/** Its owner writes and publishes a process, and so do those who manage its team. */
export const canEditProcess = (
  read: Reader,
  actor: Actor,
  { teamId, ownerId }: { teamId: string; ownerId: string },
): boolean =>
  canWriteProcesses(actor) &&
  actor.sees(team(teamId)) &&
  (ownerId === actor.id || managesTeam(read, actor, teamId))
