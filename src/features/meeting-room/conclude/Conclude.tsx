import { Send } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { SEND_MESSAGE } from '../../headlines/headlines.text.ts'
import { canWriteWork } from '../../work/work.access.ts'
import ForgottenMeetingDialog from '../ForgottenMeetingDialog.tsx'
import type { Room } from '../meeting-room.queries.ts'
import { END_MEETING, quietSince } from '../meeting-room.text.ts'
import { ResultItems } from '../results/ResultItems.tsx'
import { recapOfMeeting } from '../results/results.queries.ts'
import { ISSUES_RESOLVED, MESSAGES } from '../results/results.text.ts'
import { useForgottenSince } from '../use-forgotten-since.ts'
import {
  HEADLINES_MADE,
  NO_HEADLINES,
  NO_ISSUES,
  NO_MESSAGES,
  NO_TASKS,
  TASKS_MADE,
} from './conclude.text.ts'
import { RatingForm } from './RatingForm.tsx'

const CascadeDialog = later(() => import('../../headlines/CascadeDialog.tsx'))

/** The last section: a recap, cascading messages and ratings. */
export default function Conclude({ room }: { room: Room }) {
  const { meeting } = room
  const mayWrite = canWriteWork(useActor())
  const recap = useLive(recapOfMeeting, { meetingId: meeting.id })
  const forgottenSince = useForgottenSince(meeting)
  const [ending, setEnding] = useState(false)
  const [telling, setTelling] = useState(false)
  usePreload(CascadeDialog)
  const people = recap?.people ?? {}
  return (
    <div className="grid gap-6 px-4 max-md:pt-3 lg:grid-cols-2">
      {forgottenSince && (
        <div className="lg:col-span-2">
          <Alert
            kind="info"
            title={quietSince(forgottenSince)}
            action={
              <Button size="sm" onClick={() => setEnding(true)}>
                {END_MEETING}
              </Button>
            }
          />
        </div>
      )}
      <div className="grid content-start gap-6">
        <PanelBoundary>
          <ResultItems title={TASKS_MADE} items={recap?.tasksCreated} people={people} empty={NO_TASKS} />
        </PanelBoundary>
        <PanelBoundary>
          <ResultItems
            title={HEADLINES_MADE}
            items={recap?.headlinesCreated}
            people={people}
            empty={NO_HEADLINES}
          />
        </PanelBoundary>
        <div className="grid justify-items-start gap-2">
          <PanelBoundary>
            <ResultItems
              title={MESSAGES}
              items={recap?.messagesCascaded}
              people={people}
              empty={NO_MESSAGES}
            />
          </PanelBoundary>
          {mayWrite && (
            <Button icon={<Send aria-hidden />} onClick={() => setTelling(true)}>
              {SEND_MESSAGE}
            </Button>
          )}
        </div>
        <PanelBoundary>
          <ResultItems
            title={ISSUES_RESOLVED}
            items={recap?.issuesResolved}
            people={people}
            empty={NO_ISSUES}
          />
        </PanelBoundary>
      </div>
      <div className="grid content-start gap-6">
        <PanelBoundary>
          <RatingForm room={room} />
        </PanelBoundary>
      </div>
      {forgottenSince && (
        <ForgottenMeetingDialog
          open={ending}
          onOpenChange={setEnding}
          meeting={meeting}
          since={forgottenSince}
        />
      )}
      {telling && (
        <CascadeDialog open onOpenChange={setTelling} teamId={meeting.teamId} meetingId={meeting.id} />
      )}
    </div>
  )
}
