import { defineMutation } from '../../../sync/define-mutation.ts'
import { boolean, date, list, object, ref, uuid } from '../../../sync/fields.ts'
import { findManagedTeam } from '../../teams/teams.access.ts'
import { canSetUpMeetings } from '../meetings.access.ts'
import { refuse } from '../meetings.refusals.ts'
import { meetingType } from '../meetings.table.ts'
import { MEETING_NOT_MOVED, TIME_NOT_SAVED } from '../meetings.text.ts'
import { clashes, comingMoves, moveProblem, movesWithin, withMove } from './moves.rules.ts'
import { comingSkips, skipProblem, skipsWithin } from './schedule.rules.ts'
import { timeOfDay, timeZone } from './schedule-input.rules.ts'
import { everyWeeks, lengthInMinutes, MOST_MOVED, MOST_SKIPPED, teamSchedules } from './schedules.table.ts'
import { enteredDay } from '../../time/day-input.rules.ts'

/**
 * Says when a team holds one kind of its meetings, in place of what was said before. `id` becomes the row's unless there is one. Meetings
 * that were left out or moved stay so unless others are given, as by undo, and as far as the rhythm has them.
 */
export const setSchedule = defineMutation('setSchedule', {
  failure: TIME_NOT_SAVED,
  input: {
    id: uuid(),
    teamId: ref('teams'),
    meetingType: meetingType(),
    startsOn: enteredDay(),
    timeOfDay: timeOfDay(),
    minutes: lengthInMinutes(),
    everyWeeks: everyWeeks(),
    timeZone: timeZone(),
    skippedDays: list(date(), MOST_SKIPPED).optional(),
    movedMeetings: list(
      object({ day: date(), toDay: enteredDay(), toTime: timeOfDay() }),
      MOST_MOVED,
    ).optional(),
  },
  may: canSetUpMeetings,
  run(tx, { id, ...given }, { actor, now }) {
    const { teamId, meetingType: kind } = given
    findManagedTeam(tx, actor, teamId)
    const before = tx.where(teamSchedules, { teamId }).find((one) => one.meetingType === kind)
    const { skippedDays = [], movedMeetings = [] } = { ...before, ...given }
    const whole = { ...given, skippedDays, movedMeetings }
    const rhythm = { ...whole, skippedDays: skipsWithin(whole) }
    const changed = { ...rhythm, movedMeetings: movesWithin(rhythm), updatedBy: actor.id, updatedAt: now }
    if (before) tx.update(teamSchedules, before.id, changed)
    else tx.insert(teamSchedules, { id, ...changed })
  },
})

/** The team has no fixed time for these meetings any more. */
export const clearSchedule = defineMutation('clearSchedule', {
  failure: TIME_NOT_SAVED,
  input: { id: ref('team_schedules') },
  may: canSetUpMeetings,
  run(tx, { id }, { actor }) {
    findManagedTeam(tx, actor, tx.find(teamSchedules, id).teamId)
    tx.remove(teamSchedules, id)
  },
})

/** Leaves one meeting of the series out, or puts it back. */
export const skipMeeting = defineMutation('skipMeeting', {
  failure: TIME_NOT_SAVED,
  input: { id: ref('team_schedules'), day: date(), isSkipped: boolean() },
  may: canSetUpMeetings,
  run(tx, { id, day, isSkipped }, { actor, now }) {
    const schedule = tx.find(teamSchedules, id)
    findManagedTeam(tx, actor, schedule.teamId)
    const others = comingSkips(schedule, Date.parse(now)).filter((skipped) => skipped !== day)
    const without = { ...schedule, skippedDays: others }
    const problem = isSkipped && skipProblem(without, day, Date.parse(now))
    if (problem) refuse(problem)
    if (!isSkipped && clashes(without, day)) refuse('schedule/other-meeting-then')
    tx.update(teamSchedules, id, {
      skippedDays: isSkipped ? [...others, day] : others,
      updatedBy: actor.id,
      updatedAt: now,
    })
  },
})

/** Holds one meeting of the series at another time, by the clock of its zone; or at its own again, if that is the time given. */
export const moveMeeting = defineMutation('moveMeeting', {
  failure: MEETING_NOT_MOVED,
  input: { id: ref('team_schedules'), day: date(), toDay: enteredDay(), toTime: timeOfDay() },
  may: canSetUpMeetings,
  run(tx, { id, ...move }, { actor, now }) {
    const schedule = tx.find(teamSchedules, id)
    findManagedTeam(tx, actor, schedule.teamId)
    const rhythm = { ...schedule, movedMeetings: comingMoves(schedule, Date.parse(now)) }
    const problem = moveProblem(rhythm, move, Date.parse(now))
    if (problem) refuse(problem)
    tx.update(teamSchedules, id, {
      movedMeetings: withMove(rhythm, move),
      updatedBy: actor.id,
      updatedAt: now,
    })
  },
})
