import { Square } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive, useServerNow } from '../../../sync/browser/react.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EndMeetingDialog } from '../EndMeetingDialog.tsx'
import { recapOfMeeting } from '../history/history.queries.ts'
import { canEndMeeting } from '../../meetings/meetings.access.ts'
import { STILL_THERE } from '../../meetings/meetings.text.ts'
import { isIdle } from '../../meetings/timer/idle.rules.ts'
import { RatingForm } from './RatingForm.tsx'
import { ResultItems } from '../results/ResultItems.tsx'
import type { MeetingActions } from '../use-meeting-actions.ts'
import type { Room } from '../meeting-room.queries.ts'

const LOOKS_EVERY = 30_000

/** Recap, cascading messages, rating, end. */
export function Conclude({ room, actions }: { room: Room; actions: MeetingActions }) {
  const { meeting } = room
  const mayEnd = canEndMeeting(useActor(), meeting)
  const recap = useLive(recapOfMeeting, { meetingId: meeting.id })
  const idle = isIdle(meeting, useServerNow(LOOKS_EVERY))
  const [ending, setEnding] = useState(false)
  const people = recap?.people ?? {}
  const end = mayEnd && (
    <Button
      variant="danger"
      className="max-md:min-h-11 max-md:w-full"
      icon={<Square aria-hidden />}
      onClick={() => setEnding(true)}
    >
      End meeting
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
        <ResultItems
          title="Tasks made in this meeting"
          items={recap?.tasksCreated}
          people={people}
          empty="No tasks so far."
        />
        <ResultItems
          title="Headlines and cascading messages"
          items={recap?.headlinesCreated}
          people={people}
          empty="Who tells which team what? Add a headline for that team."
        />
        <ResultItems
          title="Issues resolved"
          items={recap?.issuesResolved}
          people={people}
          empty="No issue resolved so far."
        />
      </div>
      <div className="grid content-start gap-6">
        <RatingForm room={room} />
        <div>{end}</div>
      </div>
      <EndMeetingDialog open={ending} onOpenChange={setEnding} actions={actions} />
    </div>
  )
}
