import ical, { ICalEventTransparency } from 'ical-generator'
import { DONE_LIVE_DAYS, taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { FINISHED_LIVE_DAYS, goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { calendarWords, madeBy, type Reading } from './calendar-words.server.ts'
import type { FeedKind } from './calendar.requests.ts'
import type { MembersView } from './member-rows.server.ts'
import { dueGoals, dueTasks, type DueWork } from './work-days.reads.ts'

/** The most tasks, goals and milestones in one calendar, each: the latest due ones. */
const MOST_OF_A_KIND = 500
const DAY_MS = 86_400_000
const READ_AGAIN_SECONDS = 3_600

const daysBefore = (now: number, days: number) => new Date(now - days * DAY_MS).toISOString()

/** The person's tasks: the open ones, and for a while those that are done. */
export async function tasksCalendar(view: MembersView, reading: Reading): Promise<string> {
  const { actor, load, read } = view
  const found = await load(
    tasks,
    `id in (select task_id from task_assignees where company_id = $1 and person_id = $2)
       and archived_at is null and (done_at is null or done_at > $3)
     order by done_at desc nulls first, due_date desc, id limit $4`,
    actor.id,
    daysBefore(reading.now, DONE_LIVE_DAYS),
    MOST_OF_A_KIND,
  )
  const taskIds = found.map(({ id }) => id)
  await load(taskAssignees, 'person_id = $2 and task_id = any ($3::uuid[])', actor.id, taskIds)
  return workCalendar('tasks', dueTasks(read, actor), reading)
}

/** The goals that the person owns, and their milestones: the open ones, and those that were finished lately. */
export async function goalsCalendar(view: MembersView, reading: Reading): Promise<string> {
  const { actor, load, read } = view
  const since = daysBefore(reading.now, FINISHED_LIVE_DAYS)
  const isLive = `archived_at is null and (completed_at is null or completed_at > $3) and (closed_at is null or closed_at > $3)`
  const latest = 'order by target_date desc, id limit $4'
  const own = await load(teamGoals, `owner_id = $2 and ${isLive} ${latest}`, actor.id, since, MOST_OF_A_KIND)
  const milestones = await load(
    goalMilestones,
    `due_date is not null and (owner_id = $2 or (owner_id is null and goal_id = any ($3::uuid[])))
     order by due_date desc, id limit $4`,
    actor.id,
    own.map(({ id }) => id),
    MOST_OF_A_KIND,
  )
  const goalIds = [...new Set(milestones.map(({ goalId }) => goalId))]
  await load(teamGoals, `id = any ($2::uuid[]) and ${isLive} ${latest}`, goalIds, since, MOST_OF_A_KIND)
  return workCalendar('goals', dueGoals(read, actor), reading)
}

/** Days have no time zone: what is due on a day is due on it wherever the reader is. */
function workCalendar(
  kind: Exclude<FeedKind, 'meetings'>,
  work: readonly DueWork[],
  reading: Reading,
): string {
  const { publicUrl, language } = reading
  const { doneTitle, titleWithin, [kind]: name } = calendarWords(reading)
  const product = kind === 'tasks' ? 'Tasks' : 'Goals'
  const calendar = ical({ name, prodId: madeBy(product, language), ttl: READ_AGAIN_SECONDS })
  for (const { id, day, title, within, isDone, updatedAt, path } of work) {
    const full = titleWithin(title, within)
    calendar.createEvent({
      id: `${id}@quarterdeck`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
      summary: isDone ? doneTitle(full) : full,
      // Work that is due keeps nobody from being invited on that day.
      transparency: ICalEventTransparency.TRANSPARENT,
      url: publicUrl + path,
    })
  }
  return calendar.toString()
}
