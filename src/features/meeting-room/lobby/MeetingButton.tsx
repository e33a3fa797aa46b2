import { ChevronDown, Video } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { useOpenMeeting, useStartAndJoin } from '../use-meeting-actions.ts'
import { type MyActiveMeeting, myActiveMeetings } from './lobby.queries.ts'
import { IN_MEETING, JOIN_MEETING, RUNNING_MEETINGS } from './lobby.text.ts'
import { MeetingMenu } from './MeetingMenu.tsx'

const SelectTeamDialog = later(() => import('./SelectTeamDialog.tsx'))

/** For the top bar: leads into the running meeting, or to the menu that starts one. */
export default function MeetingButton() {
  const running = useLive(myActiveMeetings, {})
  const [choosing, setChoosing] = useState(false)
  if (!running) return null
  if (running.length > 0) return <RunningButton running={running} />
  return (
    <>
      <MeetingMenu onQuarterly={() => setChoosing(true)} />
      {choosing && <SelectTeamDialog open onOpenChange={setChoosing} />}
    </>
  )
}

const look = { variant: 'good', icon: <Video aria-hidden className="max-md:hidden" /> } as const

function RunningButton({ running }: { running: readonly MyActiveMeeting[] }) {
  const open = useOpenMeeting()
  const { join } = useStartAndJoin()
  const enter = ({ meeting, joined }: MyActiveMeeting) => {
    if (joined || join(meeting.id) === null) open(meeting.teamId, meeting.meetingType)
  }
  const only = running.find((entry) => entry.joined || running.length === 1)
  if (only || running.length === 0) {
    return (
      <Button {...look} onClick={() => only && enter(only)}>
        {only?.joined === false ? JOIN_MEETING : IN_MEETING}
      </Button>
    )
  }
  return (
    <Menu
      label={RUNNING_MEETINGS}
      align="end"
      width="w-64"
      trigger={
        <Button {...look}>
          {JOIN_MEETING}
          <ChevronDown aria-hidden />
        </Button>
      }
      sections={[{ entries: running.map((entry) => ({ ...describe(entry), onSelect: () => enter(entry) })) }]}
    />
  )
}

const describe = ({ team, meeting: { meetingType } }: MyActiveMeeting) => ({
  label: team?.name ?? MEETING_TYPE_LABELS[meetingType],
  detail: MEETING_TYPE_LABELS[meetingType],
})
