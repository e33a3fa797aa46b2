import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { later } from './later.tsx'
import { useHovering } from './use-hovering.ts'

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
  const { anchor, isOpen, become, trigger, layer } = useHovering<HTMLButtonElement>(HoverCardLayer.preload)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-expanded={isOpen}
        className={cx('min-w-0 rounded-md text-left', className)}
        {...trigger}
        onClick={() => become(!isOpen, 0)}
      >
        {children}
      </button>
      {isOpen && (
        <HoverCardLayer label={label} {...layer}>
          {card}
        </HoverCardLayer>
      )}
    </>
  )
}
