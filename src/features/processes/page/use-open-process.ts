import { useParams } from '@tanstack/react-router'
import { useLive } from '../../../sync/browser/react.ts'
import { UUID } from '../../../sync/id.ts'
import { openProcess, type OpenProcess } from '../processes.queries.ts'
import { useProcessTeams } from '../use-process-teams.ts'

/** The id of no process, for an address that names none. */
const NOBODYS = '00000000-0000-4000-8000-000000000000'

/** The process in the address: undefined until it is here, null if there is none for the reader. */
export function useOpenProcess(): OpenProcess | null | undefined {
  const { processId = '' } = useParams({ strict: false }) as { processId?: string }
  const isId = UUID.test(processId)
  const { teamIds, isKnown } = useProcessTeams()
  const found = useLive(openProcess, { id: isId ? processId : NOBODYS, teamIds: [...teamIds] })
  if (!isId) return null
  return isKnown ? found : undefined
}
