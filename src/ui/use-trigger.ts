import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'

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
  /** Whether keys opened it, so that the first entry wants the focus. */
  byKeys: boolean
  anchor: RefObject<HTMLButtonElement | null>
  triggerProps: TriggerProps
}

/** A button that opens a popup whose code is fetched on hover or focus, before the press. */
export function useTrigger(popup: 'menu' | 'dialog', preload: () => Promise<void>): Trigger {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [byKeys, setByKeys] = useState(false)
  // The popup reports a failure to load itself, once it is really wanted.
  const prepare = () => void preload().catch(() => {})
  const triggerProps: TriggerProps = {
    ref: anchor,
    'aria-haspopup': popup,
    'aria-expanded': open,
    onClick: (event) => {
      // Enter and Space make clicks too, but such a click has no count.
      setByKeys(event.detail === 0)
      setOpen(!open)
    },
    onPointerEnter: prepare,
    onFocus: prepare,
    onKeyDown: (event) => {
      if (popup !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      setByKeys(true)
      setOpen(true)
    },
  }
  return { open, setOpen, byKeys, anchor, triggerProps }
}
