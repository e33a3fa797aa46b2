import { issueRow } from '../../../tests/issue-rows.ts'
import type { Chance } from '../../../tests/seeded.ts'
import { newId } from '../../sync/id.ts'
import { type Goal, GOAL_STATUSES, NOT_CLOSED, teamGoals } from '../goals/goals.table.ts'
import { type Issue, issues } from '../issues/issues.table.ts'
import { type MeetingResult, meetingResults } from '../meeting-room/results/meeting-results.table.ts'
import { DEFAULT_AGENDAS } from '../meetings/agenda/agenda.rules.ts'
import {
  type Meeting,
  type MeetingParticipant,
  meetingParticipants,
  meetings,
} from '../meetings/meetings.table.ts'
import { aMetric, anEntry } from '../metrics/metrics-harness.ts'
import {
  type Metric,
  type MetricDefinition,
  metricDefinitions,
  metrics,
  type MetricValue,
  metricValues,
} from '../metrics/metrics.table.ts'
import { cellOf } from '../metrics/values/metric-values.mutations.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { type Task, tasks } from '../tasks/tasks.table.ts'
import { addDays, type Day, mondayOf } from '../time/calendar.rules.ts'

/** A meeting with what came of it. */
export interface Held {
  meeting: Meeting
  participants: MeetingParticipant[]
  result: MeetingResult
}

/** A metric with what it was and what was entered. */
export interface Measured {
  metric: Metric
  definitions: MetricDefinition[]
  values: MetricValue[]
}

/** What a team has done, as the rows that say so. */
export interface Past {
  goals: Goal[]
  tasks: Task[]
  issues: Issue[]
  held: Held[]
  measured: Measured[]
}

interface OfTeam {
  teamId: string
  /** The first is in every meeting. */
  people: readonly string[]
  today: Day
  /** How many of each are made, over so many days up to today. */
  count: number
  days: number
}

const at = (day: Day, chance: Chance): string =>
  `${day}T${String(chance.integer(0, 23)).padStart(2, '0')}:${String(chance.integer(10, 59))}:00.000Z`

