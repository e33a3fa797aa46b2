import { useRouterState } from '@tanstack/react-router'
import { ChevronDown, Video } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { type ActiveMeeting, myActiveMeetings } from './meetings.queries.ts'
import { MEETING_TYPE_LABELS } from './meetings.text.ts'
import { MeetingMenu } from './MeetingMenu.tsx'
import { useOpenMeeting, useStartAndJoin } from './use-meeting-actions.ts'

const SelectTeamDialog = later(() => import('./SelectTeamDialog.tsx').then((module) => module.SelectTeamDialog))

/** For the top bar: into the running meeting, or the menu from which one is started. */
export function MeetingButton() {
  const running = useLive(myActiveMeetings, {})
  const onMeetingScreen = useRouterState({ select: ({ location }) => location.pathname.startsWith('/meeting/') })
  const [choosing, setChoosing] = useState(false)
  if (!running) return null
  if (running.length > 0 || onMeetingScreen) return <RunningButton running={running} inMeeting={onMeetingScreen} />
  return (
    <>
      <MeetingMenu onQuarterly={() => setChoosing(true)} />
      {choosing && <SelectTeamDialog open onOpenChange={setChoosing} />}
    </>
  )
}

function RunningButton({ running, inMeeting }: { running: ActiveMeeting[]; inMeeting: boolean }) {
  const open = useOpenMeeting()
  const { join } = useStartAndJoin()
  const enter = ({ meeting, joined }: ActiveMeeting) => {
    if (joined || join(meeting.id) === null) open(meeting.teamId, meeting.meetingType)
  }
  const joined = running.find((entry) => entry.joined)
  const label = inMeeting || joined ? 'In Meeting' : 'Join Meeting'
  const [only] = running
  const button = (
    <Button variant="good" icon={<Video aria-hidden className="max-md:hidden" />}>
      {label}
    </Button>
  )
  if (joined || running.length < 2) {
    const target = joined ?? only
    return (
      <Button {...button.props} disabled={!target && !inMeeting} onClick={() => target && enter(target)} />
    )
  }
  return (
    <Menu
      label="Running meetings"
      align="end"
      width="w-64"
      trigger={<Button {...button.props}>{label}<ChevronDown aria-hidden /></Button>}
      sections={[
        {
          entries: running.map((entry) => ({
            label: entry.team?.name ?? MEETING_TYPE_LABELS[entry.meeting.meetingType],
            detail: MEETING_TYPE_LABELS[entry.meeting.meetingType],
            onSelect: () => enter(entry),
          })),
        },
      ]}
    />
  )
}
