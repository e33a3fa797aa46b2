import { CalendarRange, ChevronDown, Users, Video } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { useOpenMeeting } from '../use-meeting-actions.ts'
import { LOADING_TEAMS, MEETING, MEETING_RUNNING, NO_TEAMS } from './lobby.text.ts'
import { useTeamsToMeet } from './use-teams-to-meet.ts'

type MeetingMenuProps = { onQuarterly: () => void; trigger?: ReactElement }

/** The teams to hold a weekly meeting with, and the way to a quarterly one. */
export function MeetingMenu({ onQuarterly, trigger }: MeetingMenuProps) {
  const open = useOpenMeeting()
  const teams = useTeamsToMeet()
  return (
    <Menu
      label={MEETING}
      align="end"
      width="w-64"
      trigger={trigger ?? meetingTrigger}
      sections={[
        {
          heading: MEETING_TYPE_LABELS.weekly,
          entries: weeklyEntries(teams, (teamId) => open(teamId, 'weekly')),
        },
        {
          entries: [
            {
              label: MEETING_TYPE_LABELS.quarterly,
              icon: <CalendarRange aria-hidden />,
              onSelect: onQuarterly,
            },
          ],
        },
      ]}
    />
  )
}

const meetingTrigger = (
  <Button icon={<Video aria-hidden />}>
    <span className="max-md:sr-only">{MEETING}</span>
    <ChevronDown aria-hidden className="max-md:hidden" />
  </Button>
)

function weeklyEntries(
  teams: ReturnType<typeof useTeamsToMeet>,
  open: (teamId: string) => void,
): MenuEntry[] {
  if (!teams?.length) return [{ label: teams ? NO_TEAMS : LOADING_TEAMS, disabled: true, onSelect: () => {} }]
  return teams.map(({ team, isMeeting }) => ({
    label: team.name,
    icon: <Users aria-hidden />,
    ...(isMeeting ? { detail: MEETING_RUNNING } : {}),
    onSelect: () => open(team.id),
  }))
}
