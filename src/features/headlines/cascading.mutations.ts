import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { meetings } from '../meetings/meetings.table.ts'
import { findTeam } from '../teams/teams.access.ts'
import { canWriteWork } from '../work/work.access.ts'
import { cascadingMessages } from './cascading.table.ts'
import { refuse } from './headlines.refusals.ts'
import { headlineContent, headlines, headlineTitle } from './headlines.table.ts'
import { MESSAGE_NOT_SENT } from './headlines.text.ts'

/**
 * Tells another team of the company something from a running meeting. It becomes a headline of that team, with the id
 * `headlineId`, and stands in the recap and the result of the meeting.
 */
export const cascadeMessage = defineMutation('cascadeMessage', {
  failure: MESSAGE_NOT_SENT,
  input: {
    id: uuid(),
    headlineId: uuid(),
    meetingId: ref('meetings'),
    toTeamId: ref('teams'),
    title: headlineTitle(),
    content: headlineContent().optional(),
  },
  may: canWriteWork,
  run(tx, { id, headlineId, meetingId, toTeamId, title, content = null }, { actor, now }) {
    const meeting = tx.find(meetings, meetingId)
    if (meeting.status !== 'active') refuse('headline/meeting-is-over')
    if (findTeam(tx, toTeamId).id === meeting.teamId) refuse('headline/own-team')
    const made = { title, createdBy: actor.id, createdAt: now }
    tx.insert(cascadingMessages, { ...made, id, meetingId, teamId: meeting.teamId, toTeamId })
    tx.send(headlines, {
      ...made,
      id: headlineId,
      content,
      teamId: toTeamId,
      meetingId: null,
      forMeetingAt: null,
      updatedAt: now,
      readAt: null,
      fromTeamId: meeting.teamId,
      archivedAt: null,
    })
  },
})
