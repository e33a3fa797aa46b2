import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import {
  choice,
  date,
  integer,
  list,
  number,
  object,
  record,
  ref,
  refs,
  text,
  timestamp,
  uuid,
} from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'
import { sectionFields } from '../../teams/teams.table.ts'

/** Something made or resolved in a meeting, with its title when the meeting ended, and whose it is. */
const itemFields = { id: uuid(), title: text(), personIds: list(uuid()) }

const items = () => list(object(itemFields))

/** What was told to another team, with that team's name when the meeting ended. */
const messages = () => list(object({ ...itemFields, toTeam: text() }))

/** A task with its day and the issue it was made from. Results of before name neither. */
const madeTasks = () =>
  list(object({ ...itemFields, dueDate: date().optional(), sourceIssueId: uuid().nullable().optional() }))

/** An issue that the meeting took up without solving it, and what became of it. */
const leftIssues = () =>
  list(object({ ...itemFields, fate: choice('stays', 'long_term', 'dropped', 'moved') }))

/** A metric that missed its target, with its value as people read it and the open or solved issue made of it. */
const missedNumbers = () => list(object({ ...itemFields, value: text(), issueId: uuid().nullable() }))

const count = () => integer(0, 1_000_000)

/** How the team stood when the meeting ended: its numbers of the last week, its tasks that were due, its goals. */
const figures = () =>
  object({
    numbersMet: count(),
    numbersMissed: count(),
    tasksDone: count(),
    tasksDue: count(),
    goalsOnTrack: count(),
    goals: count(),
  })

const seconds = () => integer(0, 2_147_483_647)

/** A section as it was planned, and the seconds it took. */
const sectionTime = () => object({ ...sectionFields, seconds: seconds() })

/** No result names more people who were absent, or who were on the team. */
export const MOST_NAMED = 500

/** What came of a meeting, computed once, when it ends. Maps are keyed by the person's id. */
export const meetingResults = defineTable(
  'meeting_results',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    headlinesCreated: items(),
    messagesCascaded: messages(),
    tasksCreated: madeTasks(),
    issuesResolved: items(),
    issuesLeft: leftIssues(),
    /** Made of what was overdue, once the meeting had ended; null until then. */
    issuesAutoCreated: items().nullable(),
    goalsCreated: items(),
    metricsCreated: items(),
    numbersOff: missedNumbers(),
    /** Null in results of before. */
    figures: figures().nullable(),
    sectionDurations: list(sectionTime()),
    totalDurationSeconds: seconds(),
    attendees: refs('people'),
    /** Those of the team who did not come. */
    absentees: refs('people', MOST_NAMED),
    /** The active people on the team when it ended. Null in results of before. */
    memberIds: refs('people', MOST_NAMED).nullable(),
    meetingRatings: record(number()),
    ratingNotes: record(text()),
    createdAt: timestamp(),
  },
  {
    scope: (result) => team(result.teamId),
    indexes: [['meetingId'], ['teamId']],
    live: [liveWith('meetingId')],
  },
)

export type MeetingResult = RowOf<typeof meetingResults>

export type ResultItem = MeetingResult['issuesResolved'][number]
export type ResultTask = MeetingResult['tasksCreated'][number]
export type LeftIssue = MeetingResult['issuesLeft'][number]
export type MissedNumber = MeetingResult['numbersOff'][number]
export type Figures = NonNullable<MeetingResult['figures']>
export type MessageItem = MeetingResult['messagesCascaded'][number]
export type SectionTime = MeetingResult['sectionDurations'][number]
