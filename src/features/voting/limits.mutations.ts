import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { boolean, ref } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { record } from '../audit/record.mutations.ts'
import { voteLimit } from '../companies/companies.table.ts'
import { canSetVoteLimit, canTakePart } from '../meetings/meetings.access.ts'
import { activeMeeting } from '../meetings/meetings.reads.ts'
import { meetings } from '../meetings/meetings.table.ts'
import { teams } from '../teams/teams.table.ts'
import { findOwnTeam } from '../work/own-team.reads.ts'
import { refuse } from './voting.refusals.ts'
import { MEETING_LIMIT_NOT_UPDATED, TEAM_LIMIT_NOT_UPDATED, VOTING_NOT_CHANGED } from './voting.text.ts'
import { findActive } from '../meetings/active-meeting.reads.ts'

/** Votes that were given already stay, even if the new limit is lower. */
export const setMeetingVoteLimit = defineMutation('setMeetingVoteLimit', {
  failure: MEETING_LIMIT_NOT_UPDATED,
  input: { meetingId: ref('meetings'), limit: voteLimit() },
  may: canTakePart,
  run(tx, { meetingId, limit }, context) {
    const { actor, now } = context
    const meeting = findActive(tx, meetingId)
    if (!canSetVoteLimit(actor, meeting)) refuse('vote/limit-managers-only')
    tx.update(meetings, meetingId, {
      voteLimit: limit,
      voteLimitSetBy: actor.id,
      updatedAt: now,
      updatedBy: actor.id,
    })
    recordLimit(tx, context, meeting.teamId, meeting.voteLimit, limit)
  },
})

/** Sets the team's limit, which holds whenever its meeting sets none. */
export const setTeamVoteLimit = defineMutation('setTeamVoteLimit', {
  failure: TEAM_LIMIT_NOT_UPDATED,
  input: { teamId: ref('teams'), limit: voteLimit() },
  may: canTakePart,
  run(tx, { teamId, limit }, context) {
    const { actor, now } = context
    const team = findOwnTeam(tx, actor, teamId)
    if (!canSetVoteLimit(actor, activeMeeting(tx, team.id))) refuse('vote/limit-managers-only')
    tx.update(teams, teamId, { companyVoteLimit: limit, updatedAt: now })
    recordLimit(tx, context, teamId, team.companyVoteLimit, limit)
  },
})

/** Decides whether a team's members see who has voted for which issue outside of meetings. */
export const setShowsVoters = defineMutation('setShowsVoters', {
  failure: VOTING_NOT_CHANGED,
  input: { teamId: ref('teams'), shows: boolean() },
  may: canTakePart,
  run(tx, { teamId, shows }, { actor, now }) {
    const team = findOwnTeam(tx, actor, teamId)
    if (!canSetVoteLimit(actor, activeMeeting(tx, team.id))) refuse('vote/options-managers-only')
    tx.update(teams, teamId, { showsVoters: shows, updatedAt: now })
  },
})

function recordLimit(
  tx: Transaction,
  context: MutationContext,
  teamId: string,
  before: number | null,
  after: number,
): void {
  if (before === after) return
  record(tx, context, {
    action: 'vote limit changed',
    subject: tx.get(teams, teamId)?.name ?? null,
    before: before === null ? null : String(before),
    after: String(after),
  })
}
