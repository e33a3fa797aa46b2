import { Link } from '@tanstack/react-router'
import { ArrowRight, CalendarClock } from 'lucide-react'
import { useLive, useServerNow } from '../../../sync/browser/react.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { meetingsFrom } from '../../meetings/schedule/schedule.rules.ts'
import { schedulesOfTeam } from '../../meetings/schedule/schedules.queries.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dateText, dayLabel, timeText } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { addressOf } from './result-address.rules.ts'
import { ratingsUpTo } from './results.queries.ts'
import { dayAndTime, nextMeeting, previousMeeting } from './results.text.ts'

const EVERY_MINUTE = 60_000

/** When the team meets next, and the way to the result of the meeting before this one. */
export function ResultFooter({ meeting }: { meeting: Meeting }) {
  const today = useToday()
  const next = useNextMeeting(meeting)
  const before = useLive(ratingsUpTo, { meetingId: meeting.id })?.at(-2)?.meeting
  if (!next && !before) return null
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-[0.8125rem]">
      {next && (
        <span data-numeric className="flex items-center gap-1.5 text-soft">
          <CalendarClock aria-hidden className="size-4" />
          {nextMeeting(dayAndTime(dateText(next), timeText(next)))}
        </span>
      )}
      {before && (
        <Link
          to="/meetings"
          hash={addressOf(before)}
          activeOptions={{ includeHash: true }}
          className="ml-auto inline-flex min-h-control items-center gap-1.5 text-accent-ink hover:underline print:hidden"
        >
          {previousMeeting(dayLabel(dayOf(before.startedAt), today))}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </footer>
  )
}

/** When the next meeting of this kind begins, as ISO 8601; null if none is planned. */
function useNextMeeting({ teamId, meetingType }: Meeting): string | null {
  const now = useServerNow(EVERY_MINUTE)
  const found = useLive(schedulesOfTeam, { teamId })
  const schedule = found?.schedules.find((one) => one.meetingType === meetingType)
  const [next] = schedule ? meetingsFrom(schedule, now, 1) : []
  return next ? new Date(next.at).toISOString() : null
}
