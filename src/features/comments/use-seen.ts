import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onSeen` once the element is on the screen, for each further `what` again; null waits for nothing. */
export function useSeen(element: RefObject<Element | null>, what: string | null, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (what === null || !element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      seen()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, what])
}
