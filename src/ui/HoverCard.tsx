import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { CLOSES_AFTER, OPENS_AFTER } from './hover-times.ts'
import { later } from './later.tsx'

export type HoverCardLayerProps = {
  anchor: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  /** Whether the pointer is over the card, which then stays. */
  onHover: (isOver: boolean) => void
  children: ReactNode
}

const HoverCardLayer = later(() => import('./layers/HoverCardLayer.tsx'))

type HoverCardProps = {
  /** Names the card, such as `About Maya Lindqvist`. */
  label: string
  /** What is on the card; rendered only while it is open. */
  card: ReactNode
  className?: string
  children: ReactNode
}

/** A button that shows more about what it names: at once when it is pressed, and when the pointer or the focus rests on it. */
export function HoverCard({ label, card, className, children }: HoverCardProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function become(open: boolean, milliseconds: number) {
    clearTimeout(timer.current)
    if (open) void HoverCardLayer.preload().catch(() => undefined)
    timer.current = setTimeout(() => setOpen(open), milliseconds)
  }
  const come = () => become(true, OPENS_AFTER)
  const go = () => become(false, CLOSES_AFTER)

  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-expanded={isOpen}
        className={cx('min-w-0 rounded-md text-left', className)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && come()}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && go()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && come()}
        onBlur={go}
        onClick={() => become(!isOpen, 0)}
      >
        {children}
      </button>
      {isOpen && (
        <HoverCardLayer
          anchor={anchor}
          label={label}
          onClose={() => become(false, 0)}
          onHover={(isOver) => become(isOver, isOver ? 0 : CLOSES_AFTER)}
        >
          {card}
        </HoverCardLayer>
      )}
    </>
  )
}
