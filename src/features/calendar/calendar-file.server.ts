import ical from 'ical-generator'
import type { Team } from '../teams/teams.table.ts'
import { meetingsFrom } from '../meetings/schedule/schedule.rules.ts'
import type { TeamSchedule } from '../meetings/schedule/schedules.table.ts'
import { calendarWords, madeBy, type Reading } from './calendar-words.server.ts'

const DAY_MS = 86_400_000
/** How far ahead a calendar reaches. Subscribed ones are read again long before. */
const AHEAD_MS = 26 * 7 * DAY_MS
const MOST_MEETINGS = 27
const READ_AGAIN_SECONDS = 3_600

/** The most series in one calendar. */
const MOST_SERIES = 60

interface Series {
  team: Pick<Team, 'id' | 'name'>
  schedule: TeamSchedule
}

/**
 * The coming half year of meetings as an iCalendar file. Each meeting stands there by itself and at its moment in UTC, so that no reader
 * needs to know about time zones; its id lasts, so that reading again changes it rather than adding another.
 */
export function calendarOf(series: readonly Series[], reading: Reading): string {
  const { publicUrl, now, language } = reading
  const { meetings: name, meetingTitle } = calendarWords(reading)
  const calendar = ical({
    name,
    prodId: madeBy('Meetings', language),
    ttl: READ_AGAIN_SECONDS,
  })
  for (const { team, schedule } of series.slice(0, MOST_SERIES)) {
    const coming = meetingsFrom(schedule, now, MOST_MEETINGS).filter(({ at }) => at < now + AHEAD_MS)
    for (const { day, at, endsAt, movedFrom } of coming)
      calendar.createEvent({
        id: `${schedule.id}-${day}@quarterdeck`,
        ...(movedFrom !== null && { recurrenceId: new Date(movedFrom) }),
        start: new Date(at),
        end: new Date(endsAt),
        stamp: new Date(schedule.updatedAt),
        lastModified: new Date(schedule.updatedAt),
        summary: meetingTitle(team.name, schedule.meetingType),
        url: `${publicUrl}/meeting/${team.id}/${schedule.meetingType}`,
      })
  }
  return calendar.toString()
}
