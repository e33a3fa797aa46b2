import { Link } from '@tanstack/react-router'
import { ChevronRight, Video } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type ListedMeeting, MEETINGS_LISTED, meetingsList } from './history.queries.ts'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { RatingBadge } from '../results/RatingBadge.tsx'
import { durationText } from '../../meetings/timer/timer.rules.ts'
import { dateText, timeText } from '../../time/time.text.ts'

/** The latest meetings of one's teams; more on request. */
export function MeetingHistory({ emptyAction }: { emptyAction: ReactNode }) {
  const [limit, setLimit] = useState(MEETINGS_LISTED)
  // One more than is shown tells whether there are more.
  const meetings = useLive(meetingsList, { limit: limit + 1 })
  if (!meetings) return <SkeletonRows rowHeight="h-14" />
  if (meetings.length === 0) {
    return (
      <EmptyState
        icon={<Video aria-hidden />}
        text="No meetings yet. Running and past meetings of your teams appear here."
        action={emptyAction}
      />
    )
  }
  return (
    <>
      <ul aria-label="Meetings" className="divide-y divide-line border-y border-line">
        {meetings.slice(0, limit).map((entry) => (
          <li key={entry.meeting.id}>
            {entry.meeting.status === 'ended' ? <PastMeeting {...entry} /> : <RunningMeeting {...entry} />}
          </li>
        ))}
      </ul>
      {meetings.length > limit && (
        <div className="p-4">
          <Button onClick={() => setLimit(limit + MEETINGS_LISTED)}>Show more</Button>
        </div>
      )}
    </>
  )
}

const rowLook = 'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2'

function Title({ meeting, team }: ListedMeeting) {
  return (
    <span className="min-w-0 flex-1 basis-36">
      <span className="block font-medium md:truncate">
        {team?.name} · {MEETING_TYPE_LABELS[meeting.meetingType]}
      </span>
      <span className="block text-[0.8125rem] text-soft">
        {dateText(meeting.startedAt)}, {timeText(meeting.startedAt)}
      </span>
    </span>
  )
}

function RunningMeeting(entry: ListedMeeting) {
  const { teamId, meetingType } = entry.meeting
  return (
    <div className={rowLook}>
      <Title {...entry} />
      <Badge variant="good">Running</Badge>
      <Link
        to="/meeting/$teamId/{-$meetingType}"
        params={{ teamId, meetingType }}
        className={buttonClass('good')}
      >
        Open
      </Link>
    </div>
  )
}

function PastMeeting(entry: ListedMeeting) {
  const { meeting, result, average } = entry
  return (
    <Link to="/meetings" hash={meeting.id} className={`${rowLook} hover:bg-hover/60 -outline-offset-2`}>
      <Title {...entry} />
      <span className="grid justify-items-end gap-1 md:flex md:flex-row-reverse md:items-center md:gap-4">
        <RatingBadge average={average} />
        {result && (
          <span data-numeric className="text-[0.8125rem] whitespace-nowrap text-soft">
            {durationText(result.totalDurationSeconds)} · {result.attendees.length}{' '}
            {result.attendees.length === 1 ? 'person' : 'people'}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-4 text-soft max-md:hidden" />
    </Link>
  )
}
