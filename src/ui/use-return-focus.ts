import { useEffect, useState } from 'react'
import { focusContent, focusContentIfLost } from './focus-content.ts'

/**
 * What to do with the focus when a dialog closes: it goes back to the element that had it when the dialog opened. If that was
 * none, or it is gone, such as the button of an empty state, it goes to the page's content, where the page's keys work.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | false {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)
  // Noted while rendering, because a field of the dialog may take the focus before any effect runs.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpener(document.activeElement)
  }
  useEffect(() => {
    if (!open) return
    // The opener may leave the page in the very update that closes the dialog.
    return focusContentIfLost
  }, [open])
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected && takesFocus(opener)) return opener
    focusContent()
    return false
  }
}

/** Of the buttons that the arrow keys lead through, Tab leads to one alone. */
const takesFocus = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 || element instanceof HTMLButtonElement
