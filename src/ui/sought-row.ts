import { createContext } from 'react'

/** The key of the row to which the address leads. Lists mark their rows with `data-row-key`, and keep this one in the page. */
export const SoughtRowContext = createContext<string | null>(null)
