import { useCallback, useState } from 'react'
import type { Branch } from '../charts/forest.rules.ts'
import type { SeatDialog } from './chart-context.ts'

/** The dialog that is open, and the seat it is about; null for the whole chart. */
export interface AskedSeat {
  dialog: SeatDialog
  branch: Branch | null
}

export function useAskedSeat() {
  const [asked, setAsked] = useState<AskedSeat | null>(null)
  const ask = useCallback((dialog: SeatDialog, branch: Branch | null) => setAsked({ dialog, branch }), [])
  const done = useCallback(() => setAsked(null), [])
  return { asked, ask, done }
}
