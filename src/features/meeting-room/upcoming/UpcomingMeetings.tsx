import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { useLive, useServerNow } from '../../../sync/browser/react.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import {
  type ComingMeeting,
  comingMeetings,
  teamsWithoutTime,
} from '../../meetings/schedule/schedules.queries.ts'
import { MoveMeeting } from '../../meetings/schedule/MoveMeeting.tsx'
import { minuteOf } from '../../meetings/schedule/schedule.rules.ts'
import { movedFromText, untilText, whenText } from '../../meetings/schedule/schedule.text.ts'
import { daysBetween, dayOf } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { COMING_MEETINGS, noTimeYet, PREPARE, prepareFor, SET_ONE } from './upcoming.text.ts'

const ReadinessLine = later(
  () => import('./ReadinessLine.tsx'),
  () => <Skeleton className="h-5 w-52 max-md:order-last max-md:basis-full" />,
)

const EVERY_MINUTE = 60_000
const SHOWN = 5

/** Preparing makes sense from so many days before. */
const PREPARED_WITHIN = 7

/** The next meetings of the reader's teams, and how well each is prepared. */
export function UpcomingMeetings() {
  const now = useServerNow(EVERY_MINUTE)
  const coming = useLive(comingMeetings, { from: minuteOf(now), limit: SHOWN }) ?? []
  const [without] = useLive(teamsWithoutTime, {}) ?? []
  return (
    <>
      {coming.length > 0 && (
        <ul aria-label={COMING_MEETINGS} className="divide-y divide-line border-t border-line">
          {coming.map((one) => (
            <li key={one.schedule.id}>
              <ComingRow {...one} now={now} />
            </li>
          ))}
        </ul>
      )}
      {coming.length === 0 && without && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 text-soft">
          {noTimeYet(without.name)}
          <Link
            to="/meeting/$teamId/{-$meetingType}"
            params={{ teamId: without.id }}
            className={buttonClass('secondary', 'sm')}
          >
            {SET_ONE}
          </Link>
        </p>
      )}
    </>
  )
}

function ComingRow({ team, schedule, next, manages, now }: ComingMeeting & { now: number }) {
  const { meetingType } = schedule
  const title = meetingTitle(team.name, meetingType)
  const today = useToday()
  const isNear = daysBetween(today, dayOf(next.at)) <= PREPARED_WITHIN
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <CalendarClock aria-hidden className="size-4 shrink-0 text-soft max-md:hidden" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium md:truncate">{title}</span>
        <span data-numeric className="block text-[0.8125rem] text-soft">
          {whenText(next.at)} · {untilText(next.at, now)}
          {next.movedFrom !== null && ` · ${movedFromText(next.movedFrom)}`}
        </span>
      </span>
      {isNear && <ReadinessLine teamId={team.id} today={today} />}
      <span className="ml-auto flex items-center gap-1">
        {manages && <MoveMeeting schedule={schedule} turn={next} />}
        <Link
          to="/meeting/$teamId/{-$meetingType}"
          params={{ teamId: team.id, meetingType }}
          aria-label={prepareFor(title)}
          className={buttonClass()}
        >
          {PREPARE}
        </Link>
      </span>
    </div>
  )
}
