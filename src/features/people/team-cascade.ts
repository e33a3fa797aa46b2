import { createContext, type ReactNode } from 'react'

/** Shows what goes with a team when it is deleted. The features that hold a team's work stand after this one. */
export const TeamCascade = createContext<(teamId: string) => ReactNode>(() => null)
