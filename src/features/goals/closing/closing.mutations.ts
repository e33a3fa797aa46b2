import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { list, object, refs, uuid } from '../../../sync/fields.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { findEditable } from '../goals.reads.ts'
import { refuse } from '../goals.refusals.ts'
import { isOpenGoal, progressOf, statusAt } from '../goals.rules.ts'
import {
  goalMilestones,
  goalOutcome,
  goalStatus,
  MOST_MILESTONES,
  NOT_CLOSED,
  teamGoals,
} from '../goals.table.ts'
import { GOALS_NOT_CLOSED, GOALS_NOT_REOPENED } from '../goals.text.ts'
import { closesFrom, isRelated, mayBeClosed, MOST_CLOSED } from './closing.rules.ts'
import { carryOver, turnIntoTask, withdraw } from './successors.mutations.ts'

/** The results of `relatedTo`: rows that are to be found even if they are no longer live. */
const related = {
  goalIds: refs('team_goals', MOST_CLOSED),
  successorIds: refs('team_goals', MOST_CLOSED),
  taskIds: refs('tasks', MOST_CLOSED),
}

const idsOf = (given: readonly { goalId: string }[]): string[] => given.map(({ goalId }) => goalId)

/**
 * Says how goals ended with their quarter, all of them or none: what somebody else has decided on in the meantime is refused. A goal
 * that is carried over goes on in the next quarter, with the milestones that were not reached; another one becomes a task. `ownerId` hands
 * what comes of a goal to somebody else than its owner.
 */
export const closeGoals = defineMutation('closeGoals', {
  failure: GOALS_NOT_CLOSED,
  input: {
    ...related,
    decisions: list(
      object({ goalId: uuid(), outcome: goalOutcome(), ownerId: uuid().optional() }),
      MOST_CLOSED,
    ),
  },
  may: canWriteWork,
  run(tx, { decisions, ...given }, context) {
    if (!isRelated(given, idsOf(decisions))) notFound()
    const { actor, now } = context
    const today = utcDayOf(now)
    for (const { goalId, outcome, ownerId } of decisions) {
      const goal = findEditable(tx, actor, goalId)
      const { title } = goal
      if (!isOpenGoal(goal)) refuse('goal/finished-meanwhile', { title })
      if (!mayBeClosed(goal, today))
        refuse('goal/quarter-goes-on', { title, from: dayLabel(closesFrom(goal.targetDate), today) })
      tx.update(teamGoals, goalId, {
        ...(outcome === 'done' && { ...statusAt(goal, 'complete', now), progress: 100 }),
        outcome,
        closedAt: now,
        carriedToId: outcome === 'carried_over' ? carryOver(tx, goal, ownerId, context) : null,
        outcomeTaskId: outcome === 'made_task' ? turnIntoTask(tx, goal, ownerId, context) : null,
        updatedAt: now,
      })
    }
  },
})

/**
 * Takes a closing back, also of goals that are no longer live: what it made of them is archived, and their milestones return. What was there
 * before stays. A goal that was done gets the given status again. One that is open already stays as it is.
 */
export const reopenGoals = defineMutation('reopenGoals', {
  failure: GOALS_NOT_REOPENED,
  input: {
    ...related,
    goals: list(object({ goalId: uuid(), status: goalStatus() }), MOST_CLOSED),
  },
  may: canWriteWork,
  run(tx, { goals, ...given }, { actor, now }) {
    if (!isRelated(given, idsOf(goals))) notFound()
    for (const { goalId, status: former } of goals) {
      const goal = findEditable(tx, actor, goalId)
      if (goal.closedAt === null) continue
      withdraw(tx, goal, now)
      const milestones = tx.where(goalMilestones, { goalId })
      if (milestones.length > MOST_MILESTONES) refuse('goal/too-many-milestones', { limit: MOST_MILESTONES })
      const status = goal.outcome === 'done' ? former : goal.status
      tx.update(teamGoals, goalId, {
        ...NOT_CLOSED,
        ...statusAt(goal, status, now),
        progress: progressOf(status, milestones),
        updatedAt: now,
      })
    }
  },
})
