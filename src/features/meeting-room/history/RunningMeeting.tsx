import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { END_MEETING, quietSince } from '../meeting-room.text.ts'
import type { ListedMeeting } from '../results/result.reads.ts'
import { useForgottenSince } from '../use-forgotten-since.ts'
import { OPEN, RUNNING } from './history.text.ts'
import { MeetingTitle, meetingRow } from './MeetingTitle.tsx'

const ForgottenMeetingDialog = later(() => import('../ForgottenMeetingDialog.tsx'))

/** A running meeting in the list; if nobody has ended it, with the offer to do so. */
export function RunningMeeting(entry: ListedMeeting) {
  const { meeting } = entry
  const since = useForgottenSince(meeting)
  const [ending, setEnding] = useState(false)
  usePreload(ForgottenMeetingDialog)
  return (
    <div className={meetingRow}>
      <MeetingTitle {...entry} />
      {since ? (
        <p className="text-[0.8125rem] text-soft max-md:w-full">{quietSince(since)}</p>
      ) : (
        <Badge variant="good">{RUNNING}</Badge>
      )}
      <div className="flex gap-2">
        {since && <Button onClick={() => setEnding(true)}>{END_MEETING}</Button>}
        <Link
          to="/meeting/$teamId/{-$meetingType}"
          params={{ teamId: meeting.teamId, meetingType: meeting.meetingType }}
          className={buttonClass('good')}
        >
          {OPEN}
        </Link>
      </div>
      {since && <ForgottenMeetingDialog open={ending} onOpenChange={setEnding} {...{ meeting, since }} />}
    </div>
  )
}
