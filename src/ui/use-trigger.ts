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
  anchor: RefObject<HTMLButtonElement | null>
  /**
   * The keys for a menu that came here before it had the focus, as they do from somebody who types fast. One that the keyboard
   * opens begins with an arrow, and so at its first entry.
   */
  early: RefObject<string[]>
  triggerProps: TriggerProps
}

const KEYS_OF_A_MENU = /^(ArrowDown|ArrowUp|Enter| )$/
const OPENS_A_MENU = /^ArrowDown$/

/** A button that opens a popup, whose code is loaded on hover or focus, before the press. */
export function useTrigger(popup: 'menu' | 'dialog', preload: () => Promise<void>): Trigger {
  const anchor = useRef<HTMLButtonElement>(null)
  const early = useRef<string[]>([])
  const [open, setOpen] = useState(false)
  // If loading fails, the popup reports it once it is actually opened.
  const prepare = () => void preload().catch(() => {})
  const triggerProps: TriggerProps = {
    ref: anchor,
    'aria-haspopup': popup,
    'aria-expanded': open,
    onClick: (event) => {
      // Enter and Space cause clicks too, but with a count of 0.
      early.current = open || event.detail > 0 ? [] : ['ArrowDown']
      setOpen(!open)
    },
    onPointerEnter: prepare,
    onFocus: prepare,
    onKeyDown: (event) => {
      // The popup does not have the focus yet: the key must not close what is around it.
      if (event.key === 'Escape' && open) {
        take(event)
        early.current = []
        setOpen(false)
      } else if (popup === 'menu' && (open ? KEYS_OF_A_MENU : OPENS_A_MENU).test(event.key)) {
        event.preventDefault()
        // A key that is held down opens a menu, and chooses nothing in it.
        if (!event.repeat) early.current.push(event.key)
        setOpen(true)
      }
    },
  }
  return { open, setOpen, anchor, early, triggerProps }
}
