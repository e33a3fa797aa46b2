import { createContext, type ReactNode } from 'react'
import type { PersonWithTeams } from './people.queries.ts'

/** Asks who takes over somebody's work, and removes them. The features that hold work stand after this one. */
export const RemovalDialog = createContext<(entry: PersonWithTeams, onClose: () => void) => ReactNode>(
  () => null,
)
