import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { boolean, ref, refs, uuid } from '../../sync/fields.ts'
import { isMadeId } from '../../sync/hashed-id.ts'
import { team } from '../../sync/scope.ts'
import { Refusal } from '../../sync/refusal.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { leadershipTeam } from '../teams/teams.reads.ts'
import { teams } from '../teams/teams.table.ts'
import { AT_THE_END, movedTo } from '../work/order.rules.ts'
import { tellAssigned } from '../notifications/tell.mutations.ts'
import { canOwn } from '../work/owners.reads.ts'
import { canWriteWork } from '../work/work.access.ts'
import { canAddCompanyGoals, canAddGoals, isOfLeaders } from './goals.access.ts'
import { checkEditable, findEditable, findOpen } from './goals.reads.ts'
import { refuse } from './goals.refusals.ts'
import { defaultTargetDate, progressOf } from './goals.rules.ts'
import {
  type Goal,
  goalDescription,
  goalMilestones,
  goalTitle,
  NOT_CLOSED,
  teamGoals,
} from './goals.table.ts'
import {
  COMPANY_GOAL_NOT_ADDED,
  COMPANY_GOAL_NOT_UPDATED,
  GOAL_NOT_ADDED,
  GOAL_NOT_ARCHIVED,
  GOAL_NOT_RESTORED,
  GOAL_NOT_UPDATED,
  GOALS_NOT_REORDERED,
} from './goals.text.ts'
import { goalProblem, type GoalProblemCode } from './goal-draft.rules.ts'
import { enteredDay } from '../time/day-input.rules.ts'

/**
 * Adds a goal, on track, at the end of its team's list. The owner defaults to the actor and the target date to the end
 * of the quarter. A company goal goes to the leadership team, whatever team is given.
 */
export const createGoal = defineMutation('createGoal', {
  failure: GOAL_NOT_ADDED,
  input: {
    id: uuid(),
    teamId: ref('teams').nullable(),
    ownerId: ref('people').nullable(),
    title: goalTitle(),
    description: goalDescription(),
    targetDate: enteredDay().nullable(),
    isCompanyGoal: boolean(),
  },
  may: canWriteWork,
  run(tx, input, context) {
    if (isMadeId(input.id)) notFound()
    const { actor, now } = context
    const failure = input.isCompanyGoal ? COMPANY_GOAL_NOT_ADDED : GOAL_NOT_ADDED
    const problem = goalProblem(input)
    if (problem) refuseUnder(failure, problem.code)
    const teamId = input.isCompanyGoal ? teamOfCompanyGoals(tx, actor) : teamOfGoals(tx, actor, input.teamId!)
    const ownerId = input.ownerId ?? actor.id
    if (!canOwn(tx, actor, { teamId, personId: ownerId, createdBy: actor.id }))
      refuseUnder(failure, 'goal/owner-not-valid')
    const goal: Goal = {
      ...input,
      teamId,
      ownerId,
      targetDate: input.targetDate ?? defaultTargetDate(now),
      status: 'on_track',
      progress: 0,
      isShared: false,
      displayOrder: AT_THE_END,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      completedAt: null,
      ...NOT_CLOSED,
      archivedAt: null,
    }
    tx.insert(teamGoals, goal)
    tellAssigned(tx, context, 'goal', goal, goal.targetDate, [ownerId])
  },
})

