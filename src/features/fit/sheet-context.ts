import { createContext, useContext } from 'react'
import type { FitSheet, FitValue } from './fit.queries.ts'

/** The quarter on the screen. */
export interface OpenSheet extends FitSheet {
  quarter: string
  values: readonly FitValue[]
}

export const SheetContext = createContext<OpenSheet | null>(null)

export const useSheet = (): OpenSheet => useContext(SheetContext)!
