import { newId } from '../../sync/id.ts'
import { defaultTargetDate, progressOf } from '../goals/goals.rules.ts'
import { goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_GOALS } from './demo-goals.server.ts'

/** This quarter's goals with their milestones. */
export function goalRows(ids: DemoIds, now: string): NewRow[] {
  const createdAt = daysBefore(now, 45)
  return DEMO_GOALS.flatMap(({ team, owner, title, status, company = false, milestones }, place) => {
    const [goalId, teamId, ownerId] = [newId(), ids.teams[team], ids.people[owner]!]
    const stamp = { createdBy: ownerId, createdAt, updatedAt: createdAt }
    const steps = milestones.map(([step, progress]) => ({ title: step, progress }))
    return [
      newRow(teamGoals, {
        ...stamp,
        id: goalId,
        teamId,
        ownerId,
        title,
        description: null,
        targetDate: defaultTargetDate(now),
        status,
        progress: progressOf(status, steps),
        isCompanyGoal: company,
        isShared: false,
        displayOrder: place,
        completedAt: status === 'complete' ? createdAt : null,
        archivedAt: null,
      }),
      ...steps.map((step) => newRow(goalMilestones, { ...stamp, ...step, id: newId(), goalId, teamId })),
    ]
  })
}
