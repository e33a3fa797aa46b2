import type { Actor } from '../../../sync/actor.ts'
import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref, refs, text } from '../../../sync/fields.ts'
import { ofTeam } from '../../../sync/region.ts'
import type { Reader } from '../../../sync/store.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { dayOfTeam } from '../../meetings/schedule/team-day.reads.ts'
import { seesTeamsAndPerson } from '../../work/finished.queries.ts'
import { finishedTasks } from '../finished-tasks.queries.ts'
import { taskMisses } from '../review/task-misses.table.ts'
import { type Task, taskAssignees, tasks } from '../tasks.table.ts'
import { daysLookedAt, doneByWeek, duesOf, type WeekDone } from './completion.rules.ts'

const atMidnight = (day: string): string => `${day}T00:00:00.000Z`

/**
 * What was done of what was due, by week: of one team, or of the actor's own tasks in these teams and personal ones if `personId` is theirs.
 * Personal ones were done on their day by the clock of their person.
 */
export const completionByWeek = defineQuery('completionByWeek', {
  input: {
    teamIds: refs('teams'),
    personId: ref('people').nullable(),
    /** The reader's own day. */
    today: date(),
    /** The reader's, such as Europe/Berlin. Without it, or if this machine does not know it, it is UTC. */
    timeZone: text({ max: 64 }).optional(),
  },
  visibleTo: seesTeamsAndPerson,
  reaches({ teamIds, personId, today }) {
    const { from, to } = daysLookedAt(today)
    return [
      ...teamIds.flatMap(ofTeam),
      ...finishedTasks('doneAt', { teamIds, personId, from: atMidnight(from), to: atMidnight(to) }),
    ]
  },
  run(read, { teamIds, personId, today, timeZone }, actor): WeekDone[] {
    const found = (personId === null ? ofTeams(read, teamIds) : ownOf(read, actor)).filter(
      ({ archivedAt }) => archivedAt === null,
    )
    const misses = found.flatMap(({ id }) => read.where(taskMisses, { taskId: id }))
    const dated = found.map(({ teamId, dueDate, doneAt }) => ({
      dueDate,
      doneOn: doneAt && dayOfTeam(read, teamId, doneAt, timeZone),
    }))
    return doneByWeek(duesOf(dated, misses), today, mySettings.run(read, {}, actor).weekStartDay)
  },
})

const ofTeams = (read: Reader, teamIds: readonly string[]): Task[] =>
  teamIds.flatMap((teamId) => read.where(tasks, { teamId }))

const ownOf = (read: Reader, { id }: Actor): Task[] =>
  read.where(taskAssignees, { personId: id }).flatMap(({ taskId }) => read.get(tasks, taskId) ?? [])
