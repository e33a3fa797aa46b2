import { newId } from '../../sync/id.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { addDays, utcDayOf } from '../time/calendar.rules.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_HEADLINES, DEMO_ISSUES, DEMO_TASKS } from './demo-work.server.ts'

export const issueRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_ISSUES.map(({ team, who, title, detail, type, resolved }, place) => {
    const createdAt = daysBefore(now, 3 + (place % 9))
    const ownerId = ids.people[who]!
    return newRow(issues, {
      id: newId(),
      title,
      description: detail ?? null,
      issueType: type ?? 'short_term',
      status: resolved ? 'resolved' : 'open',
      teamId: ids.teams[team],
      ownerId,
      meetingId: null,
      createdBy: ownerId,
      createdAt,
      updatedAt: createdAt,
      resolvedAt: resolved ? daysBefore(now, 1) : null,
      resolvedBy: resolved ? ownerId : null,
      archivedAt: null,
    })
  })

export const taskRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_TASKS.flatMap(({ team, who, title, due, status }) => {
    const [id, personId] = [newId(), ids.people[who]!]
    const teamId = team && ids.teams[team]
    const createdAt = daysBefore(now, Math.max(1, 7 - due))
    return [
      newRow(tasks, {
        id,
        title,
        description: null,
        taskType: team ? 'team' : 'personal',
        teamId,
        status,
        dueDate: addDays(utcDayOf(now), due),
        sourceIssueId: null,
        meetingId: null,
        createdBy: personId,
        createdAt,
        updatedAt: createdAt,
        doneAt: status === 'done' ? daysBefore(now, 1) : null,
        archivedAt: null,
      }),
      newRow(taskAssignees, { id: newId(), taskId: id, personId, teamId }),
    ]
  })

export const headlineRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_HEADLINES.map(({ team, who, title, content, daysAgo }) => {
    const createdAt = daysBefore(now, daysAgo)
    return newRow(headlines, {
      id: newId(),
      title,
      content: content ?? null,
      teamId: ids.teams[team],
      meetingId: null,
      createdBy: ids.people[who]!,
      createdAt,
      updatedAt: createdAt,
      readAt: null,
      fromTeamId: null,
      archivedAt: null,
    })
  })
