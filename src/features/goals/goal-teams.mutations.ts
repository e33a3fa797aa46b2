import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { deny } from '../../sync/refusal.ts'
import { team } from '../../sync/scope.ts'
import { teams } from '../teams/teams.table.ts'
import { editableGoal } from './goals.mutations.ts'
import { goalTeamAssignments, teamGoals } from './goals.table.ts'
import { ASSIGNMENT_KEPT, GOAL_NOT_UPDATED, NOT_YOUR_TEAM, PARTIAL_UPDATE } from './goals.text.ts'
import { canWriteWork } from '../work/work.access.ts'

/** Shows a goal to a further team; from then on the whole company may read it. */
export const assignGoal = defineMutation('assignGoal', {
  input: { id: uuid(), goalId: ref('team_goals'), teamId: ref('teams') },
  may: canWriteWork,
  run(tx, { id, goalId, teamId }, { actor, now }) {
    const goal = editableGoal(tx, actor, goalId, GOAL_NOT_UPDATED)
    tx.find(teams, teamId)
    if (!actor.sees(team(teamId))) deny(GOAL_NOT_UPDATED, NOT_YOUR_TEAM)
    if (teamId === goal.teamId || tx.where(goalTeamAssignments, { goalId, teamId }).length > 0) return
    tx.insert(goalTeamAssignments, { id, goalId, teamId, createdBy: actor.id, createdAt: now })
    tx.update(teamGoals, goalId, { isShared: true, updatedAt: now })
  },
})

/** Takes a goal from a further team; without any, only its own team reads it again. */
export const unassignGoal = defineMutation('unassignGoal', {
  input: { goalId: ref('team_goals'), teamId: ref('teams') },
  may: canWriteWork,
  run(tx, { goalId, teamId }, { actor, now }) {
    editableGoal(tx, actor, goalId, GOAL_NOT_UPDATED)
    if (!actor.sees(team(teamId))) deny(PARTIAL_UPDATE, ASSIGNMENT_KEPT)
    for (const { id } of tx.where(goalTeamAssignments, { goalId, teamId })) tx.remove(goalTeamAssignments, id)
    const isShared = tx.where(goalTeamAssignments, { goalId }).length > 0
    tx.update(teamGoals, goalId, { isShared, updatedAt: now })
  },
})
