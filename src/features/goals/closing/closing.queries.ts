import type { Actor } from '../../../sync/actor.ts'
import { defineQuery } from '../../../sync/define-query.ts'
import { boolean, date, ref } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { people, type Person } from '../../people/people.table.ts'
import { type Day, startOfQuarter } from '../../time/calendar.rules.ts'
import { canEditGoal, isOfLeaders } from '../goals.access.ts'
import { inDisplayOrder, isDone, isOpenGoal } from '../goals.rules.ts'
import { type Goal, goalMilestones, teamGoals } from '../goals.table.ts'
import { mayBeClosed } from './closing.rules.ts'

/** Company goals are closed apart from the other goals of the leadership team. */
const ofTeamOrCompany = { teamId: ref('teams'), ofCompany: boolean() }

/** The earliest quarter of a team, by its first day, that has open goals and can be closed by the actor; null if there is none. */
export const quarterToClose = defineQuery('quarterToClose', {
  input: { ...ofTeamOrCompany, today: date() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, ofCompany, today }, actor): Day | null {
    const due = toDecide(read, actor, goalsOf(read, teamId, ofCompany)).filter((goal) =>
      mayBeClosed(goal, today),
    )
    return due.map(({ targetDate }) => startOfQuarter(targetDate)).toSorted()[0] ?? null
  },
})

export interface ClosingGoal {
  goal: Goal
  owner: Person | undefined
  /** How many milestones there are, and how many were reached. */
  milestones: { done: number; all: number }
  /** Still to be decided on. */
  isOpen: boolean
}

/** All goals of a team in the quarter that begins with a day. */
export const goalsOfQuarter = defineQuery('goalsOfQuarter', {
  input: { ...ofTeamOrCompany, quarter: date() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, ofCompany, quarter }, actor): ClosingGoal[] {
    const goals = goalsOf(read, teamId, ofCompany).filter(
      ({ targetDate }) => startOfQuarter(targetDate) === quarter,
    )
    const open = new Set(toDecide(read, actor, goals))
    return goals.map((goal) => {
      const milestones = read.where(goalMilestones, { goalId: goal.id })
      return {
        goal,
        owner: read.get(people, goal.ownerId),
        milestones: { done: milestones.filter(isDone).length, all: milestones.length },
        isOpen: open.has(goal),
      }
    })
  },
})

const goalsOf = (read: Reader, teamId: string, ofCompany: boolean): Goal[] =>
  inDisplayOrder(read.where(teamGoals, { teamId })).filter((goal) => isOfLeaders(read, goal) === ofCompany)

const toDecide = (read: Reader, actor: Actor, goals: readonly Goal[]): Goal[] =>
  goals.filter((goal) => isOpenGoal(goal) && canEditGoal(actor, goal, read))
