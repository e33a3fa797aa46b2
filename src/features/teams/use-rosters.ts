import { useActor, useLive } from '../../sync/browser/react.ts'
import { useIsOffline } from '../../ui/use-network.ts'
import { heldRosters, MOST_ROSTERS, teamsBeyondOwn } from './teams.queries.ts'

interface Rosters {
  /** The teams beyond the reader's own of which it is here who is on them. */
  readonly teamIds: readonly string[]
  /** Whether the members of teams are still being asked for. */
  readonly isComing: boolean
  /** Whether that is here of every team of the company. */
  readonly isWhole: boolean
}

/** Keeps here who is on which team while a screen shows it, as far as the reader may see it. */
export function useRosters(): Rosters {
  const seesAll = useActor().can('manage_all_teams')
  const teamIds = useLive(teamsBeyondOwn, {}) ?? []
  const isHere = useLive(heldRosters, { teamIds }) ?? false
  const isOffline = useIsOffline()
  return {
    isComing: teamIds.length > 0 && !isHere && !isOffline,
    teamIds: isHere ? teamIds : [],
    isWhole: seesAll && isHere && teamIds.length < MOST_ROSTERS,
  }
}
