import type { Goal } from '../goals/goals.table.ts'
import { goalUpdates } from '../goals/trail/goal-updates.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { mondayOf, utcDayOf, weeksBack } from '../time/calendar.rules.ts'
import { idInWeek } from '../time/id-in-week.rules.ts'

/** For how many weeks something has been said of each goal; in the present one nobody has yet. */
const WEEKS = 6

const NOTES_OFF = [
  'The supplier has put off delivery by two weeks.',
  'Waiting for an answer from the authority.',
  'Two people were ill, so nothing moved.',
]
const NOTES_ON = ['First results are better than expected.', 'Back on plan after Monday’s talk.']

/** What was said of a goal in the last weeks: how it stands lately, and now and then the opposite. */
export function trailRows(
  {
    id: goalId,
    teamId,
    ownerId,
    isShared,
    status,
    createdAt,
  }: Pick<Goal, 'id' | 'teamId' | 'ownerId' | 'isShared' | 'status' | 'createdAt'>,
  place: number,
  now: string,
): NewRow[] {
  return weeksBack(mondayOf(utcDayOf(now)), WEEKS + 1)
    .slice(1)
    .filter((week) => week >= mondayOf(utcDayOf(createdAt)))
    .map((week, age) => {
      const isLately = age < 2
      const off = isLately ? status === 'off_track' : (age + place) % 4 === 0
      const notes = off ? NOTES_OFF : NOTES_ON
      const hasNote = off || (age + place) % 3 === 0
      return newRow(goalUpdates, {
        id: idInWeek(goalId, week),
        goalId,
        teamId,
        isShared,
        week,
        status: off ? 'off_track' : isLately ? status : 'on_track',
        note: hasNote ? notes[(age + place) % notes.length]! : null,
        createdBy: ownerId,
        createdAt: `${week}T09:00:00.000Z`,
      })
    })
}
