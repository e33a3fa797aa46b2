import { Send, Square } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive, useServerNow } from '../../../sync/browser/react.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { SEND_MESSAGE } from '../../headlines/headlines.text.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { canEndMeeting } from '../../meetings/meetings.access.ts'
import { isIdle } from '../../meetings/timer/idle.rules.ts'
import { EndMeetingDialog } from '../EndMeetingDialog.tsx'
import type { Room } from '../meeting-room.queries.ts'
import { END_MEETING } from '../meeting-room.text.ts'
import { ResultItems } from '../results/ResultItems.tsx'
import { recapOfMeeting } from '../results/results.queries.ts'
import { ISSUES_RESOLVED, MESSAGES } from '../results/results.text.ts'
import type { MeetingActions } from '../use-meeting-actions.ts'
import {
  HEADLINES_MADE,
  NO_HEADLINES,
  NO_ISSUES,
  NO_MESSAGES,
  NO_TASKS,
  STILL_THERE,
  TASKS_MADE,
} from './conclude.text.ts'
import { RatingForm } from './RatingForm.tsx'

const CascadeDialog = later(() => import('../../headlines/CascadeDialog.tsx'))

const CHECK_EVERY_MS = 30_000

/** The last section: a recap, cascading messages, ratings, and the end. */
export function Conclude({ room, actions }: { room: Room; actions: MeetingActions }) {
  const { meeting } = room
  const actor = useActor()
  const mayEnd = canEndMeeting(actor, meeting)
  const mayWrite = canWriteWork(actor)
  const recap = useLive(recapOfMeeting, { meetingId: meeting.id })
  const idle = isIdle(meeting, useServerNow(CHECK_EVERY_MS))
  const [ending, setEnding] = useState(false)
  const [telling, setTelling] = useState(false)
  usePreload(CascadeDialog)
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
          title={HEADLINES_MADE}
          items={recap?.headlinesCreated}
          people={people}
          empty={NO_HEADLINES}
        />
        <div className="grid justify-items-start gap-2">
          <ResultItems title={MESSAGES} items={recap?.messagesCascaded} people={people} empty={NO_MESSAGES} />
          {mayWrite && (
            <Button icon={<Send aria-hidden />} onClick={() => setTelling(true)}>
              {SEND_MESSAGE}
            </Button>
          )}
        </div>
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
      {telling && (
        <CascadeDialog open onOpenChange={setTelling} teamId={meeting.teamId} meetingId={meeting.id} />
      )}
      <EndMeetingDialog open={ending} onOpenChange={setEnding} actions={actions} />
    </div>
  )
}
