import type { ReactNode } from 'react'
import { ChipsContext } from './chips-context.ts'

/** Selects, pickers and days in one row that wraps, each as a chip with its label and its value. */
export const Chips = ({ children }: { children: ReactNode }) => (
  <ChipsContext value>
    <div className="flex min-w-0 flex-wrap items-start gap-2">{children}</div>
  </ChipsContext>
)
