import { Square } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive, useServerNow } from '../../../sync/browser/react.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { canEndMeeting } from '../../meetings/meetings.access.ts'
import { isIdle } from '../../meetings/timer/idle.rules.ts'
import { EndMeetingDialog } from '../EndMeetingDialog.tsx'
import type { Room } from '../meeting-room.queries.ts'
import { END_MEETING } from '../meeting-room.text.ts'
import { ResultItems } from '../results/ResultItems.tsx'
import { recapOfMeeting } from '../results/results.queries.ts'
import { ISSUES_RESOLVED } from '../results/results.text.ts'
import type { MeetingActions } from '../use-meeting-actions.ts'
import {
  HEADLINES_AND_MESSAGES,
  NO_HEADLINES,
  NO_ISSUES,
  NO_TASKS,
  STILL_THERE,
  TASKS_MADE,
} from './conclude.text.ts'
import { RatingForm } from './RatingForm.tsx'

const CHECK_EVERY_MS = 30_000

/** The last section: a recap, cascading messages, ratings, and the end. */
export function Conclude({ room, actions }: { room: Room; actions: MeetingActions }) {
  const { meeting } = room
  const mayEnd = canEndMeeting(useActor(), meeting)
  const recap = useLive(recapOfMeeting, { meetingId: meeting.id })
  const idle = isIdle(meeting, useServerNow(CHECK_EVERY_MS))
  const [ending, setEnding] = useState(false)
  const people = recap?.people ?? {}
  const endButton = mayEnd && (
    <Button
      variant="danger"
      className="max-md:min-h-11 max-md:w-full"
      icon={<Square aria-hidden />}
      onClick={() => setEnding(true)}
    >
      {END_MEETING}
    </Button>
  )
  return (
    <div className="grid gap-6 px-4 lg:grid-cols-2">
      {idle && mayEnd && (
        <div className="lg:col-span-2">
          <Alert kind="info" title={STILL_THERE} />
        </div>
      )}
      <div className="grid content-start gap-6">
        <ResultItems title={TASKS_MADE} items={recap?.tasksCreated} people={people} empty={NO_TASKS} />
        <ResultItems
          title={HEADLINES_AND_MESSAGES}
          items={recap?.headlinesCreated}
          people={people}
          empty={NO_HEADLINES}
        />
        <ResultItems
          title={ISSUES_RESOLVED}
          items={recap?.issuesResolved}
          people={people}
          empty={NO_ISSUES}
        />
      </div>
      <div className="grid content-start gap-6">
        <RatingForm room={room} />
        <div>{endButton}</div>
      </div>
      <EndMeetingDialog open={ending} onOpenChange={setEnding} actions={actions} />
    </div>
  )
}
