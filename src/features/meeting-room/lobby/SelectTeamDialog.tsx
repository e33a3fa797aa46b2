import { Users } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useOpenMeeting } from '../use-meeting-actions.ts'
import { LOADING_TEAMS, MEETING_RUNNING } from './lobby.text.ts'
import { LEADERSHIP, NEEDS_A_TEAM, SELECT_TEAM } from './select-team.text.ts'
import { useTeamsToMeet } from './use-teams-to-meet.ts'

type SelectTeamDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks which team to hold the quarterly meeting with. */
export default function SelectTeamDialog({ open, onOpenChange }: SelectTeamDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={SELECT_TEAM} size="sm">
      <TeamChoice onChosen={() => onOpenChange(false)} />
    </Dialog>
  )
}

function TeamChoice({ onChosen }: { onChosen: () => void }) {
  const openMeeting = useOpenMeeting()
  const teams = useTeamsToMeet()
  if (!teams) return <p role="status">{LOADING_TEAMS}</p>
  if (teams.length === 0) return <EmptyState icon={<Users aria-hidden />} text={NEEDS_A_TEAM} />
  const choose = (teamId: string) => {
    onChosen()
    openMeeting(teamId, 'quarterly')
  }
  return (
    <ul className="-mx-2 max-h-96 overflow-y-auto">
      {teams.map(({ team, isMeeting }) => (
        <li key={team.id}>
          <button
            type="button"
            onClick={() => choose(team.id)}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-2 text-left hover:bg-hover"
          >
            <Users aria-hidden className="size-4 shrink-0 text-soft" />
            <span className="min-w-0 flex-1 truncate font-medium">{team.name}</span>
            {team.isLeadership && <Badge>{LEADERSHIP}</Badge>}
            {isMeeting && <Badge variant="good">{MEETING_RUNNING}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}
