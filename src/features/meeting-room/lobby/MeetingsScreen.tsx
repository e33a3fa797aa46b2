import { useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { later } from '../../../ui/later.tsx'
import { MeetingHistory } from '../history/MeetingHistory.tsx'
import { MeetingMenu } from './MeetingMenu.tsx'
import { MeetingResultView } from '../results/MeetingResultView.tsx'
import { canStartMeetings } from '../../meetings/meetings.access.ts'

const SelectTeamDialog = later(() => import('./SelectTeamDialog.tsx'))

/** Running and past meetings; the address's hash names the one whose result is shown. */
export function MeetingsScreen() {
  const shownId = useRouterState({ select: ({ location }) => location.hash })
  return shownId ? <MeetingResultView key={shownId} meetingId={shownId} /> : <AllMeetings />
}

function AllMeetings() {
  const mayStart = canStartMeetings(useActor())
  const [choosing, setChoosing] = useState(false)
  const start = mayStart && (
    <MeetingMenu
      onQuarterly={() => setChoosing(true)}
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />}>
          Start a meeting
        </Button>
      }
    />
  )
  return (
    <>
      <PageHeader title="Meetings" actions={start} />
      <MeetingHistory emptyAction={start} />
      {choosing && <SelectTeamDialog open onOpenChange={setChoosing} />}
    </>
  )
}
