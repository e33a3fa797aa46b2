import { createContext } from 'react'

/** Opens an issue in a dialog over the present screen. */
export const OpenIssueContext = createContext<(issueId: string) => void>(() => {})
