import { type RefObject, useLayoutEffect, useRef } from 'react'

const GAP = 4
const MARGIN = 8

type CellProblemProps = {
  id: string
  text: string
  /** The field that the text was typed into. */
  field: RefObject<HTMLElement | null>
}

/** Why a text can't be read, below its field or, at the end of the window, above it. The grid's edge doesn't cut it off. */
export function CellProblem({ id, text, field }: CellProblemProps) {
  const box = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const place = () => box.current && field.current && placeAt(box.current, field.current)
    box.current?.showPopover()
    place()
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', place, { capture: true, passive: true, signal })
    addEventListener('resize', place, { signal })
    return () => listening.abort()
  }, [text, field])
  return (
    <p
      ref={box}
      id={id}
      role="alert"
      popover="manual"
      className="fixed inset-auto w-max max-w-56 rounded border-l-[3px] border-bad-edge bg-raised px-2 py-1 text-left text-xs font-medium whitespace-normal text-bad-ink shadow-popup"
    >
      {text}
    </p>
  )
}

function placeAt(box: HTMLElement, field: HTMLElement): void {
  const { top, right, bottom } = field.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const isRoomBelow = bottom + GAP + height + MARGIN <= innerHeight
  box.style.top = `${isRoomBelow ? bottom + GAP : top - GAP - height}px`
  box.style.left = `${Math.max(MARGIN, right - width)}px`
}
