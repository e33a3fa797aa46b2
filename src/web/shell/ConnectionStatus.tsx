import { useSyncStatus } from '../../sync/browser/react.ts'
import { useConnectionNotice } from './connection.ts'
import { ConnectionChip } from './ConnectionChip.tsx'

/** Nothing while all is well; otherwise the state of the connection, and how many changes wait or were refused. */
export default function ConnectionStatus() {
  const { online, pending, refused } = useSyncStatus()
  const { state, kind } = useConnectionNotice(online, pending > 0)
  if (state === 'quiet' && refused.length === 0) return null
  return <ConnectionChip {...{ state, kind, pending }} refused={refused.length} />
}
