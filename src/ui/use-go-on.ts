import { type RefObject, useEffect, useRef } from 'react'
import { focusContent } from './focus-content.ts'

/**
 * A step that has been taken leaves with its button. Whoever pressed that goes on with what is said of the step, or in the page's content.
 * @param said what is said; it takes the focus by `tabIndex={-1}`
 * @param step changes when the step has been taken
 */
export function useGoOn(said: RefObject<HTMLElement | null>, step: unknown): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body)
      if (said.current?.textContent) said.current.focus()
      else focusContent()
    before.current = step
  }, [said, step])
}
