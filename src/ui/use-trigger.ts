import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { take } from './take.ts'

export type TriggerProps = {
  ref?: RefObject<HTMLButtonElement | null>
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  onClick?: (event: MouseEvent) => void
  onPointerEnter?: () => void
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

type Trigger = {
  open: boolean
  setOpen: (open: boolean) => void
  /** Whether the keyboard opened it, in which case the first entry gets the focus. */
  byKeys: boolean
  anchor: RefObject<HTMLButtonElement | null>
  triggerProps: TriggerProps
}

/** A button that opens a popup, whose code is loaded on hover or focus, before the press. */
export function useTrigger(popup: 'menu' | 'dialog', preload: () => Promise<void>): Trigger {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [byKeys, setByKeys] = useState(false)
  // If loading fails, the popup reports it once it is actually opened.
  const prepare = () => void preload().catch(() => {})
  const triggerProps: TriggerProps = {
    ref: anchor,
    'aria-haspopup': popup,
    'aria-expanded': open,
    onClick: (event) => {
      // Enter and Space cause clicks too, but with a count of 0.
      setByKeys(event.detail === 0)
      setOpen(!open)
    },
    onPointerEnter: prepare,
    onFocus: prepare,
    onKeyDown: (event) => {
      // The popup does not have the focus yet: the key must not close what is around it.
      if (event.key === 'Escape' && open) {
        take(event)
        return setOpen(false)
      }
      if (popup !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      setByKeys(true)
      setOpen(true)
    },
  }
  return { open, setOpen, byKeys, anchor, triggerProps }
}
