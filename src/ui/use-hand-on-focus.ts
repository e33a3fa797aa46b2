import { type RefObject, useLayoutEffect } from 'react'

/**
 * A row's own menu may take the row out of its list. The focus then goes to the menu of the row after it, or else to that of the
 * row before it.
 */
export function useHandOnFocus(trigger: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = trigger.current
    return () => {
      if (!element || document.activeElement !== element) return
      const triggers = triggersBeside(element)
      const place = triggers.indexOf(element)
      const heir = triggers[place + 1] ?? triggers[place - 1] ?? document.querySelector('main')
      // The whole list may be leaving, as it does when another page is opened.
      setTimeout(() => document.activeElement === document.body && heir?.focus({ preventScroll: true }))
    }
  }, [trigger])
}

const triggersBeside = (element: HTMLElement): HTMLElement[] => [
  ...(element.closest('ul, ol')?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? []),
]
