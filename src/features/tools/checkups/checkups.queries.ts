import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { teams } from '../../teams/teams.table.ts'
import { mayUseTools } from '../tools.access.ts'
import { answersIdOf } from './answers.mutations.ts'
import { mayAnswerCheckups, mayRunCheckup } from './checkups.access.ts'
import { invitedTo } from './checkups.mutations.ts'
import {
  type Checkup,
  checkupAnswers,
  checkupResults,
  type CheckupResults,
  checkups,
} from './checkups.table.ts'
import { NO_ANSWERS } from './results.rules.ts'

/** A check-up as those who work with the tools see it: without who is invited, and without any answer. */
export interface CheckupEntry {
  checkup: Omit<Checkup, 'invitedIds'>
  invited: number
  /** Null until it is closed and the server has computed them. */
  results: CheckupResults | null
}

export interface CheckupsOf {
  /** The newest first. */
  entries: CheckupEntry[]
  mayRun: boolean
  /** How many would be asked now. */
  wouldInvite: number
}

const newestFirst = (one: Checkup, other: Checkup): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)

/** The check-ups of a team, or of the whole company. */
export const checkupsOf = defineQuery('checkupsOf', {
  input: { teamId: ref('teams').nullable() },
  visibleTo: (actor, { teamId }) => mayUseTools(actor) && (teamId === null || actor.sees(team(teamId))),
  reaches: ({ teamId }) => (teamId === null ? [] : ofTeam(teamId)),
  run: (read, { teamId }, actor): CheckupsOf => ({
    entries: read
      .where(checkups, { teamId })
      .toSorted(newestFirst)
      .map(({ invitedIds, ...checkup }) => ({
        checkup,
        invited: invitedIds.length,
        results: read.get(checkupResults, checkup.id) ?? null,
      })),
    mayRun: mayRunCheckup(read, actor, { teamId }),
    wouldInvite: invitedTo(read, teamId).length,
  }),
})

/** A check-up as somebody sees it who is asked. */
export interface OwnCheckup {
  id: string
  closesOn: string
  closedAt: string | null
  /** Null if it is the whole company's. */
  teamName: string | null
  /** By the places of the statements; 0 where there is no answer yet. */
  answers: readonly number[]
  note: string | null
  submittedAt: string | null
}

const ownOf = (read: Reader, { id, teamId, closesOn, closedAt }: Checkup, personId: string): OwnCheckup => {
  const own = read.get(checkupAnswers, answersIdOf(id, personId))
  return {
    id,
    closesOn,
    closedAt,
    teamName: teamId === null ? null : (read.get(teams, teamId)?.name ?? null),
    answers: own?.answers ?? NO_ANSWERS,
    note: own?.note ?? null,
    submittedAt: own?.submittedAt ?? null,
  }
}

/** A check-up to which the actor is invited, with what they have answered; null if there is none. */
export const ownCheckup = defineQuery('ownCheckup', {
  input: { checkupId: ref('checkups') },
  visibleTo: mayAnswerCheckups,
  run(read, { checkupId }, actor): OwnCheckup | null {
    const checkup = read.get(checkups, checkupId)
    return checkup?.invitedIds.includes(actor.id) ? ownOf(read, checkup, actor.id) : null
  },
})

/** The open check-ups to which the actor is invited, the one that closes first before the others. */
export const checkupsToAnswer = defineQuery('checkupsToAnswer', {
  input: {},
  visibleTo: mayAnswerCheckups,
  run: (read, _args, actor): OwnCheckup[] =>
    read
      .where(checkups, { closedAt: null })
      .filter(({ invitedIds }) => invitedIds.includes(actor.id))
      .map((checkup) => ownOf(read, checkup, actor.id))
      .toSorted((one, other) => one.closesOn.localeCompare(other.closesOn) || one.id.localeCompare(other.id)),
})
