import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { minuteOf } from '../meetings/schedule/schedule.rules.ts'
import { shortWhenText, untilText, whenText } from '../meetings/schedule/schedule.text.ts'
import { comingMeetings } from '../meetings/schedule/schedules.queries.ts'
import { nextMeeting } from './next-meeting.text.ts'

const EVERY_MINUTE = 60_000

/** When the reader's teams meet next, and the way there. */
export default function NextMeeting() {
  const now = useServerNow(EVERY_MINUTE)
  const [coming] = useLive(comingMeetings, { from: minuteOf(now), limit: 1 }) ?? []
  if (!coming) return null
  const { team, schedule, next } = coming
  const told = nextMeeting(team.name, whenText(next.at), untilText(next.at, now))
  return (
    <Link
      to="/meeting/$teamId/{-$meetingType}"
      params={{ teamId: team.id, meetingType: schedule.meetingType }}
      aria-label={told}
      className="flex min-h-control min-w-0 items-center gap-2 rounded-md px-2 text-[0.8125rem] text-soft hover:bg-hover hover:text-ink"
    >
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <span data-numeric className="truncate max-md:hidden">
        {told}
      </span>
      <span data-numeric className="whitespace-nowrap md:hidden">
        {shortWhenText(next.at)}
      </span>
    </Link>
  )
}