/** Changes the given fields; the others stay. Becoming a company goal moves it to the leadership team. */
export const updateGoal = defineMutation('updateGoal', {
  failure: GOAL_NOT_UPDATED,
  input: {
    goalId: ref('team_goals'),
    teamId: ref('teams').optional(),
    ownerId: ref('people').optional(),
    title: goalTitle().optional(),
    description: goalDescription().optional(),
    targetDate: enteredDay().optional(),
    isCompanyGoal: boolean().optional(),
  },
  may: canWriteWork,
  run(tx, { goalId, ...patch }, context) {
    const { actor, now } = context
    const before = findOpen(tx, actor, goalId)
    const after: Goal = { ...before, ...patch }
    const failure = after.isCompanyGoal ? COMPANY_GOAL_NOT_UPDATED : GOAL_NOT_UPDATED
    const problem = goalProblem(after)
    if (problem) refuseUnder(failure, problem.code)
    const teamId = teamAfter(tx, actor, before, after)
    const isSameOwner = teamId === before.teamId && after.ownerId === before.ownerId
    if (!isSameOwner && !canOwn(tx, actor, { ...before, teamId, personId: after.ownerId }))
      refuseUnder(failure, 'goal/owner-not-valid')
    const progress = progressOf(after.status, tx.where(goalMilestones, { goalId }))
    tx.update(teamGoals, goalId, {
      ...after,
      teamId,
      progress,
      updatedAt: now,
    })
    if (after.ownerId !== before.ownerId)
      tellAssigned(tx, context, 'goal', { ...after, teamId }, after.targetDate, [after.ownerId])
  },
})

/** Hides a goal; `restoreGoal` brings it back. */
export const archiveGoal = defineMutation('archiveGoal', {
  failure: GOAL_NOT_ARCHIVED,
  input: { goalId: ref('team_goals') },
  may: canWriteWork,
  run(tx, { goalId }, { actor, now }) {
    findEditable(tx, actor, goalId, 'company-goal/leaders-archive')
    tx.update(teamGoals, goalId, { archivedAt: now, updatedAt: now })
  },
})

export const restoreGoal = defineMutation('restoreGoal', {
  failure: GOAL_NOT_RESTORED,
  input: { goalId: ref('team_goals') },
  may: canWriteWork,
  run(tx, { goalId }, { actor, now }) {
    const goal = tx.find(teamGoals, goalId)
    checkEditable(tx, actor, goal, 'company-goal/leaders-restore', 'goal/own-team-unarchives')
    tx.update(teamGoals, goalId, { archivedAt: null, updatedAt: now })
  },
})

/** Puts a team's goals, or the company's, in this order. Goals that are not given come after them. */
export const reorderGoals = defineMutation('reorderGoals', {
  failure: GOALS_NOT_REORDERED,
  input: { teamId: ref('teams'), goalIds: refs('team_goals') },
  may: (actor, { teamId }) => canWriteWork(actor) && actor.sees(team(teamId)),
  run(tx, { teamId, goalIds }, { actor }) {
    const named = [...new Set(goalIds)].map((id) => tx.find(teamGoals, id))
    const isOfCompany = named[0] !== undefined && isOfLeaders(tx, named[0])
    const belongs = (goal: Goal) => goal.teamId === teamId && isOfLeaders(tx, goal) === isOfCompany
    if (!named.every(belongs)) refuse('goal/not-found')
    for (const goal of named) checkEditable(tx, actor, goal, 'company-goal/leaders-reorder')
    for (const { row, displayOrder } of movedTo(tx.where(teamGoals, { teamId }).filter(belongs), goalIds)) {
      tx.update(teamGoals, row.id, { displayOrder })
    }
  },
})

function teamOfCompanyGoals(read: Reader, actor: Actor): string {
  const leadership = leadershipTeam(read) ?? refuse('company-goal/no-leadership-team')
  if (!canAddCompanyGoals(actor, read)) refuse('company-goal/leaders-create')
  return leadership.id
}

function teamOfGoals(tx: Transaction, actor: Actor, teamId: string): string {
  tx.find(teams, teamId)
  if (!canAddGoals(actor, teamId)) refuse('goal/not-your-team')
  return teamId
}

function teamAfter(tx: Transaction, actor: Actor, before: Goal, after: Goal): string {
  if (after.isCompanyGoal) return before.isCompanyGoal ? before.teamId : teamOfCompanyGoals(tx, actor)
  return after.teamId === before.teamId ? before.teamId : teamOfGoals(tx, actor, after.teamId)
}

/** Company goals are refused under titles of their own. */
function refuseUnder(title: string, code: GoalProblemCode | 'goal/owner-not-valid'): never {
  throw new Refusal(refuse.reason(code)).under(title)
}
