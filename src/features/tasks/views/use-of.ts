import { useActor, useLive } from '../../../sync/browser/react.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'

/** Whose finished tasks are fetched: a team's, or the reader's own in all of their teams. */
export function useOf(teamId: string | undefined): { teamIds: readonly string[]; personId: string | null } {
  const { id } = useActor()
  const own = useLive(teamsAtHand, {}) ?? []
  return teamId
    ? { teamIds: [teamId], personId: null }
    : { teamIds: own.map((team) => team.id), personId: id }
}
