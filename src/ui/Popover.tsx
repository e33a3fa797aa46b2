import { cloneElement, type ReactElement, type ReactNode, type RefObject } from 'react'
import { later } from './later.tsx'
import { type TriggerProps, useTrigger } from './use-trigger.ts'

export type PopoverLayerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  label: string
  align?: 'start' | 'center' | 'end'
  width?: string
  children: ReactNode
}

const PopoverLayer = later(() => import('./layers/PopoverLayer.tsx'))

type PopoverProps = Pick<PopoverLayerProps, 'label' | 'align' | 'width'> & {
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps>
  children: (close: () => void) => ReactNode
}

/** A small panel next to a button, for reading or setting something. For a list of actions use Menu. */
export function Popover({ trigger, children, ...popover }: PopoverProps) {
  const { open, setOpen, anchor, triggerProps } = useTrigger('dialog', PopoverLayer.preload)
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      {open && (
        <PopoverLayer open={open} onOpenChange={setOpen} anchor={anchor} {...popover}>
          {children(() => setOpen(false))}
        </PopoverLayer>
      )}
    </>
  )
}
