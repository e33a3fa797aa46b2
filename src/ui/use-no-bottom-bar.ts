import { useLayoutEffect } from 'react'

/** Leaves the bottom of a phone's window to the screen. */
export function useNoBottomBar(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.noBottomBar = ''
    return () => {
      delete dataset.noBottomBar
    }
  }, [])
}
