import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { findTeam } from '../../teams/teams.access.ts'
import { ownTeam } from '../../work/own-team.reads.ts'
import { canOwn } from '../../work/owners.reads.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { refuse } from '../issues.refusals.ts'
import { freshIssue, isOpen } from '../issues.rules.ts'
import { issues } from '../issues.table.ts'
import { ISSUE_NOT_MOVED } from '../issues.text.ts'

/**
 * Hands an open issue to another team. Its votes go back to their people. To a team that the actor works in it moves, and its owner stays
 * if they can own it there. To any other it is sent as a letter, with the id `copyId`: the actor won't see it there, and it is archived here.
 */
export const moveIssue = defineMutation('moveIssue', {
  failure: ISSUE_NOT_MOVED,
  input: { id: ref('issues'), teamId: ref('teams'), copyId: uuid() },
  may: canWriteWork,
  run(tx, { id, teamId, copyId }, { actor, now }) {
    const issue = tx.find(issues, id)
    if (!isOpen(issue)) refuse('issue/closed')
    if (findTeam(tx, teamId).id === issue.teamId) refuse('issue/same-team')
    const here = { place: null, updatedAt: now }
    if (ownTeam(tx, actor, teamId)) {
      const stays = canOwn(tx, actor, { teamId, personId: issue.ownerId, createdBy: issue.createdBy })
      tx.update(issues, id, { ...here, teamId, ownerId: stays ? issue.ownerId : actor.id })
      return
    }
    const { title, description, issueType } = issue
    tx.send(issues, {
      id: copyId,
      title,
      description,
      issueType,
      teamId,
      ownerId: actor.id,
      meetingId: null,
      ...freshIssue(actor.id, now),
    })
    tx.update(issues, id, { ...here, archivedAt: now, movedToTeamId: teamId })
  },
})
