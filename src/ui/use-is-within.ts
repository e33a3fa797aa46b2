import { type FocusEvent, useEffect, useRef, useState } from 'react'

/** Longer than a press of the pointer. */
const LEFT_AFTER_MS = 250

/**
 * Whether the focus is in an element or its children, and the handlers that follow it. What is left stays a moment, so that a button below
 * does not move away from under the pointer that presses it.
 */
export function useIsWithin(onLeft: () => void) {
  const [isWithin, setIsWithin] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isWithin,
    onFocus() {
      clearTimeout(timer.current)
      setIsWithin(true)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // Another window came to the front.
        if (currentTarget.contains(document.activeElement)) return
        setIsWithin(false)
        onLeft()
      }, LEFT_AFTER_MS)
    },
  }
}
