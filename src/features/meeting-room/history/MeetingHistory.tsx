import { Link } from '@tanstack/react-router'
import { ChevronRight, Video } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { ENDED_LIVE_DAYS } from '../../meetings/meetings.table.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { durationText } from '../../meetings/timer/timer.text.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import { ShowOlder } from '../../work/ShowOlder.tsx'
import { addressOf } from '../results/result-address.rules.ts'
import { RatingBadge } from '../results/RatingBadge.tsx'
import type { ListedMeeting } from '../results/result.reads.ts'
import { dayAndTime } from '../results/results.text.ts'
import { heldEndedMeetings, MEETINGS_LISTED, meetingsList } from './history.queries.ts'
import { MEETINGS, NO_MEETINGS, OPEN, resultSize, RUNNING, SHOW_MORE } from './history.text.ts'
import { dateText, timeText } from '../../time/time.text.ts'

type MeetingHistoryProps = {
  /** The team whose meetings are shown; all of the reader's teams if left out. */
  teamId: string | undefined
  emptyAction: ReactNode
}

/** The latest meetings of the person's teams, and more on request. */
export function MeetingHistory({ teamId, emptyAction }: MeetingHistoryProps) {
  const teams = useLive(teamsAtHand, {}) ?? []
  const [limit, setLimit] = useState(MEETINGS_LISTED)
  // One more than is shown, to know whether there are more.
  const meetings = useLive(meetingsList, { limit: limit + 1, ...(teamId ? { teamId } : {}) })
  if (!meetings) return <SkeletonRows rowHeight="h-14" />
  const teamIds = teamId ? [teamId] : teams.map(({ id }) => id)
  const older = <ShowOlder held={heldEndedMeetings} of={{ teamIds }} liveDays={ENDED_LIVE_DAYS} />
  if (meetings.length === 0) {
    return (
      <>
        <EmptyState icon={<Video aria-hidden />} text={NO_MEETINGS} action={emptyAction} />
        {older}
      </>
    )
  }
  return (
    <>
      <ul aria-label={MEETINGS} className="divide-y divide-line border-y border-line">
        {meetings.slice(0, limit).map((entry) => (
          <li key={entry.meeting.id}>
            {entry.meeting.status === 'ended' ? <PastMeeting {...entry} /> : <RunningMeeting {...entry} />}
          </li>
        ))}
      </ul>
      {meetings.length > limit ? (
        <div className="p-4">
          <Button onClick={() => setLimit(limit + MEETINGS_LISTED)}>{SHOW_MORE}</Button>
        </div>
      ) : (
        older
      )}
    </>
  )
}

const rowLook = 'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2'

function Title({ meeting, team }: ListedMeeting) {
  return (
    <span className="min-w-0 flex-1 basis-36">
      <span className="block font-medium md:truncate">{meetingTitle(team?.name, meeting.meetingType)}</span>
      <span className="block text-[0.8125rem] text-soft">
        {dayAndTime(dateText(meeting.startedAt), timeText(meeting.startedAt))}
      </span>
    </span>
  )
}

function RunningMeeting(entry: ListedMeeting) {
  const { teamId, meetingType } = entry.meeting
  return (
    <div className={rowLook}>
      <Title {...entry} />
      <Badge variant="good">{RUNNING}</Badge>
      <Link
        to="/meeting/$teamId/{-$meetingType}"
        params={{ teamId, meetingType }}
        className={buttonClass('good')}
      >
        {OPEN}
      </Link>
    </div>
  )
}

function PastMeeting(entry: ListedMeeting) {
  const { meeting, result, average } = entry
  return (
    <Link
      to="/meetings"
      hash={addressOf(meeting)}
      className={`${rowLook} hover:bg-hover/60 -outline-offset-2`}
    >
      <Title {...entry} />
      <span className="grid justify-items-end gap-1 md:flex md:flex-row-reverse md:items-center md:gap-4">
        <RatingBadge average={average} />
        {result && (
          <span data-numeric className="text-[0.8125rem] whitespace-nowrap text-soft">
            {resultSize(durationText(result.totalDurationSeconds), result.attendees.length)}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-4 text-soft max-md:hidden" />
    </Link>
  )
}
