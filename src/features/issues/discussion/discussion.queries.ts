import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { team } from '../../../sync/scope.ts'
import type { Reader } from '../../../sync/store.ts'
import { seesMeeting } from '../../meetings/meetings.access.ts'
import { people, type Person } from '../../people/people.table.ts'
import { itemsOf, type TaskItem } from '../../tasks/tasks.queries.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { type Issue, issues } from '../issues.table.ts'
import { noteIn, notePlace } from './discussion.reads.ts'
import { presentRound } from './discussion.rules.ts'
import { type MeetingIssue, meetingIssues } from './meeting-issues.table.ts'
import { type MeetingNote, meetingNotes, noteKind } from './meeting-notes.table.ts'

/** An issue that a meeting took up, as lists show it. */
export interface TakenUp {
  taken: MeetingIssue
  /** Missing if it has gone to a team out of sight. */
  issue: Issue | undefined
  owner: Person | undefined
  taskCount: number
}

const takenUp = (read: Reader, taken: MeetingIssue): TakenUp => {
  const issue = read.get(issues, taken.issueId)
  return {
    taken,
    issue,
    owner: issue && read.get(people, issue.ownerId),
    taskCount: tasksFrom(read, taken.issueId).length,
  }
}

const tasksFrom = (read: Reader, sourceIssueId: string) =>
  read.where(tasks, { sourceIssueId, archivedAt: null })

/** The issues of the meeting’s present round in their order, and all that it has decided. */
export const roundOfMeeting = defineQuery('roundOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }) {
    const taken = read.where(meetingIssues, { meetingId })
    return {
      round: presentRound(taken).map((one) => takenUp(read, one)),
      decidedIds: taken.filter((one) => one.outcome !== null).map(({ issueId }) => issueId),
    }
  },
})

/** Everything that a meeting took up, in the order of taking it up: what it decided, and how long that took. */
export const issuesOfMeeting = defineQuery('issuesOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run: (read, { meetingId }): (TakenUp & { decision: string })[] =>
    read
      .where(meetingIssues, { meetingId })
      .toSorted(
        (one, other) => one.takenUpAt.localeCompare(other.takenUpAt) || (one.place ?? 0) - (other.place ?? 0),
      )
      .map((taken) => ({ ...takenUp(read, taken), decision: decisionOf(read, taken) })),
})

const decisionOf = (read: Reader, { meetingId, issueId }: MeetingIssue): string =>
  noteIn(read, notePlace(meetingId, 'decision', issueId))?.text ?? ''

/** An issue with its owner and the tasks made from it. */
export interface FoundIssue {
  issue: Issue
  owner: Person | undefined
  made: TaskItem[]
}

/** An issue while it is discussed. Null without such an issue. */
export const discussedIssue = defineQuery('discussedIssue', {
  input: { issueId: ref('issues') },
  visibleTo: () => true,
  run(read, { issueId }): FoundIssue | null {
    const issue = read.get(issues, issueId)
    return issue
      ? { issue, owner: read.get(people, issue.ownerId), made: itemsOf(read, tasksFrom(read, issueId)) }
      : null
  },
})

export type LastTime = Pick<MeetingIssue, 'outcome' | 'reason'> & {
  /** ISO 8601. */
  at: string
  decision: string
  tasks: { made: number; done: number }
  /** In how many earlier meetings it, or an issue of the same source, was taken up. */
  times: number
}

/**
 * What was decided when an earlier meeting last took up this issue, or one that was made from the same metric or goal; null if none has.
 */
export const lastTimeOf = defineQuery('lastTimeOf', {
  input: { issueId: ref('issues'), teamId: ref('teams'), meetingId: ref('meetings') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ issueId, teamId }) => [
    { scope: team(teamId), span: spanOf(meetingIssues, { issueId }) },
    { scope: team(teamId), span: spanOf(meetingNotes, { issueId }) },
  ],
  run(read, { issueId, meetingId }): LastTime | null {
    const before = relatedTo(read, issueId)
      .flatMap((related) => read.where(meetingIssues, { issueId: related }))
      .filter((taken) => taken.meetingId !== meetingId)
      .toSorted((one, other) => other.takenUpAt.localeCompare(one.takenUpAt))
    const [last] = before
    if (!last) return null
    const made = tasksFrom(read, last.issueId).filter((task) => task.meetingId === last.meetingId)
    return {
      outcome: last.outcome,
      reason: last.reason,
      at: last.decidedAt ?? last.takenUpAt,
      decision: decisionOf(read, last),
      tasks: { made: made.length, done: made.filter(({ status }) => status === 'done').length },
      times: new Set(before.map((taken) => taken.meetingId)).size,
    }
  },
})

/** The issue itself and those that were made from the same metric or goal. */
function relatedTo(read: Reader, issueId: string): string[] {
  const issue = read.get(issues, issueId)
  if (!issue?.sourceId) return [issueId]
  const { sourceId, teamId } = issue
  return [
    ...new Set([
      issueId,
      ...read
        .where(issues, { sourceId })
        .filter((one) => one.teamId === teamId)
        .map(({ id }) => id),
    ]),
  ]
}

/** A note of a meeting; null before anything was written. */
export const noteOfMeeting = defineQuery('noteOfMeeting', {
  input: { meetingId: ref('meetings'), kind: noteKind(), issueId: ref('issues').nullable() },
  visibleTo: seesMeeting,
  run(read, { meetingId, kind, issueId }, actor): MeetingNote | null {
    const of = kind === 'personal' ? actor.id : issueId
    return noteIn(read, notePlace(meetingId, kind, of)) ?? null
  },
})
