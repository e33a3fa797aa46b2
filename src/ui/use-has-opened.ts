import { useState } from 'react'

/** Whether a layer is open or has been: its code is loaded when it first opens, and it stays to show how it closes. */
export function useHasOpened(open: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(open)
  if (open && !hasOpened) setHasOpened(true)
  return hasOpened || open
}
