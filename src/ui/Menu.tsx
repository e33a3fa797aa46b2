import { cloneElement, type ReactElement, type ReactNode, type RefObject } from 'react'
import { later } from './later.tsx'
import { useHandOnFocus } from './use-hand-on-focus.ts'
import { type TriggerProps, useTrigger } from './use-trigger.ts'

export type MenuEntry = {
  label: string
  icon?: ReactNode
  /** A second line in a softer colour. */
  detail?: string
  /** Keys shown at the end of the row. */
  shortcut?: string
  /** Makes the entry one of a set, with a check mark when true. */
  checked?: boolean
  disabled?: boolean
  danger?: boolean
  onSelect: () => void
}

export type MenuSection = { heading?: string; entries: readonly MenuEntry[] }

export type MenuLayerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  /** Keys for the menu from before it had the focus. */
  early: RefObject<string[]>
  label: string
  sections: readonly MenuSection[]
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** A class for the popup's width, such as `w-64`. */
  width?: string
}

const MenuLayer = later(() => import('./layers/MenuLayer.tsx'))

type MenuProps = Pick<MenuLayerProps, 'label' | 'sections' | 'align' | 'side' | 'width'> & {
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps>
}

export function Menu({ trigger, ...menu }: MenuProps) {
  const { open, setOpen, anchor, early, triggerProps } = useTrigger('menu', MenuLayer.preload)
  useHandOnFocus(anchor, '[aria-haspopup="menu"]')
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      {open && <MenuLayer open={open} onOpenChange={setOpen} anchor={anchor} early={early} {...menu} />}
    </>
  )
}

Menu.preload = MenuLayer.preload
