import { useState } from 'react'

/** Whether a layer is or was open. Its code loads when it first opens, and it stays mounted so that closing can be animated. */
export function useHasOpened(open: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(open)
  if (open && !hasOpened) setHasOpened(true)
  return hasOpened || open
}