/** A team's past as chance has it, the odd and rare included. */
export function pastOf(chance: Chance, { teamId, people, today, count, days }: OfTeam): Past {
  const [owner = ''] = people
  const someDay = () => addDays(today, -chance.integer(0, days))
  const oneIn = (many: number) => chance.integer(1, many) === 1
  const many = <Made>(make: (index: number) => Made): Made[] =>
    Array.from({ length: count }, (_, index) => make(index))

  const goal = (): Goal => {
    const targetDate = addDays(someDay(), chance.integer(0, 90))
    const status = chance.pick(GOAL_STATUSES)
    return {
      id: newId(),
      teamId,
      ownerId: owner,
      title: 'Fewer returns',
      description: null,
      targetDate,
      status,
      progress: status === 'complete' ? 100 : 50,
      isCompanyGoal: oneIn(4),
      isShared: oneIn(6),
      displayOrder: 0,
      createdBy: owner,
      createdAt: at(addDays(targetDate, -90), chance),
      updatedAt: at(targetDate, chance),
      completedAt:
        status === 'complete' && !oneIn(4) ? at(addDays(targetDate, chance.integer(-2, 2)), chance) : null,
      ...NOT_CLOSED,
      ...(status !== 'complete' && oneIn(6) && { outcome: 'dropped', closedAt: at(targetDate, chance) }),
      archivedAt: oneIn(5) ? at(targetDate, chance) : null,
    }
  }

  const task = (): Task => {
    const dueDate = addDays(someDay(), chance.integer(0, 20))
    const doneAt = oneIn(3) ? null : at(addDays(dueDate, chance.integer(-3, 2)), chance)
    const isPersonal = oneIn(10)
    return {
      id: newId(),
      title: 'Call the harbour',
      description: null,
      taskType: isPersonal ? 'personal' : 'team',
      teamId: isPersonal ? null : teamId,
      status: doneAt ? 'done' : 'todo',
      dueDate,
      sourceIssueId: null,
      sourceGoalId: null,
      sourceMilestoneId: null,
      meetingId: null,
      createdBy: owner,
      createdAt: at(addDays(dueDate, -9), chance),
      updatedAt: at(dueDate, chance),
      doneAt,
      archivedAt: oneIn(4) ? at(addDays(dueDate, chance.integer(-2, 2)), chance) : null,
      repeatEvery: null,
      repeatUnit: null,
      repeatDay: null,
      nextTaskId: null,
      missesDismissedAt: null,
    }
  }

  const issue = (): Issue => {
    const createdAt = at(someDay(), chance)
    const later = () => at(addDays(createdAt.slice(0, 10), chance.integer(1, 60)), chance)
    const resolvedAt = oneIn(2) ? later() : null
    return issueRow({
      teamId,
      ownerId: owner,
      createdAt,
      resolvedAt,
      status: resolvedAt ? 'resolved' : 'open',
      resolvedBy: resolvedAt ? owner : null,
      archivedAt: oneIn(4) ? (resolvedAt ?? later()) : null,
    })
  }

  const meeting = (): Held => {
    const day = someDay()
    const startedAt = `${day}T09:${String(chance.integer(10, 40))}:00.000Z`
    const sections = DEFAULT_AGENDAS.weekly
    const sectionDurations = sections.map((section) => ({
      ...section,
      seconds: Math.max(0, section.minutes * 60 + chance.integer(-120, 120)),
    }))
    const endedAt = `${day}T12:00:00.000Z`
    const plannedAt = oneIn(2) ? `${day}T09:${String(chance.integer(10, 40))}:00.000Z` : null
    const attendees = people.filter((_, index) => index === 0 || !oneIn(3))
    const rated = attendees.filter(() => !oneIn(3))
    const id = newId()
    return {
      meeting: {
        id,
        teamId,
        status: 'ended',
        meetingType: 'weekly',
        startedAt,
        startedBy: owner,
        endedAt,
        plannedAt,
        plannedUntil: plannedAt && endedAt,
        sections,
        currentSection: 0,
        previousSection: 0,
        sectionStartTime: startedAt,
        sectionAccumulatedTimes: sectionDurations.map(({ seconds }) => seconds * 1000),
        isPaused: false,
        totalPauseDuration: 0,
        lastPauseTimestamp: null,
        scriberId: owner,
        scriberEpoch: 1,
        scriberLastActivity: endedAt,
        speakerId: null,
        voteLimit: null,
        voteLimitSetBy: null,
        discussedIssueId: null,
        planReview: {},
        updatedAt: endedAt,
        updatedBy: owner,
        deletedAt: oneIn(8) ? endedAt : null,
      },
      participants: attendees.map((personId) => ({
        id: newId(),
        meetingId: id,
        teamId,
        personId,
        joinedAt: startedAt,
        leftAt: oneIn(4) ? `${day}T10:30:00.000Z` : endedAt,
        votedAt: null,
        doneVotingAt: null,
        minutesAskedAt: null,
        minutesSentAt: null,
      })),
      result: {
        id: newId(),
        meetingId: id,
        teamId,
        headlinesCreated: [],
        messagesCascaded: [],
        tasksCreated: [],
        issuesResolved: [],
        issuesLeft: [],
        issuesAutoCreated: null,
        goalsCreated: [],
        metricsCreated: [],
        numbersOff: [],
        figures: null,
        sectionDurations,
        totalDurationSeconds: 3600,
        attendees,
        absentees: [],
        memberIds: oneIn(4) ? null : people.filter(() => !oneIn(4)),
        meetingRatings: Object.fromEntries(rated.map((id) => [id, chance.integer(1, 10)])),
        ratingNotes: {},
        createdAt: endedAt,
      },
    }
  }

  const metric = (index: number): Measured => {
    const createdAt = at(someDay(), chance)
    const logics = [
      'greater_than_or_equal',
      'less_than_or_equal',
      'equal',
      'greater_than',
      'less_than',
    ] as const
    const deletedAt = oneIn(8) ? createdAt : null
    const made = aMetric({
      id: newId(),
      teamId,
      ownerId: owner,
      name: `Number ${teamId} ${index}`,
      claimedName: deletedAt === null ? `number ${index}` : null,
      targetValue: oneIn(6) ? null : 5,
      targetLogic: chance.pick(logics),
      createdBy: owner,
      createdAt,
      updatedAt: createdAt,
      deletedAt,
    })
    const change = mondayOf(addDays(today, -chance.integer(7, days)))
    const definitions: MetricDefinition[] = oneIn(2)
      ? []
      : [
          {
            id: newId(),
            metricId: made.id,
            teamId,
            isShared: false,
            untilWeek: change,
            unit: made.unit,
            ownerId: owner,
            formula: null,
            targetValue: chance.integer(3, 7),
            targetLogic: chance.pick(logics),
            createdBy: owner,
            createdAt,
          },
        ]
    const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, back) =>
      mondayOf(addDays(today, -7 * back)),
    )
    const values = weeks
      .filter(() => !oneIn(3))
      .map((week) =>
        anEntry(week, {
          ...cellOf(made.id, week),
          teamId,
          isShared: made.isShared,
          value: oneIn(5) ? null : chance.integer(2, 8),
          customTargetValue: oneIn(6) ? chance.integer(3, 7) : null,
          customTargetLogic: oneIn(3) ? chance.pick(logics) : null,
          updatedBy: owner,
        }),
      )
    return { metric: made, definitions, values }
  }

  return {
    goals: many(goal),
    tasks: many(task),
    issues: many(issue),
    held: many(meeting),
    measured: many(metric),
  }
}

/** As rows that can be inserted. */
export const rowsOfPast = (past: Past): NewRow[] => [
  ...past.goals.map((row) => newRow(teamGoals, row)),
  ...past.tasks.map((row) => newRow(tasks, row)),
  ...past.issues.map((row) => newRow(issues, row)),
  ...past.held.flatMap(({ meeting, participants, result }) => [
    newRow(meetings, meeting),
    ...participants.map((row) => newRow(meetingParticipants, row)),
    newRow(meetingResults, result),
  ]),
  ...past.measured.flatMap(({ metric, definitions, values }) => [
    newRow(metrics, metric),
    ...definitions.map((row) => newRow(metricDefinitions, row)),
    ...values.map((row) => newRow(metricValues, row)),
  ]),
]
