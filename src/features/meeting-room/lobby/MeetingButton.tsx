import { useRouterState } from '@tanstack/react-router'
import { ChevronDown, Video } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { type ActiveMeeting, myActiveMeetings } from '../meeting-room.queries.ts'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { MeetingMenu } from './MeetingMenu.tsx'
import { useOpenMeeting, useStartAndJoin } from '../use-meeting-actions.ts'

const SelectTeamDialog = later(() => import('./SelectTeamDialog.tsx'))

/** For the top bar: into the running meeting, or the menu from which one is started. */
export default function MeetingButton() {
  const running = useLive(myActiveMeetings, {})
  const onMeetingScreen = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/meeting/'),
  })
  const [choosing, setChoosing] = useState(false)
  if (!running) return null
  if (running.length > 0 || onMeetingScreen) return <RunningButton running={running} />
  return (
    <>
      <MeetingMenu onQuarterly={() => setChoosing(true)} />
      {choosing && <SelectTeamDialog open onOpenChange={setChoosing} />}
    </>
  )
}

const look = { variant: 'good', icon: <Video aria-hidden className="max-md:hidden" /> } as const

function RunningButton({ running }: { running: readonly ActiveMeeting[] }) {
  const open = useOpenMeeting()
  const { join } = useStartAndJoin()
  const enter = ({ meeting, joined }: ActiveMeeting) => {
    if (joined || join(meeting.id) === null) open(meeting.teamId, meeting.meetingType)
  }
  const only = running.find((entry) => entry.joined || running.length === 1)
  if (only || running.length === 0) {
    return (
      <Button {...look} onClick={() => only && enter(only)}>
        {only?.joined === false ? 'Join Meeting' : 'In Meeting'}
      </Button>
    )
  }
  return (
    <Menu
      label="Running meetings"
      align="end"
      width="w-64"
      trigger={
        <Button {...look}>
          Join Meeting
          <ChevronDown aria-hidden />
        </Button>
      }
      sections={[{ entries: running.map((entry) => ({ ...describe(entry), onSelect: () => enter(entry) })) }]}
    />
  )
}

const describe = ({ team, meeting: { meetingType } }: ActiveMeeting) => ({
  label: team?.name ?? MEETING_TYPE_LABELS[meetingType],
  detail: MEETING_TYPE_LABELS[meetingType],
})
