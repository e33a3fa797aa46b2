import { useBeingAt, useOthersAt } from '../../../sync/browser/use-here.ts'
import { useActor } from '../../../sync/browser/react.ts'
import { team } from '../../../sync/scope.ts'

/** Tells others that this person waits for the team's meeting. Returns the ids of everybody who does, as far as is known. */
export function useLobby(teamId: string): readonly string[] {
  const { id } = useActor()
  const place = `l ${teamId}`
  useBeingAt({ scope: team(teamId), place, what: 'waits' })
  return [id, ...useOthersAt(team(teamId), place).map(({ personId }) => personId)]
}
