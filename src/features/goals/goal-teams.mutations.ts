import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { team } from '../../sync/scope.ts'
import { teams } from '../teams/teams.table.ts'
import { canWriteWork } from '../work/work.access.ts'
import { findEditable } from './goals.reads.ts'
import { refuse } from './goals.refusals.ts'
import { goalTeamAssignments, teamGoals } from './goals.table.ts'
import { GOAL_NOT_UPDATED } from './goals.text.ts'

/** Shows a goal to another team. From then on the whole company can read it. */
export const assignGoal = defineMutation('assignGoal', {
  failure: GOAL_NOT_UPDATED,
  input: { id: uuid(), goalId: ref('team_goals'), teamId: ref('teams') },
  may: canWriteWork,
  run(tx, { id, goalId, teamId }, { actor, now }) {
    const goal = findEditable(tx, actor, goalId)
    tx.find(teams, teamId)
    if (!actor.sees(team(teamId))) refuse('goal/not-your-team-to-assign')
    if (teamId === goal.teamId || tx.where(goalTeamAssignments, { goalId, teamId }).length > 0) return
    tx.insert(goalTeamAssignments, { id, goalId, teamId, createdBy: actor.id, createdAt: now })
    tx.update(teamGoals, goalId, { isShared: true, updatedAt: now })
  },
})

/** Takes a goal back from another team. After the last one, only its own team can read it. */
export const unassignGoal = defineMutation('unassignGoal', {
  failure: GOAL_NOT_UPDATED,
  input: { goalId: ref('team_goals'), teamId: ref('teams') },
  may: canWriteWork,
  run(tx, { goalId, teamId }, { actor, now }) {
    findEditable(tx, actor, goalId)
    if (!actor.sees(team(teamId))) refuse('goal/assignment-kept')
    for (const { id } of tx.where(goalTeamAssignments, { goalId, teamId })) tx.remove(goalTeamAssignments, id)
    const isShared = tx.where(goalTeamAssignments, { goalId }).length > 0
    tx.update(teamGoals, goalId, { isShared, updatedAt: now })
  },
})
