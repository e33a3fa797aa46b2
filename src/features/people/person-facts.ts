import { createContext, type ReactNode } from 'react'
import type { Person } from './people.table.ts'

/** What features that stand after this one know of somebody, for their card. */
export const PersonFacts = createContext<(person: Person) => ReactNode>(() => null)
