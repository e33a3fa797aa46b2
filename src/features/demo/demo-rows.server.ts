import { newId } from '../../sync/id.ts'
import { addDays, endOfQuarter, mondayOf, utcDayOf, weeksBack } from '../time/calendar.rules.ts'
import { newSettings } from '../companies/companies.rules.ts'
import { companies, userSettings } from '../companies/companies.table.ts'
import { goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { nameKey } from '../metrics/definition/metric-name.rules.ts'
import { metricValueId } from '../metrics/values/metric-values.rules.ts'
import { metrics, metricValues } from '../metrics/metrics.table.ts'
import { people } from '../people/people.table.ts'
import { taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { teamMembers, teams } from '../teams/teams.table.ts'
import { DEMO_COMPANY, DEMO_PEOPLE, DEMO_TEAMS, emailOf } from './demo-company.server.ts'
import { meetingRows } from './demo-meetings.server.ts'
import { type DemoIds, type NewRow, newRow } from './demo-row.server.ts'
import { DEMO_GOALS, DEMO_METRICS } from './demo-aims.server.ts'
import { DEMO_HEADLINES, DEMO_ISSUES, DEMO_TASKS } from './demo-work.server.ts'
import { randomFrom, weeklyValues } from './demo-numbers.server.ts'

const WEEKS = 13
const DAY_MS = 86_400_000

/** Everything the demo company holds, dated back from `now`. */
export function demoRows(ids: DemoIds, now: string): NewRow[] {
  const founded = new Date(Date.parse(now) - 400 * DAY_MS).toISOString()
  return [
    ...companyRows(ids, founded),
    ...teamRows(ids, founded),
    ...metricRows(ids, founded, now),
    ...goalRows(ids, now),
    ...issueRows(ids, now),
    ...taskRows(ids, now),
    ...headlineRows(ids, now),
    ...meetingRows(ids, now),
  ]
}

function companyRows({ companyId, people: personIds }: DemoIds, founded: string): NewRow[] {
  const { name, slug } = DEMO_COMPANY
  const company = {
    id: companyId,
    name,
    slug,
    autoCreateOverdueIssues: false,
    defaultVoteLimit: null,
    createdAt: founded,
  }
  return [
    newRow(companies, company),
    ...DEMO_PEOPLE.flatMap(({ key, fullName, level }) => {
      const id = personIds[key]!
      const member = { id, email: emailOf(key), fullName, avatarUrl: null, level, status: 'active' as const }
      return [
        newRow(people, { ...member, joinedAt: founded, lastActiveAt: null }),
        newRow(userSettings, newSettings(id, founded)),
      ]
    }),
  ]
}

const teamRows = (ids: DemoIds, founded: string): NewRow[] =>
  DEMO_TEAMS.flatMap(({ key, name, isLeadership, members }) => [
    newRow(teams, {
      id: ids.teams[key],
      name,
      description: null,
      isLeadership,
      hasStrategicPlan: false,
      companyVoteLimit: null,
      weeklyAgenda: null,
      quarterlyAgenda: null,
      createdBy: ids.people[members[0]]!,
      createdAt: founded,
      updatedAt: founded,
      deletedAt: null,
    }),
    ...members.map((member, place) =>
      newRow(teamMembers, {
        id: newId(),
        teamId: ids.teams[key],
        personId: ids.people[member]!,
        role: place === 0 ? 'manager' : 'member',
        joinedAt: founded,
      }),
    ),
  ])

/** Thirteen finished weeks for each metric; the running one is left for the visitor to enter. */
function metricRows(ids: DemoIds, founded: string, now: string): NewRow[] {
  const weeks = weeksBack(addDays(mondayOf(utcDayOf(now)), -7), WEEKS).toSorted()
  return DEMO_METRICS.flatMap((script, place) => {
    const [metricId, teamId, ownerId] = [newId(), ids.teams[script.team], ids.people[script.owner]!]
    const values = weeklyValues(script, WEEKS, randomFrom(place + 1))
    return [
      newRow(metrics, {
        id: metricId,
        teamId,
        ownerId,
        name: script.name,
        claimedName: nameKey(script.name),
        description: null,
        unit: script.unit,
        targetValue: script.target,
        targetLogic: script.logic,
        aggregationType: script.aggregation,
        displayOrder: place,
        createdBy: ownerId,
        createdAt: founded,
        updatedAt: founded,
        deletedAt: null,
      }),
      ...weeks.map((week, index) =>
        newRow(metricValues, {
          id: metricValueId(metricId, week),
          metricId,
          teamId,
          week,
          value: values[index]!,
          customTargetValue: null,
          customTargetLogic: null,
          targetNote: null,
          updatedBy: ownerId,
          updatedAt: `${addDays(week, 4)}T15:00:00.000Z`,
        }),
      ),
    ]
  })
}

function goalRows(ids: DemoIds, now: string): NewRow[] {
  const createdAt = daysAgo(now, 45)
  return DEMO_GOALS.flatMap(({ team, owner, title, status, company = false, milestones }, place) => {
    const [goalId, teamId, ownerId] = [newId(), ids.teams[team], ids.people[owner]!]
    const stamp = { createdBy: ownerId, createdAt, updatedAt: createdAt }
    const average = Math.round(
      milestones.reduce((sum, [, progress]) => sum + progress, 0) / milestones.length,
    )
    return [
      newRow(teamGoals, {
        ...stamp,
        id: goalId,
        teamId,
        ownerId,
        title,
        description: null,
        targetDate: endOfQuarter(utcDayOf(now)),
        status,
        progress: status === 'complete' ? 100 : average,
        isCompanyGoal: company,
        isShared: false,
        displayOrder: place,
        archivedAt: null,
      }),
      ...milestones.map(([step, progress]) =>
        newRow(goalMilestones, { ...stamp, id: newId(), goalId, teamId, title: step, progress }),
      ),
    ]
  })
}

const issueRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_ISSUES.map(({ team, who, title, detail, type, resolved }, place) => {
    const createdAt = daysAgo(now, 3 + (place % 9))
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
      resolvedAt: resolved ? daysAgo(now, 1) : null,
      resolvedBy: resolved ? ownerId : null,
      archivedAt: null,
    })
  })

const taskRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_TASKS.flatMap(({ team, who, title, due, status }) => {
    const [id, personId] = [newId(), ids.people[who]!]
    const teamId = team && ids.teams[team]
    const createdAt = daysAgo(now, Math.max(1, 7 - due))
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
        doneAt: status === 'done' ? daysAgo(now, 1) : null,
        archivedAt: null,
      }),
      newRow(taskAssignees, { id: newId(), taskId: id, personId, teamId }),
    ]
  })

const headlineRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_HEADLINES.map(({ team, who, title, content, daysAgo: days }) => {
    const createdAt = daysAgo(now, days)
    return newRow(headlines, {
      id: newId(),
      title,
      content: content ?? null,
      teamId: ids.teams[team],
      meetingId: null,
      createdBy: ids.people[who]!,
      createdAt,
      updatedAt: createdAt,
      archivedAt: null,
    })
  })

const daysAgo = (now: string, days: number): string => new Date(Date.parse(now) - days * DAY_MS).toISOString()
