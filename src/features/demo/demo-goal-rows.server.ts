import { newId } from '../../sync/id.ts'
import { successorId } from '../goals/closing/closing.rules.ts'
import { defaultTargetDate, progressOf } from '../goals/goals.rules.ts'
import { goalMilestones, NOT_CLOSED, teamGoals } from '../goals/goals.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, quarterFrom, utcDayOf } from '../time/calendar.rules.ts'
import { daysBefore } from './days-before.server.ts'
import { CLOSED_DEMO_GOALS } from './demo-closed-goals.server.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_GOALS } from './demo-goals.server.ts'
import { trailRows } from './demo-trail-rows.server.ts'

/** By title: the goals of the quarter before that go on in this one. */
type Carried = ReadonlyMap<string, string>

/** The goals of this quarter and of so many before, with their milestones and, of this one, what was said of them each week. */
export function goalRows(ids: DemoIds, now: string, quarters: number): NewRow[] {
  const closed = CLOSED_DEMO_GOALS.filter(({ quartersAgo = 1 }) => quartersAgo <= quarters)
  const closedIds = closed.map(({ title, outcome }) => ({ id: newId(), title, outcome }))
  const carried = closedIds.filter(({ outcome }) => outcome === 'carried_over')
  const successors = new Map(carried.map(({ id, title }) => [title, successorId(id)]))
  return [
    ...presentRows(ids, now, successors),
    ...closed.flatMap((goal, place) => closedRows(ids, now, goal, closedIds[place]!.id)),
  ]
}

function presentRows(ids: DemoIds, now: string, successors: Carried): NewRow[] {
  const today = utcDayOf(now)
  const createdAt = daysBefore(now, 45)
  return DEMO_GOALS.flatMap(({ team, owner, title, status, company = false, milestones }, place) => {
    const goalId = successors.get(title) ?? newId()
    const [teamId, ownerId] = [ids.teams[team], ids.people[owner]!]
    const stamp = { createdBy: ownerId, createdAt, updatedAt: createdAt }
    const steps = milestones.map(([step, progress, dueIn]) => ({
      title: step,
      progress,
      dueDate: addDays(today, dueIn),
    }))
    const goal = { id: goalId, teamId, ownerId, isShared: false, status, createdAt }
    return [
      newRow(teamGoals, {
        ...stamp,
        ...goal,
        title,
        description: null,
        targetDate: defaultTargetDate(now),
        progress: progressOf(status, steps),
        isCompanyGoal: company,
        displayOrder: place,
        completedAt: status === 'complete' ? createdAt : null,
        ...NOT_CLOSED,
        archivedAt: null,
      }),
      ...steps.map((step) =>
        newRow(goalMilestones, { ...stamp, ...step, id: newId(), goalId, teamId, ownerId }),
      ),
      ...trailRows(goal, place, now),
    ]
  })
}

function closedRows(
  ids: DemoIds,
  now: string,
  { team, owner, title, outcome, company, milestones, quartersAgo = 1 }: (typeof CLOSED_DEMO_GOALS)[number],
  goalId: string,
): NewRow[] {
  const begin = quarterFrom(utcDayOf(now), -quartersAgo)
  const end = addDays(quarterFrom(begin, 1), -1)
  const [createdAt, closedAt] = [`${begin}T08:00:00.000Z`, `${end}T15:00:00.000Z`]
  const [teamId, ownerId] = [ids.teams[team], ids.people[owner]!]
  const stamp = { createdBy: ownerId, createdAt, updatedAt: closedAt }
  const isDone = outcome === 'done'
  const dueDate = addDays(begin, 60)
  const step = { ...stamp, goalId, teamId, ownerId, dueDate, progress: 100 }
  return [
    newRow(teamGoals, {
      ...stamp,
      id: goalId,
      teamId,
      ownerId,
      title,
      description: null,
      targetDate: end,
      status: isDone ? 'complete' : 'off_track',
      progress: isDone ? 100 : 40,
      isCompanyGoal: company === true,
      isShared: false,
      displayOrder: 100,
      completedAt: isDone ? closedAt : null,
      outcome,
      closedAt,
      carriedToId: outcome === 'carried_over' ? successorId(goalId) : null,
      outcomeTaskId: null,
      archivedAt: null,
    }),
    ...milestones.map((one) => newRow(goalMilestones, { ...step, id: newId(), title: one })),
  ]
}
