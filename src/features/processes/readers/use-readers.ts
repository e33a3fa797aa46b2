import { useActor, useLive } from '../../../sync/browser/react.ts'
import { roster } from '../../../sync/scope.ts'
import type { Process } from '../processes.table.ts'
import { readersOfProcess } from './readers.queries.ts'

/** Who is asked to read a process, with all of whom it has to be known which team they are on. */
export function useReaders({ id: processId, teamId }: Pick<Process, 'id' | 'teamId'>) {
  const actor = useActor()
  const named = useLive(readersOfProcess, { processId, teamId, rosters: [] })
  const teamIds = [teamId, ...(named?.entries ?? []).flatMap(({ toTeamId }) => toTeamId ?? [])]
  const rosters = [...new Set(teamIds)].filter((one) => actor.sees(roster(one)))
  const counted = useLive(readersOfProcess, { processId, teamId, rosters })
  return counted ?? named ?? { entries: [], assigned: 0 }
}
