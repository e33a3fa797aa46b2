import { ChevronDown, Square, Video } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import ForgottenMeetingDialog from '../ForgottenMeetingDialog.tsx'
import { END_MEETING, NOBODY_ENDED_IT } from '../meeting-room.text.ts'
import { useForgottenSince } from '../use-forgotten-since.ts'
import { useOpenMeeting, useStartAndJoin } from '../use-meeting-actions.ts'
import type { MyActiveMeeting } from './lobby.queries.ts'
import { IN_MEETING, JOIN_MEETING, RUNNING_MEETINGS } from './lobby.text.ts'

const look = { variant: 'good', icon: <Video aria-hidden className="max-md:hidden" /> } as const

/** Leads into one of the running meetings, of which there is at least one, and offers to end one that nobody has ended. */
export function RunningButton({ running }: { running: readonly MyActiveMeeting[] }) {
  const open = useOpenMeeting()
  const { join } = useStartAndJoin()
  const [ending, setEnding] = useState(false)
  const own = running.find(({ joined }) => joined)
  const { meeting } = own ?? running[0]!
  const since = useForgottenSince(meeting)
  const enter = (entry: MyActiveMeeting) => {
    if (entry.joined || join(entry.meeting.id) === null) open(entry.meeting.teamId, entry.meeting.meetingType)
  }
  const label = own ? IN_MEETING : JOIN_MEETING
  if (!since && (own || running.length === 1)) {
    return (
      <Button {...look} onClick={() => enter(own ?? running[0]!)}>
        {label}
      </Button>
    )
  }
  const toEnd = since && {
    label: END_MEETING,
    detail: NOBODY_ENDED_IT,
    icon: <Square aria-hidden />,
    danger: true,
    onSelect: () => setEnding(true),
  }
  return (
    <>
      <Menu
        label={RUNNING_MEETINGS}
        align="end"
        width="w-64"
        trigger={
          <Button {...look}>
            {label}
            <ChevronDown aria-hidden />
          </Button>
        }
        sections={[
          { entries: running.map((entry) => ({ ...describe(entry), onSelect: () => enter(entry) })) },
          ...(toEnd ? [{ entries: [toEnd] }] : []),
        ]}
      />
      {since && <ForgottenMeetingDialog open={ending} onOpenChange={setEnding} {...{ meeting, since }} />}
    </>
  )
}

const describe = ({ team, meeting: { meetingType } }: MyActiveMeeting) => ({
  label: team?.name ?? MEETING_TYPE_LABELS[meetingType],
  detail: MEETING_TYPE_LABELS[meetingType],
})
