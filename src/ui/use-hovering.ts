import { useEffect, useRef, useState } from 'react'
import { CLOSES_AFTER, OPENS_AFTER } from './hover-times.ts'

/**
 * Whether a card about an element is open: some time after the pointer or the focus has come to rest on it, until some time after it has gone.
 * @param preload loads the card as soon as it may be needed
 * @returns what the element (`trigger`, with `anchor` as its ref) and the card's layer (`layer`) take
 */
export function useHovering<Anchor extends HTMLElement>(preload: () => Promise<unknown>) {
  const anchor = useRef<Anchor>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function become(open: boolean, milliseconds: number) {
    clearTimeout(timer.current)
    if (open) void preload().catch(() => undefined)
    timer.current = setTimeout(() => setOpen(open), milliseconds)
  }
  const come = () => become(true, OPENS_AFTER)
  const go = () => become(false, CLOSES_AFTER)

  return {
    anchor,
    isOpen,
    become,
    trigger: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && come(),
      onPointerLeave: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && go(),
      onFocus: ({ target }: { target: Element }) => target.matches(':focus-visible') && come(),
      onBlur: go,
    },
    layer: {
      anchor,
      onClose: () => become(false, 0),
      onHover: (isOver: boolean) => become(isOver, isOver ? 0 : CLOSES_AFTER),
    },
  }
}
