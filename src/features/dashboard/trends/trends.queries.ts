import { defineQuery } from '../../../sync/define-query.ts'
import { date } from '../../../sync/fields.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { dayOfTeam } from '../../meetings/schedule/team-day.reads.ts'
import { withResult } from '../../meeting-room/results/result.reads.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import { type Day, weekOf, weeksBack } from '../../time/calendar.rules.ts'
import { canOpenDashboard } from '../dashboard.access.ts'

/** Weeks that a trend shows: as many as a browser holds the meetings of. */
const WEEKS_SHOWN = 13

export interface WeekRated {
  /** Its Monday. */
  week: Day
  /** The averages of the meetings that were rated in it. */
  averages: number[]
}

/** How the meetings of the reader's teams were rated in the last weeks, the oldest first. `today` is the reader's day. */
export const ratingsByWeek = defineQuery('ratingsByWeek', {
  input: { today: date() },
  visibleTo: canOpenDashboard,
  run(read, { today }, actor): WeekRated[] {
    const start = mySettings.run(read, {}, actor).weekStartDay
    const rated = teamsAtHand
      .run(read, {}, actor)
      .flatMap(({ id: teamId }) => read.where(meetings, { teamId, status: 'ended', deletedAt: null }))
      .map((meeting) => withResult(read, meeting))
    const byWeek = Map.groupBy(rated, ({ meeting }) =>
      weekOf(dayOfTeam(read, meeting.teamId, meeting.startedAt), start),
    )
    return weeksBack(weekOf(today, start), WEEKS_SHOWN)
      .toReversed()
      .map((week) => ({
        week,
        averages: (byWeek.get(week) ?? []).flatMap(({ average }) => average ?? []),
      }))
  },
})
