import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useHasOpened } from '../../ui/use-has-opened.ts'

export interface OpenList {
  open: boolean
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

type ListButtonProps<Of extends object> = ComponentProps<'button'> & {
  /** The list, whose code is loaded by the time that it opens. */
  List: ((props: Of & OpenList) => ReactNode) & { preload: () => Promise<void> }
  /** What the list is about. */
  of: Of
}

/** A button that opens a list. */
export function ListButton<Of extends object>({ List, of, ...button }: ListButtonProps<Of>) {
  const [open, setOpen] = useState(false)
  const hasOpened = useHasOpened(open)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <span className="relative">
      <button
        {...button}
        ref={anchor}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        // If loading fails, the list reports it once it is opened.
        onFocus={() => void List.preload().catch(() => {})}
        onClick={() => setOpen(!open)}
      />
      {hasOpened && <List {...of} open={open} anchor={anchor} onClose={() => setOpen(false)} />}
    </span>
  )
}
