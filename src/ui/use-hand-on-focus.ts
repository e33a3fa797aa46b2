import { type RefObject, useLayoutEffect } from 'react'

/**
 * A button of a row may take the row out of its list. The focus then goes to such a button of the row after it, or else of the row
 * before it, and from the last row to the dialog or page around the list.
 * @param kin selects such buttons
 */
export function useHandOnFocus(button: RefObject<HTMLElement | null>, kin: string): void {
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (!element || document.activeElement !== element) return
      const all = [...(element.closest('ul, ol, dl')?.querySelectorAll<HTMLElement>(kin) ?? [])]
      const place = all.indexOf(element)
      const around = element.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('main')
      const heir = all[place + 1] ?? all[place - 1] ?? around
      // The whole list may be leaving, as it does when another page is opened.
      setTimeout(() => document.activeElement === document.body && heir?.focus({ preventScroll: true }))
    }
  }, [button, kin])
}
