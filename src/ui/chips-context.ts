import { createContext } from 'react'

/** Whether the fields here are chips. */
export const ChipsContext = createContext(false)
