import { useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { later } from '../../../ui/later.tsx'
import { canStartMeetings } from '../../meetings/meetings.access.ts'
import { MEETINGS } from '../history/history.text.ts'
import { MeetingHistory } from '../history/MeetingHistory.tsx'
import { MeetingResultView } from '../results/MeetingResultView.tsx'
import { START_A_MEETING } from './lobby.text.ts'
import { MeetingMenu } from './MeetingMenu.tsx'

const SelectTeamDialog = later(() => import('./SelectTeamDialog.tsx'))

/** Running and past meetings, or the result of the meeting that the address's hash names. */
export function MeetingsScreen() {
  const meetingId = useRouterState({ select: ({ location }) => location.hash })
  return meetingId ? <MeetingResultView key={meetingId} meetingId={meetingId} /> : <AllMeetings />
}

function AllMeetings() {
  const mayStart = canStartMeetings(useActor())
  const [choosing, setChoosing] = useState(false)
  const startMenu = mayStart && (
    <MeetingMenu
      onQuarterly={() => setChoosing(true)}
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />}>
          {START_A_MEETING}
        </Button>
      }
    />
  )
  return (
    <>
      <PageHeader title={MEETINGS} actions={startMenu} />
      <MeetingHistory emptyAction={startMenu} />
      {choosing && <SelectTeamDialog open onOpenChange={setChoosing} />}
    </>
  )
}
