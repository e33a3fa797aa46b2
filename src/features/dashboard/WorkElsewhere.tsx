import { useActor, useAsked, useLive } from '../../sync/browser/react.ts'
import { team } from '../../sync/scope.ts'
import { heldTeams } from '../teams/teams.queries.ts'
import { teamsOfMyWork } from './work-elsewhere.queries.ts'

const EVERY_FIVE_MINUTES = 5 * 60_000

/** Keeps the teams here in which a director has work without being on them, so that no list lacks it. Shows nothing. */
export function WorkElsewhere() {
  const actor = useActor()
  const teamIds = useAsked(teamsOfMyWork, {}, EVERY_FIVE_MINUTES) ?? []
  useLive(heldTeams, { teamIds: teamIds.filter((teamId) => actor.sees(team(teamId))) })
  return null
}
