import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A field that adds to the list above it moves down with each entry. While somebody is in it, it stays in view.
 * @param count of the entries above it
 */
export function useKeptInView<Field extends HTMLElement>(count: number): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useLayoutEffect(() => {
    if (document.activeElement === field.current) field.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return field
}
