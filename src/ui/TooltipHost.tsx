import { useEffect, useState } from 'react'
import { TooltipLayer } from './tooltips.ts'

const OPEN_AFTER = 700
const SKIP_WITHIN = 300
const CLOSE_AFTER = 100

export type Hint = { anchor: HTMLElement; text: string; shortcut: string | undefined }

function hintAt(target: EventTarget | null): Hint | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  if (!anchor?.dataset.tooltip) return null
  return { anchor, text: anchor.dataset.tooltip, shortcut: anchor.dataset.shortcut }
}

/** Draws the hints of all `Tooltip`s on the page after 700 ms, or at once if another was open less than 300 ms ago. */
export default function TooltipHost() {
  const [hint, setHint] = useState<Hint | null>(null)
  const [needed, setNeeded] = useState(false)

  useEffect(
    () =>
      watchPointerAndFocus((next) => {
        if (next) setNeeded(true)
        setHint(next)
      }),
    [],
  )

  return needed && <TooltipLayer hint={hint} />
}

function watchPointerAndFocus(show: (hint: Hint | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: HTMLElement | null = null
  let closedAt = -Infinity

  function change(hint: Hint | null) {
    clearTimeout(timer)
    if (shown && !hint) closedAt = performance.now()
    shown = hint?.anchor ?? null
    show(hint)
  }

  function onPointerOver(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    const hint = hintAt(event.target)
    if (hint?.anchor === shown) return clearTimeout(timer)
    clearTimeout(timer)
    if (!hint) timer = setTimeout(change, shown ? CLOSE_AFTER : 0, null)
    else if (shown || performance.now() - closedAt < SKIP_WITHIN) change(hint)
    else timer = setTimeout(change, OPEN_AFTER, hint)
  }

  function onFocusIn(event: FocusEvent) {
    const hint = hintAt(event.target)
    change(hint?.anchor.matches(':focus-visible') ? hint : null)
  }

  const hide = () => change(null)
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide()
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerover', onPointerOver, { signal })
  document.addEventListener('focusin', onFocusIn, { signal })
  document.addEventListener('focusout', hide, { signal })
  document.addEventListener('pointerdown', hide, { signal })
  document.addEventListener('keydown', onKeyDown, { signal, capture: true })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
