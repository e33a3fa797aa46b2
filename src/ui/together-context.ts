import { createContext, useContext, useLayoutEffect } from 'react'

/** Counts something that is loading, until the function that it returns is called. */
export const TogetherContext = createContext<(() => () => void) | null>(null)

/** What stands `Together` with the caller is held back as long as the caller is shown. */
export function useHoldsBack(): void {
  const wait = useContext(TogetherContext)
  useLayoutEffect(() => wait?.(), [wait])
}
