import { useState } from 'react'
import type { Drawing } from '../charts/steps.rules.ts'

/** How the chart is shown; kept as long as the screen stands. */
export interface View {
  drawing: Drawing
  setDrawing: (drawing: Drawing) => void
  showsRoles: boolean
  setShowsRoles: (shows: boolean) => void
}

/** Phones show the outline first. */
export function useView(isNarrow: boolean): View {
  const [drawing, setDrawing] = useState<Drawing>(isNarrow ? 'outline' : 'down')
  const [showsRoles, setShowsRoles] = useState(true)
  return { drawing, setDrawing, showsRoles, setShowsRoles }
}
