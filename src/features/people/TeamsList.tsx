import { Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useRosters } from '../teams/use-rosters.ts'
import { teamsWithMembers } from './people.queries.ts'
import { NO_OWN_TEAMS, NO_TEAMS, TEAMS } from './team-screens.text.ts'
import { DeletedTeams } from './DeletedTeams.tsx'
import { TeamCard } from './TeamCard.tsx'

const TeamDialog = later(() => import('./TeamDialog.tsx'))

/** The teams whose members the reader sees, with them. `action` is offered while there is none. */
export function TeamsList({ action }: { action: ReactNode }) {
  const seesAll = useActor().can('manage_all_teams')
  const teams = useLive(teamsWithMembers, {})
  const rosters = useRosters()
  const [editedId, setEditedId] = useState<string | null>(null)
  if (!teams || rosters.isComing) return <SkeletonRows rows={4} rowHeight="h-20" />
  if (teams.length === 0) {
    const text = seesAll ? NO_TEAMS : NO_OWN_TEAMS
    return (
      <>
        <EmptyState icon={<Users aria-hidden />} text={text} action={action} />
        <DeletedTeams />
      </>
    )
  }
  return (
    <>
      <ul aria-label={TEAMS} className="grid gap-3 p-4 md:grid-cols-2 xl:grid-cols-3">
        {teams.map((entry) => (
          <TeamCard
            key={entry.team.id}
            entry={entry}
            isEmpty={entry.members.length === 0 && rosters.teamIds.includes(entry.team.id)}
            onEdit={() => setEditedId(entry.team.id)}
          />
        ))}
      </ul>
      <DeletedTeams />
      {editedId && <TeamDialog open teamId={editedId} onOpenChange={() => setEditedId(null)} />}
    </>
  )
}
