import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { canSetUpMeetings } from '../meetings.access.ts'
import { findManagedTeam } from '../../teams/teams.access.ts'
import { agenda as agendaField, teams } from '../../teams/teams.table.ts'
import { meetingType as type } from '../meetings.table.ts'
import { refuse } from '../meetings.refusals.ts'
import { AGENDA_NOT_SAVED } from '../meetings.text.ts'
import { agendaProblem } from './agenda.rules.ts'

/** Gives a team an agenda of its own from its next meeting on; null goes back to the product's. A meeting that runs keeps its copy. */
export const setAgenda = defineMutation('setAgenda', {
  failure: AGENDA_NOT_SAVED,
  input: { teamId: ref('teams'), meetingType: type(), agenda: agendaField().nullable() },
  may: canSetUpMeetings,
  run(tx, { teamId, meetingType, agenda }, { actor, now }) {
    findManagedTeam(tx, actor, teamId)
    const problem = agenda && agendaProblem(agenda)
    if (problem) refuse(problem)
    tx.update(teams, teamId, {
      ...(meetingType === 'weekly' ? { weeklyAgenda: agenda } : { quarterlyAgenda: agenda }),
      updatedAt: now,
    })
  },
})
