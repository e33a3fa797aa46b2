import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from '../../ui/cx.ts'

type DropColumnProps = {
  label: string
  /** Left out while nothing that can be dropped here is dragged. */
  onDrop?: (() => void) | undefined
  children: ReactNode
}

/** A column of a board, into which cards are dropped. */
export function DropColumn({ label, onDrop, children }: DropColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onDrop?.()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only a mouse drops something here; cards have keys and a menu.
    <section
      data-column
      aria-label={label}
      className={cx(
        'flex min-h-24 min-w-0 flex-col gap-2 rounded-lg border border-line bg-sunken p-2',
        isOver && onDrop && 'border-accent bg-accent-tint',
      )}
      onDragOver={(event) => {
        if (!onDrop) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </section>
  )
}
