import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { choice, list, object, ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { issues } from '../issues/issues.table.ts'
import { MOST_DEFINITIONS, redefine } from '../metrics/definition/definitions.mutations.ts'
import { freeName } from '../metrics/definition/metric-name.reads.ts'
import { definitionsOf } from '../metrics/metrics.reads.ts'
import { type Metric, metrics } from '../metrics/metrics.table.ts'
import { endMembership, mayEndMemberships } from '../people/people.mutations.ts'
import { INVALID_USER, PERSON_NOT_REMOVED } from '../people/people.text.ts'
import { share } from '../tasks/share.mutations.ts'
import { assigneeIdsOf } from '../tasks/tasks.reads.ts'
import { dayOf, mondayOf } from '../time/calendar.rules.ts'
import { canTakeOver, KINDS_OF_WORK, type KindOfWork, openWorkOf } from './leaving.reads.ts'
import { refuse } from './leaving.refusals.ts'

/** The most teams for which a successor is named. */
export const MOST_HANDED_OVER = 100

/** Each kind of work of each team, and of all other teams, can have a successor of its own. */
const MOST_SUCCESSORS = (MOST_HANDED_OVER + 1) * KINDS_OF_WORK.length

/**
 * Removes a person from the company after their unfinished work has gone to others: to the successor named for its team and kind, else
 * for its team, else for its kind in whatever team, and all else to `otherwiseId`. It is the work that they have at this moment, whatever the screen showed.
 */
export const removeWithHandOver = defineMutation('removeWithHandOver', {
  failure: PERSON_NOT_REMOVED,
  input: {
    auditId: uuid(),
    personId: ref('people', INVALID_USER),
    otherwiseId: ref('people'),
    successors: list(
      object({
        /** Left out for every team that names none. */
        teamId: uuid().optional(),
        /** Left out for every kind of work. */
        kind: choice(...KINDS_OF_WORK).optional(),
        personId: uuid(),
      }),
      MOST_SUCCESSORS,
    ),
  },
  // Somebody may own more than one mutation of a person can write.
  gathers: true,
  may: mayEndMemberships,
  run(tx, { auditId, personId, otherwiseId, successors }, context) {
    const { now } = context
    const named = (teamId?: string, kind?: KindOfWork) =>
      successors.find((each) => each.teamId === teamId && each.kind === kind)?.personId
    const successorOf = (teamId: string, kind: KindOfWork): string => {
      const chosen = named(teamId, kind) ?? named(teamId) ?? named(undefined, kind) ?? named() ?? otherwiseId
      if (chosen === personId || !canTakeOver(tx, chosen, teamId)) refuse('leaving/cannot-take-over')
      return chosen
    }
    const work = openWorkOf(tx, personId)
    for (const { id, teamId } of work.goals)
      tx.update(teamGoals, id, { ownerId: successorOf(teamId, 'goals'), updatedAt: now })
    for (const { id, teamId } of work.milestones)
      tx.update(goalMilestones, id, { ownerId: successorOf(teamId, 'milestones'), updatedAt: now })
    for (const { id, teamId } of work.issues)
      tx.update(issues, id, { ownerId: successorOf(teamId, 'issues'), updatedAt: now })
    for (const metric of work.metrics)
      handOverMetric(tx, metric, successorOf(metric.teamId, 'metrics'), context)
    for (const task of work.tasks) {
      const others = assigneeIdsOf(tx, task.id).filter((id) => id !== personId)
      share(tx, task, [...new Set([...others, successorOf(task.teamId!, 'tasks')])])
    }
    endMembership(tx, { auditId, personId }, context)
  },
})

/** From this week on; earlier weeks stay the former owner's, unless there is no room for another definition. */
function handOverMetric(tx: Transaction, metric: Metric, ownerId: string, context: MutationContext): void {
  const after = { ...metric, ownerId }
  const isFull = definitionsOf(tx, metric.id).length >= MOST_DEFINITIONS
  redefine(tx, metric, after, isFull ? null : mondayOf(dayOf(context.now)), context)
  tx.update(metrics, metric.id, { ownerId, claimedName: freeName(tx, after), updatedAt: context.now })
}
