import { useState } from 'react'
import { useSyncStatus } from '../sync/browser/react.ts'

/**
 * Whether everything that was done before this part came is saved. Until then the server does not know a row that was made just now, and finds
 * nothing of what it alone could say of it.
 */
export function useIsSaved(): boolean {
  const { pending } = useSyncStatus()
  const [isSaved, setSaved] = useState(false)
  if (!isSaved && pending === 0) setSaved(true)
  return isSaved
}
