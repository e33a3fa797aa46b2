import { CalendarRange, ChevronDown, Users, Video } from 'lucide-react'
import type { ReactElement } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { useOpenMeeting } from '../use-meeting-actions.ts'
import { type MeetingTeam, teamsToMeet } from './lobby.queries.ts'
import { LOADING_TEAMS, MEETING, MEETING_RUNNING, NO_TEAMS } from './lobby.text.ts'

type MeetingMenuProps = { onQuarterly: () => void; trigger?: ReactElement }

/** The teams to hold a weekly meeting with, and the way to a quarterly one. */
export function MeetingMenu({ onQuarterly, trigger }: MeetingMenuProps) {
  const open = useOpenMeeting()
  const teams = useLive(teamsToMeet, {})
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
  teams: readonly MeetingTeam[] | undefined,
  open: (teamId: string) => void,
): MenuEntry[] {
  if (!teams?.length) return [{ label: teams ? NO_TEAMS : LOADING_TEAMS, disabled: true, onSelect: () => {} }]
  return teams.map(({ team, meeting }) => ({
    label: team.name,
    icon: <Users aria-hidden />,
    ...(meeting ? { detail: MEETING_RUNNING } : {}),
    onSelect: () => open(team.id),
  }))
}
