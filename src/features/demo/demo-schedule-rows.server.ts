import { newId } from '../../sync/id.ts'
import { teamSchedules } from '../meetings/schedule/schedules.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { DEMO_TEAMS, type DemoIds } from './demo-company.server.ts'
import { daysBefore } from './days-before.server.ts'

/** Each team meets on Tuesdays, one after the other, as the past meetings did. */
export const scheduleRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_TEAMS.map(({ key, members }, place) =>
    newRow(teamSchedules, {
      id: newId(),
      teamId: ids.teams[key],
      meetingType: 'weekly',
      startsOn: addDays(mondayOf(utcDayOf(daysBefore(now, 91))), 1),
      timeOfDay: `${String(9 + 2 * place).padStart(2, '0')}:00`,
      minutes: 90,
      everyWeeks: 1,
      timeZone: 'UTC',
      skippedDays: [],
      movedMeetings: [],
      updatedBy: ids.people[members[0]]!,
      updatedAt: daysBefore(now, 91),
    }),
  )
