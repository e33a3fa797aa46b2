import { newId } from '../../sync/id.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { NOTHING_YET } from '../tasks/tasks.rules.ts'
import { NO_REPEAT } from '../tasks/repeat/repeat-fields.rules.ts'
import { taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { DEMO_TEAMS, type DemoIds, type DemoTeam } from './demo-company.server.ts'

const WEEKS = 12
const A_WEEK = 4
/** Every so many is done a week too late. */
const LATE = 11

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

/** A quarter of finished tasks, so that the share done when due has a past. */
export const doneTaskRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_TEAMS.flatMap(({ key, members }) =>
    Array.from({ length: WEEKS * A_WEEK }, (_, index) => {
      const id = newId()
      const teamId = ids.teams[key]
      const personId = ids.people[members[index % members.length]!]!
      const weeksAgo = Math.floor(index / A_WEEK) + 1
      const dueDate = addDays(mondayOf(utcDayOf(now)), (index % A_WEEK) + 1 - 7 * weeksAgo)
      const isLate = (index + members.length) % LATE === 0 && weeksAgo > 1
      const doneAt = `${addDays(dueDate, isLate ? 7 : -1)}T10:00:00.000Z`
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
    }).flat(),
  )
