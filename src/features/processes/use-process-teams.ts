import { useLive } from '../../sync/browser/react.ts'
import { processTeamsBeyond } from './processes.queries.ts'

const NONE: readonly string[] = []

/** The teams whose processes are borrowed for the reader, once that is known. */
export function useProcessTeams(): { teamIds: readonly string[]; isKnown: boolean } {
  const beyond = useLive(processTeamsBeyond, {})
  return { teamIds: beyond ?? NONE, isKnown: beyond !== undefined }
}
