import { defineMutation } from '../../sync/define-mutation.ts'
import { ref } from '../../sync/fields.ts'
import { deny } from '../../sync/refusal.ts'
import { findOwnTeam } from '../work/own-team.access.ts'
import { teams } from '../teams/teams.table.ts'
import { voteLimit } from './voting.table.ts'
import { MEETING_LIMIT_NOT_UPDATED, ONLY_MANAGERS_OR_SCRIBER, TEAM_LIMIT_NOT_UPDATED } from './voting.text.ts'
import { activeMeeting, findActive } from '../meetings/meetings.reads.ts'
import { canSetVoteLimit, canTakePart } from '../meetings/meetings.access.ts'
import { meetings } from '../meetings/meetings.table.ts'

/** Votes already given stay, also those beyond a lower limit. */
export const setMeetingVoteLimit = defineMutation('setMeetingVoteLimit', {
  input: { meetingId: ref('meetings'), limit: voteLimit() },
  may: canTakePart,
  run(tx, { meetingId, limit }, { actor, now }) {
    const meeting = findActive(tx, meetingId, MEETING_LIMIT_NOT_UPDATED)
    if (!canSetVoteLimit(actor, meeting)) deny(MEETING_LIMIT_NOT_UPDATED, ONLY_MANAGERS_OR_SCRIBER)
    tx.update(meetings, meetingId, {
      voteLimit: limit,
      voteLimitSetBy: actor.id,
      updatedAt: now,
      updatedBy: actor.id,
    })
  },
})

/** The team's own limit, which holds wherever its meeting sets none. */
export const setTeamVoteLimit = defineMutation('setTeamVoteLimit', {
  input: { teamId: ref('teams'), limit: voteLimit() },
  may: canTakePart,
  run(tx, { teamId, limit }, { actor, now }) {
    const team = findOwnTeam(tx, actor, teamId)
    if (!canSetVoteLimit(actor, activeMeeting(tx, team.id)))
      deny(TEAM_LIMIT_NOT_UPDATED, ONLY_MANAGERS_OR_SCRIBER)
    tx.update(teams, teamId, { companyVoteLimit: limit, updatedAt: now })
  },
})
