import type { ReactNode } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { heldTeams } from './teams.queries.ts'

type HeldTeamProps = { teamId: string; children: ReactNode }

/** Shows its children once the team's rows are here, and keeps them here. The reader must see the team. */
export function HeldTeam({ teamId, children }: HeldTeamProps) {
  return useLive(heldTeams, { teamIds: [teamId] }) ? children : <SkeletonRows />
}
