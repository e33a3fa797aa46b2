import { type RefObject, useLayoutEffect } from 'react'

/** Nothing that is said aloud may be lost. */
const STAYS = '[aria-live], script, style'

/** While something lies over the whole window, what is behind it can neither be reached by Tab nor read. Layers above it are not in the root. */
export function useOverEverything(cover: RefObject<HTMLElement | null>, isOver: boolean): void {
  useLayoutEffect(() => {
    if (!isOver) return
    const behind: HTMLElement[] = []
    for (
      let own: HTMLElement | null = cover.current;
      own && own.id !== 'root' && own.parentElement;
      own = own.parentElement
    )
      for (const other of own.parentElement.children)
        if (other !== own && other instanceof HTMLElement && !other.inert && !other.matches(STAYS))
          behind.push(other)
    for (const each of behind) each.inert = true
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.closest('[inert]')) activeElement.blur()
    return () => {
      for (const each of behind) each.inert = false
    }
  }, [cover, isOver])
}
