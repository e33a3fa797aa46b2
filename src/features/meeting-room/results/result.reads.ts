import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { teamGoals } from '../../goals/goals.table.ts'
import { cascadingMessages } from '../../headlines/cascading.table.ts'
import { headlines } from '../../headlines/headlines.table.ts'
import { issues } from '../../issues/issues.table.ts'
import { participantsOf, presentIn } from '../../meetings/meetings.reads.ts'
import { liveMeetingRatings, type Meeting } from '../../meetings/meetings.table.ts'
import { averageRating } from '../../meetings/ratings/ratings.rules.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { activeMembers } from '../../people/people.reads.ts'
import { type Task, taskAssignees, tasks } from '../../tasks/tasks.table.ts'
import { type Team, teams } from '../../teams/teams.table.ts'
import { standingOf } from './figures.reads.ts'
import { issuesLeftIn } from './left-issues.reads.ts'
import {
  type MeetingResult,
  meetingResults,
  MOST_NAMED,
  type MessageItem,
  type ResultItem,
  type ResultTask,
} from './meeting-results.table.ts'

export interface ListedMeeting {
  meeting: Meeting
  team: Team | undefined
  /** Null while the meeting is running. */
  result: MeetingResult | null
  /** The average rating of those who were there until the end; null without a rating. */
  average: number | null
}

export function withResult(read: Reader, meeting: Meeting): ListedMeeting {
  const result = read.where(meetingResults, { meetingId: meeting.id })[0] ?? null
  return {
    meeting,
    team: read.get(teams, meeting.teamId),
    result,
    average: result && averageRating(ratingsOfPresent(read, meeting, result)),
  }
}

const ratingsOfPresent = (read: Reader, meeting: Meeting, { meetingRatings }: MeetingResult) =>
  presentIn(read, meeting).map(({ personId }) => meetingRatings[personId])

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/** The result of a meeting whose timer has stopped, from the rows that the actor sees as they are at `now`. */
export function resultOf(
  read: Reader,
  meeting: Meeting,
  { actor, now }: { actor: Actor; now: string },
): Omit<MeetingResult, 'id'> {
  const { id: meetingId, teamId, sections, sectionAccumulatedTimes } = meeting
  const ratings = read.where(liveMeetingRatings, { meetingId })
  const attendees = participantsOf(read, meetingId).map(({ personId }) => personId)
  const memberIds = activeMembers(read, teamId).map(({ id }) => id)
  return {
    meetingId,
    teamId,
    ...madeIn(read, meeting),
    ...standingOf(read, meeting, actor),
    issuesLeft: issuesLeftIn(read, meeting),
    issuesAutoCreated: null,
    sectionDurations: sections.map(({ kind, section, minutes }, place) => ({
      kind,
      section,
      minutes,
      seconds: seconds(sectionAccumulatedTimes[place] ?? 0),
    })),
    totalDurationSeconds: seconds(Date.parse(meeting.endedAt ?? now) - Date.parse(meeting.startedAt)),
    attendees,
    absentees: memberIds.filter((id) => !attendees.includes(id)).slice(0, MOST_NAMED),
    memberIds: memberIds.slice(0, MOST_NAMED),
    meetingRatings: Object.fromEntries(ratings.map(({ personId, rating }) => [personId, rating])),
    ratingNotes: Object.fromEntries(
      ratings.flatMap(({ personId, note }) => (note === null ? [] : [[personId, note]])),
    ),
    createdAt: now,
  }
}

/** The headlines and tasks made in the meeting, the team's issues resolved during it, and the goals and metrics made. */
export function madeIn(
  read: Reader,
  { id: meetingId, teamId, startedAt }: Pick<Meeting, 'id' | 'teamId' | 'startedAt'>,
) {
  const issuesResolved = read
    .where(issues, { teamId, status: 'resolved' })
    .filter(({ resolvedAt }) => (resolvedAt ?? '') >= startedAt)
    // In the order in which they were solved.
    .map((issue) => ({ ...issue, createdAt: issue.resolvedAt ?? issue.createdAt }))
  return {
    headlinesCreated: itemsOf(read.where(headlines, { meetingId, archivedAt: null }), ({ createdBy }) => [
      createdBy,
    ]),
    messagesCascaded: messagesOf(read, meetingId),
    tasksCreated: tasksOf(read, read.where(tasks, { meetingId, teamId, archivedAt: null })),
    issuesResolved: itemsOf(issuesResolved, ({ ownerId }) => [ownerId]),
    goalsCreated: itemsOf(
      read.where(teamGoals, { teamId, archivedAt: null }).filter(({ createdAt }) => createdAt >= startedAt),
      ({ ownerId }) => [ownerId],
    ),
    metricsCreated: itemsOf(
      read
        .where(metrics, { teamId, deletedAt: null })
        .filter(({ createdAt }) => createdAt >= startedAt)
        .map((metric) => ({ ...metric, title: metric.name })),
      ({ ownerId }) => [ownerId],
    ),
  }
}

function tasksOf(read: Reader, made: readonly Task[]): ResultTask[] {
  const facts = new Map(made.map(({ id, dueDate, sourceIssueId }) => [id, { dueDate, sourceIssueId }]))
  const assigneesOf = ({ id }: Made) =>
    read.where(taskAssignees, { taskId: id }).map(({ personId }) => personId)
  return itemsOf(made, assigneesOf).map((item) => ({ ...item, ...facts.get(item.id) }))
}

function messagesOf(read: Reader, meetingId: string): MessageItem[] {
  const sent = new Map(read.where(cascadingMessages, { meetingId }).map((message) => [message.id, message]))
  return itemsOf([...sent.values()], ({ createdBy }) => [createdBy]).map((item) => ({
    ...item,
    toTeam: read.get(teams, sent.get(item.id)!.toTeamId)?.name ?? '',
  }))
}

interface Made {
  readonly id: string
  readonly title: string
  readonly createdAt: string
}

/** In the order in which they were made. */
const itemsOf = <R extends Made>(rows: readonly R[], personIds: (row: R) => string[]): ResultItem[] =>
  rows
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id))
    .map((row) => ({ id: row.id, title: row.title, personIds: personIds(row).toSorted() }))
