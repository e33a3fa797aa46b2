import { createContext, type ReactNode } from 'react'
import type { Team } from '../teams/teams.table.ts'

/** What those who manage a team can set up beside its name and members. The features that it belongs to stand after this one. */
export const TeamTools = createContext<(team: Team) => ReactNode>(() => null)
