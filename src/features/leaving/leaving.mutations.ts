import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { list, object, ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { issues } from '../issues/issues.table.ts'
import { MOST_DEFINITIONS, redefine } from '../metrics/definition/definitions.mutations.ts'
import { freeName } from '../metrics/definition/metric-name.reads.ts'
import { definitionsOf } from '../metrics/metrics.reads.ts'
import { type Metric, metrics } from '../metrics/metrics.table.ts'
import { endMembership, mayEndMemberships } from '../people/people.mutations.ts'
import { PERSON_NOT_REMOVED } from '../people/people.text.ts'
import { share } from '../tasks/share.mutations.ts'
import { assigneeIdsOf } from '../tasks/tasks.reads.ts'
import { dayOf, mondayOf } from '../time/calendar.rules.ts'
import { canTakeOver, openWorkOf } from './leaving.reads.ts'
import { refuse } from './leaving.refusals.ts'

/** The most teams for which a successor is named. */
export const MOST_HANDED_OVER = 100

/**
 * Removes a person from the company after their unfinished work has gone to others: of each team here to its successor, all else to
 * `otherwiseId`. It is the work that they have at this moment, whatever the screen showed.
 */
export const removeWithHandOver = defineMutation('removeWithHandOver', {
  failure: PERSON_NOT_REMOVED,
  input: {
    auditId: uuid(),
    personId: ref('people'),
    otherwiseId: ref('people'),
    successors: list(object({ teamId: uuid(), personId: uuid() }), MOST_HANDED_OVER),
  },
  // Somebody may own more than one mutation of a person can write.
  gathers: true,
  may: mayEndMemberships,
  run(tx, { auditId, personId, otherwiseId, successors }, context) {
    const { now } = context
    const successorOf = (teamId: string): string => {
      const chosen = successors.find((each) => each.teamId === teamId)?.personId ?? otherwiseId
      if (chosen === personId || !canTakeOver(tx, chosen, teamId)) refuse('leaving/cannot-take-over')
      return chosen
    }
    const work = openWorkOf(tx, personId)
    for (const { id, teamId } of work.goals)
      tx.update(teamGoals, id, { ownerId: successorOf(teamId), updatedAt: now })
    for (const { id, teamId } of work.milestones)
      tx.update(goalMilestones, id, { ownerId: successorOf(teamId), updatedAt: now })
    for (const { id, teamId } of work.issues)
      tx.update(issues, id, { ownerId: successorOf(teamId), updatedAt: now })
    for (const metric of work.metrics) handOverMetric(tx, metric, successorOf(metric.teamId), context)
    for (const task of work.tasks) {
      const others = assigneeIdsOf(tx, task.id).filter((id) => id !== personId)
      share(tx, task, [...new Set([...others, successorOf(task.teamId!)])])
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
