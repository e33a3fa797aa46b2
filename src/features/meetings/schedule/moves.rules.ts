import { type Day, daysBetween } from '../../time/calendar.rules.ts'
import { momentAt } from '../../time/zones.rules.ts'
import { isTurn, near, occurrenceOn, type Rhythm } from './schedule.rules.ts'
import { MOST_MOVED, type MovedMeeting } from './schedules.table.ts'

/** By how many days a meeting can be moved. */
const FARTHEST = 183

const isTooFar = ({ day, toDay }: MovedMeeting): boolean => Math.abs(daysBetween(day, toDay)) > FARTHEST

/** Whether another meeting of the series is held while this one is. */
export function clashes(rhythm: Rhythm, day: Day): boolean {
  const { at, endsAt } = occurrenceOn(rhythm, day)
  return near(rhythm, at).some(
    (other) => other.day !== day && !other.isSkipped && other.at < endsAt && at < other.endsAt,
  )
}

/** Whether the meeting would be held where it is its turn anyway. */
const isAtItsTurn = ({ timeOfDay, timeZone }: Rhythm, { day, toDay, toTime }: MovedMeeting): boolean =>
  momentAt(toDay, toTime, timeZone) === momentAt(day, timeOfDay, timeZone)

/** The series' moved meetings with this one. Moved to its own turn, it is none of them. */
export const withMove = (rhythm: Rhythm, move: MovedMeeting): MovedMeeting[] => [
  ...rhythm.movedMeetings.filter(({ day }) => day !== move.day),
  ...(isAtItsTurn(rhythm, move) ? [] : [move]),
]

/** Why a meeting can't be moved there; null if it can. `now` is in milliseconds. */
export function moveProblem(rhythm: Rhythm, move: MovedMeeting, now: number) {
  const { day } = move
  if (!isTurn(rhythm, day)) return 'schedule/no-meeting-then'
  const { isSkipped, endsAt } = occurrenceOn(rhythm, day)
  if (isSkipped) return 'schedule/is-skipped'
  if (endsAt <= now) return 'schedule/meeting-over'
  if (isTooFar(move)) return 'schedule/moved-too-far'
  const moved = { ...rhythm, movedMeetings: withMove(rhythm, move) }
  if (occurrenceOn(moved, day).at <= now) return 'schedule/moved-into-past'
  if (clashes(moved, day)) return 'schedule/other-meeting-then'
  return moved.movedMeetings.length > MOST_MOVED ? 'schedule/too-many-moved' : null
}

/** The moved meetings that still lie ahead, or whose turn does: the others need not be remembered. */
export const comingMoves = (rhythm: Rhythm, now: number): MovedMeeting[] =>
  rhythm.movedMeetings.filter(({ day }) =>
    [rhythm, { ...rhythm, movedMeetings: [] }].some((one) => occurrenceOn(one, day).endsAt > now),
  )

/** The moved meetings that the rhythm still has and that are in the way of no other one; of two in each other's way, the first. */
export function movesWithin(rhythm: Rhythm): MovedMeeting[] {
  const possible = rhythm.movedMeetings.filter((move) => isTurn(rhythm, move.day) && !isTooFar(move))
  const movedMeetings = possible.reduce<MovedMeeting[]>(
    (kept, move) => withMove({ ...rhythm, movedMeetings: kept }, move),
    [],
  )
  return withoutClashes({ ...rhythm, movedMeetings })
}

/** One after another: whoever goes back to their turn may be in the way of another. */
function withoutClashes(rhythm: Rhythm): MovedMeeting[] {
  const { movedMeetings } = rhythm
  const last = movedMeetings.findLast(
    ({ day }) => !occurrenceOn(rhythm, day).isSkipped && clashes(rhythm, day),
  )
  if (!last) return [...movedMeetings]
  return withoutClashes({ ...rhythm, movedMeetings: movedMeetings.filter((move) => move !== last) })
}
