import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, date, ref, refs, uuid } from '../../sync/fields.ts'
import { deny, refuse } from '../../sync/refusal.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { teams } from '../teams/teams.table.ts'
import { movedTo, nextPlace } from '../work/order.rules.ts'
import { canOwn, type Ownership } from '../work/owners.reads.ts'
import { canAddCompanyGoals, canAddGoals, canEditGoal } from './goals.access.ts'
import { leadershipTeam } from '../teams/teams.reads.ts'
import { defaultTargetDate, goalProblem, progressOf } from './goals.rules.ts'
import {
  type Goal,
  goalDescription,
  goalMilestones,
  goalStatus,
  goalTitle,
  teamGoals,
} from './goals.table.ts'
import * as words from './goals.text.ts'
import { canWriteWork } from '../work/work.access.ts'

/**
 * Adds a goal, on track, at the end of its team's list. Without an owner it is the actor's own, without a date due at
 * the end of the quarter; a company goal goes to the leadership team whatever team is named.
 */
export const createGoal = defineMutation('createGoal', {
  input: {
    id: uuid(),
    teamId: ref('teams').nullable(),
    ownerId: ref('people').nullable(),
    title: goalTitle(),
    description: goalDescription(),
    targetDate: date().nullable(),
    isCompanyGoal: boolean(),
  },
  may: canWriteWork,
  run(tx, input, { actor, now }) {
    const problem = goalProblem(input)
    if (problem) refuse(words.GOAL_NOT_ADDED, problem.text)
    const teamId = input.isCompanyGoal ? teamOfCompanyGoals(tx, actor) : teamOfGoals(tx, actor, input.teamId!)
    const ownerId = input.ownerId ?? actor.id
    requireOwner(tx, actor, words.GOAL_NOT_ADDED, { teamId, personId: ownerId, createdBy: actor.id })
    tx.insert(teamGoals, {
      ...input,
      teamId,
      ownerId,
      description: input.description || null,
      targetDate: input.targetDate ?? defaultTargetDate(now),
      status: 'on_track',
      progress: 0,
      isShared: false,
      displayOrder: nextPlace(tx.where(teamGoals, { teamId })),
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
    })
  },
})

/** Changes what a goal is; what is left out stays. Becoming a company goal moves it to the leadership team. */
export const updateGoal = defineMutation('updateGoal', {
  input: {
    goalId: ref('team_goals'),
    teamId: ref('teams').optional(),
    ownerId: ref('people').optional(),
    title: goalTitle().optional(),
    description: goalDescription().optional(),
    targetDate: date().optional(),
    isCompanyGoal: boolean().optional(),
  },
  may: canWriteWork,
  run(tx, { goalId, ...patch }, { actor, now }) {
    const before = editableGoal(tx, actor, goalId, words.GOAL_NOT_UPDATED)
    const after: Goal = { ...before, ...patch }
    const problem = goalProblem(after)
    if (problem) refuse(words.GOAL_NOT_UPDATED, problem.text)
    const teamId = teamAfter(tx, actor, before, after)
    if (teamId !== before.teamId || after.ownerId !== before.ownerId) {
      requireOwner(tx, actor, words.GOAL_NOT_UPDATED, { ...before, teamId, personId: after.ownerId })
    }
    const progress = progressOf(after.status, tx.where(goalMilestones, { goalId }))
    tx.update(teamGoals, goalId, {
      ...after,
      description: after.description || null,
      teamId,
      progress,
      updatedAt: now,
    })
    if (teamId !== before.teamId) {
      for (const { id } of tx.where(goalMilestones, { goalId })) tx.update(goalMilestones, id, { teamId })
    }
  },
})

/** Says how a goal stands; complete is 100 percent, anything else what its milestones come to. */
export const setGoalStatus = defineMutation('setGoalStatus', {
  input: { goalId: ref('team_goals'), status: goalStatus() },
  may: canWriteWork,
  run(tx, { goalId, status }, { actor, now }) {
    editableGoal(tx, actor, goalId, words.STATUS_NOT_UPDATED)
    const progress = progressOf(status, tx.where(goalMilestones, { goalId }))
    tx.update(teamGoals, goalId, { status, progress, updatedAt: now })
  },
})

