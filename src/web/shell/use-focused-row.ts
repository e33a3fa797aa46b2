import { useEffect } from 'react'
import { isFocusInLayer } from '../../ui/in-layer.ts'

const FOCUSABLE = '[data-row-focus], a[href], button, input'
/** What says that a person has gone on to something else before the row was there. */
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const
/** How long it is looked for where nobody does anything. */
const WITHIN = 60_000

/**
 * Brings a row into view as soon as it is in the page, focuses it unless somebody is at work in a layer by then, and marks it until
 * the focus leaves it.
 */
export function useFocusedRow(key: string): void {
  useEffect(() => {
    const main = document.querySelector('main')
    if (!main) return
    const gone = new AbortController()
    const watch = new MutationObserver(look)
    const timeout = setTimeout(stop, WITHIN)

    function stop() {
      watch.disconnect()
      clearTimeout(timeout)
    }

    function look() {
      const row = document.querySelector<HTMLElement>(`main [data-row-key="${CSS.escape(key)}"]`)
      const control = row?.querySelector<HTMLElement>(FOCUSABLE)
      if (!row || !control) return
      stop()
      row.scrollIntoView({ block: 'center' })
      if (!isFocusInLayer()) control.focus({ preventScroll: true })
      row.dataset.sought = ''
      row.addEventListener('focusout', () => delete row.dataset.sought, { once: true, signal: gone.signal })
    }

    for (const act of ACTS) addEventListener(act, stop, { capture: true, signal: gone.signal })
    watch.observe(main, { childList: true, subtree: true })
    look()
    return () => {
      stop()
      gone.abort()
    }
  }, [key])
}
