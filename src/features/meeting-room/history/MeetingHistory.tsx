import { Link } from '@tanstack/react-router'
import { ChevronRight, Video } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { ENDED_LIVE_DAYS, type MeetingType } from '../../meetings/meetings.table.ts'
import { durationText } from '../../meetings/timer/timer.text.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import { ShowOlder } from '../../work/ShowOlder.tsx'
import { addressOf } from '../results/result-address.rules.ts'
import { RatingBadge } from '../results/RatingBadge.tsx'
import type { ListedMeeting } from '../results/result.reads.ts'
import { heldEndedMeetings, MEETINGS_LISTED, meetingsList } from './history.queries.ts'
import { MEETINGS, NO_MEETINGS, NO_SUCH_MEETINGS, resultSize } from './history.text.ts'
import { MeetingTitle, meetingRow } from './MeetingTitle.tsx'
import { Pager } from './Pager.tsx'
import { RunningMeeting } from './RunningMeeting.tsx'

type MeetingHistoryProps = {
  /** The team whose meetings are shown; all of the reader's teams if left out. */
  teamId: string | undefined
  /** Both kinds if left out. */
  meetingType: MeetingType | undefined
  emptyAction: ReactNode
}

/** The meetings of the person's teams in pages, the latest first; those of earlier quarters on request. */
export function MeetingHistory({ teamId, meetingType, emptyAction }: MeetingHistoryProps) {
  const teams = useLive(teamsAtHand, {}) ?? []
  const [page, setPage] = useState(0)
  const found = useLive(meetingsList, {
    skip: page * MEETINGS_LISTED,
    limit: MEETINGS_LISTED,
    ...(teamId && { teamId }),
    ...(meetingType && { meetingType }),
  })
  // The last meeting of the last page was deleted.
  if (found && page > 0 && found.page.length === 0) setPage(page - 1)
  if (!found) return <SkeletonRows rowHeight="h-14" />
  const teamIds = teamId ? [teamId] : teams.map(({ id }) => id)
  const isFiltered = teamId !== undefined || meetingType !== undefined
  return (
    <>
      {found.count === 0 ? (
        <EmptyState
          icon={<Video aria-hidden />}
          text={isFiltered ? NO_SUCH_MEETINGS : NO_MEETINGS}
          action={emptyAction}
        />
      ) : (
        <ul aria-label={MEETINGS} className="divide-y divide-line border-y border-line">
          {found.page.map((entry) => (
            <li key={entry.meeting.id}>
              {entry.meeting.status === 'ended' ? <PastMeeting {...entry} /> : <RunningMeeting {...entry} />}
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} count={found.count} onPage={setPage} />
      <ShowOlder held={heldEndedMeetings} of={{ teamIds }} liveDays={ENDED_LIVE_DAYS} />
    </>
  )
}

function PastMeeting(entry: ListedMeeting) {
  const { meeting, result, average } = entry
  return (
    <Link
      to="/meetings"
      hash={addressOf(meeting)}
      activeOptions={{ includeHash: true }}
      className={`${meetingRow} hover:bg-hover/60 -outline-offset-2`}
    >
      <MeetingTitle {...entry} />
      <span className="flex items-center justify-between gap-4 max-md:w-full">
        {result && (
          <span data-numeric className="text-[0.8125rem] whitespace-nowrap text-soft">
            {resultSize(
              durationText(result.totalDurationSeconds),
              result.attendees.length,
              result.issuesResolved.length,
            )}
          </span>
        )}
        <RatingBadge average={average} />
      </span>
      <ChevronRight aria-hidden className="size-4 text-soft max-md:hidden" />
    </Link>
  )
}