/** Hides a goal; `restoreGoal` brings it back. */
export const archiveGoal = defineMutation('archiveGoal', {
  input: { goalId: ref('team_goals') },
  may: canWriteWork,
  run(tx, { goalId }, { actor, now }) {
    editableGoal(tx, actor, goalId, words.GOAL_NOT_ARCHIVED)
    tx.update(teamGoals, goalId, { archivedAt: now, updatedAt: now })
  },
})

export const restoreGoal = defineMutation('restoreGoal', {
  input: { goalId: ref('team_goals') },
  may: canWriteWork,
  run(tx, { goalId }, { actor, now }) {
    const goal = tx.find(teamGoals, goalId)
    requireEdit(tx, actor, goal, words.GOAL_NOT_RESTORED)
    tx.update(teamGoals, goalId, { archivedAt: null, updatedAt: now })
  },
})

/** Puts a team's goals, or the company's, in this order; those not named come after them. */
export const reorderGoals = defineMutation('reorderGoals', {
  input: { teamId: ref('teams'), goalIds: refs('team_goals') },
  may: (actor, { teamId }) => canWriteWork(actor) && actor.sees(team(teamId)),
  run(tx, { teamId, goalIds }, { actor }) {
    const named = [...new Set(goalIds)].map((id) => tx.find(teamGoals, id))
    const isCompanyGoal = named[0]?.isCompanyGoal ?? false
    const belongs = (goal: Goal) => goal.teamId === teamId && goal.isCompanyGoal === isCompanyGoal
    if (!named.every(belongs)) refuse(words.GOALS_NOT_REORDERED, words.GOAL_GONE)
    for (const goal of named) requireEdit(tx, actor, goal, words.GOALS_NOT_REORDERED)
    for (const { row, displayOrder } of movedTo(tx.where(teamGoals, { teamId, isCompanyGoal }), goalIds)) {
      tx.update(teamGoals, row.id, { displayOrder })
    }
  },
})

/** The goal, if the actor may change it and it is not archived; `title` says what fails otherwise. */
export function editableGoal(tx: Transaction, actor: Actor, goalId: string, title: string): Goal {
  const goal = tx.find(teamGoals, goalId)
  if (goal.archivedAt !== null) refuse(title, words.GOAL_GONE)
  requireEdit(tx, actor, goal, title)
  return goal
}

function requireEdit(read: Reader, actor: Actor, goal: Goal, title: string): void {
  if (canEditGoal(actor, goal, read)) return
  if (goal.isCompanyGoal) deny(words.ofCompanyGoal(title), words.LEADERSHIP_ONLY_CHANGES)
  deny(words.ACCESS_DENIED, words.ONLY_ITS_TEAM)
}

function teamOfCompanyGoals(read: Reader, actor: Actor): string {
  const leadership = leadershipTeam(read)
  if (!leadership) refuse(words.COMPANY_GOAL_NOT_ADDED, words.NO_LEADERSHIP_TEAM)
  if (!canAddCompanyGoals(actor, read)) deny(words.ACCESS_DENIED, words.LEADERSHIP_ONLY)
  return leadership.id
}

function teamOfGoals(tx: Transaction, actor: Actor, teamId: string): string {
  tx.find(teams, teamId)
  if (!canAddGoals(actor, teamId)) deny(words.GOAL_NOT_ADDED, words.NOT_YOUR_TEAM)
  return teamId
}

function teamAfter(tx: Transaction, actor: Actor, before: Goal, after: Goal): string {
  if (after.isCompanyGoal) return before.isCompanyGoal ? before.teamId : teamOfCompanyGoals(tx, actor)
  return after.teamId === before.teamId ? before.teamId : teamOfGoals(tx, actor, after.teamId)
}

function requireOwner(read: Reader, actor: Actor, title: string, ownership: Ownership): void {
  if (!canOwn(read, actor, ownership)) refuse(title, words.OWNER_REQUIRED)
}
