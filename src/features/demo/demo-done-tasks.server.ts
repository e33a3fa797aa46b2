import { newId } from '../../sync/id.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { NOTHING_YET } from '../tasks/tasks.rules.ts'
import { NO_REPEAT } from '../tasks/repeat/repeat-fields.rules.ts'
import { taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { DEMO_TEAMS, type DemoIds, type DemoTeam } from './demo-company.server.ts'

const WEEKS = 52
/** Before them there are fewer: who looks back that far counts, and hardly reads. */
const RECENT = 12

const doneIn = (weeksAgo: number): number => (weeksAgo > RECENT ? 2 : 4 + (weeksAgo % 3))

/** Of so many, and how many of them are done a week too late: fewer and fewer. */
const OF = 23
const lateOf = (weeksAgo: number): number => (weeksAgo > 26 ? 5 : weeksAgo > RECENT ? 4 : 2)

/** Nothing of the last week can have been done a week late yet. */
const isLate = (weeksAgo: number, place: number, spread: number): boolean =>
  weeksAgo > 1 && (weeksAgo * 7 + place * 11 + spread * 6) % OF < lateOf(weeksAgo)

/** What the teams have done in the last quarter, again and again in other words. */
const DONE: Record<DemoTeam, readonly string[]> = {
  leadership: [
    'Call a customer who has not ordered for a year',
    'Agree the agenda of the next quarterly meeting',
    'Answer the questions of the works council',
    'Look through the list of open positions',
    'Sign the contract of the calibration laboratory',
  ],
  sales: [
    'Visit the harbour dealer',
    'Send the new price list to all dealers',
    'Write down what the last three lost offers had in common',
    'Prepare the demo unit for the fair',
    'Ask the ferry line for a reference',
  ],
  operations: [
    'Count the stock of displays',
    'Train the night shift on the new jig',
    'Clear the returns shelf',
    'Check the torque wrenches',
    'Walk through line two with the apprentices',
  ],
  finance: [
    'Send the second reminders',
    'Close the books of the month',
    'Compare the offers for the company cars',
    'Answer the auditors',
    'Update the forecast of the quarter',
  ],
}

/** How many weeks ago the tasks of a team were due, and which of their week they are. */
const DUE = Array.from({ length: WEEKS + 1 }, (_, weeksAgo) =>
  Array.from({ length: doneIn(weeksAgo) }, (_task, place) => ({ weeksAgo, place })),
).flat()

/** A year of finished tasks, so that the share done when due has a past. */
export const doneTaskRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_TEAMS.flatMap(({ key, members }, spread) =>
    DUE.flatMap(({ weeksAgo, place }, index) => {
      const id = newId()
      const teamId = ids.teams[key]
      const personId = ids.people[members[index % members.length]!]!
      const dueDate = addDays(mondayOf(utcDayOf(now)), (place % 4) + 1 - 7 * weeksAgo)
      if (dueDate >= utcDayOf(now)) return []
      const doneAt = `${addDays(dueDate, isLate(weeksAgo, place, spread) ? 7 : -1)}T10:00:00.000Z`
      const createdAt = `${addDays(dueDate, -7)}T10:00:00.000Z`
      return [
        newRow(tasks, {
          id,
          title: DONE[key][index % DONE[key].length]!,
          description: null,
          taskType: 'team',
          teamId,
          status: 'done',
          dueDate,
          sourceIssueId: null,
          sourceGoalId: null,
          sourceMilestoneId: null,
          meetingId: null,
          createdBy: personId,
          createdAt,
          updatedAt: doneAt,
          doneAt,
          ...NO_REPEAT,
          ...NOTHING_YET,
        }),
        newRow(taskAssignees, { id: newId(), taskId: id, personId, teamId }),
      ]
    }),
  )
