import { useEffect, useState } from 'react'

const content = (): HTMLElement | null => document.querySelector('main')

/**
 * Where the focus goes when a dialog closes: back to the element that had it when the dialog opened. If that element is gone,
 * such as the button of an empty state, it goes to the page's content, so that the keyboard goes on from there.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
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
    return () => void setTimeout(focusContentIfLost)
  }, [open])
  return () =>
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : content()
}

function focusContentIfLost(): void {
  if (document.activeElement === document.body) content()?.focus({ preventScroll: true })
}
