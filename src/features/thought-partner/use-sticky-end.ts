import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** So many pixels from the end still count as at the end. */
const NEAR = 48

/**
 * Keeps the end of an area in view for as long as its reader is there, and leaves a reader alone who has gone back.
 * @param grown differs whenever there is more
 * @param turn differs when the reader has said something, and wants to see what comes of it
 */
export function useStickyEnd(
  grown: unknown,
  turn: unknown,
): {
  area: RefObject<HTMLDivElement | null>
  end: RefObject<HTMLDivElement | null>
} {
  const area = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const { current } = area
    if (!current) return
    const listening = new AbortController()
    current.addEventListener(
      'scroll',
      () => {
        isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
      },
      { signal: listening.signal, passive: true },
    )
    return () => listening.abort()
  }, [])
  useLayoutEffect(() => {
    isAtEnd.current = true
  }, [turn])
  useLayoutEffect(() => {
    if (isAtEnd.current) end.current?.scrollIntoView({ block: 'end' })
  }, [grown])
  return { area, end }
}
