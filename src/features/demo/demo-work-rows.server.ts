import { newId } from '../../sync/id.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { NO_SOURCE, UNTOUCHED } from '../issues/issues.rules.ts'
import { issueIdOf } from '../issues/raising/sources.rules.ts'
import { issues } from '../issues/issues.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { repeatFields } from '../tasks/repeat/repeat-fields.rules.ts'
import { NOTHING_YET } from '../tasks/tasks.rules.ts'
import { taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { daysBefore } from './days-before.server.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_HEADLINES, DEMO_ISSUES, DEMO_TASKS } from './demo-work.server.ts'

export const issueRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_ISSUES.map(({ team, who, title, detail, type, resolved, metric }, place) => {
    const createdAt = daysBefore(now, 2 + ((place * 11) % 34))
    const ownerId = ids.people[who]!
    const teamId = ids.teams[team]
    const source = metric === undefined ? NO_SOURCE : sourceOf(ids.metrics[metric]!, now)
    return newRow(issues, {
      id: source.sourceId ? issueIdOf({ teamId, ...source, week: source.sourceWeek }) : newId(),
      title,
      description: detail ?? null,
      issueType: type ?? 'short_term',
      status: resolved ? 'resolved' : 'open',
      teamId,
      ownerId,
      meetingId: null,
      ...source,
      createdBy: ownerId,
      createdAt,
      updatedAt: createdAt,
      resolvedAt: resolved ? daysBefore(now, 1) : null,
      resolvedBy: resolved ? ownerId : null,
      archivedAt: null,
      ...UNTOUCHED,
    })
  })

/** The week that was over when the company was founded. */
const sourceOf = (metricId: string, now: string) => ({
  sourceKind: 'metric' as const,
  sourceId: metricId,
  sourceWeek: addDays(mondayOf(utcDayOf(now)), -7),
})

export const taskRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_TASKS.flatMap(({ team, who, title, due, status, repeat }) => {
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
        sourceGoalId: null,
        sourceMilestoneId: null,
        meetingId: null,
        createdBy: personId,
        createdAt,
        updatedAt: createdAt,
        doneAt: status === 'done' ? daysBefore(now, 1) : null,
        ...repeatFields(repeat ?? null, addDays(utcDayOf(now), due)),
        ...NOTHING_YET,
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
      forMeetingAt: null,
      createdBy: ids.people[who]!,
      createdAt,
      updatedAt: createdAt,
      readAt: null,
      fromTeamId: null,
      archivedAt: null,
    })
  })
