import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { useHasOpened } from './use-has-opened.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type ConfirmProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: string
  /** What will happen, and what can't be undone. */
  detail: ReactNode
  /** A verb, such as `Delete`. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** If this is asynchronous, the dialog stays open and busy until it has finished. */
  onConfirm: () => unknown
}

export type ConfirmLayerProps = ConfirmProps & {
  /** What to focus when it closes; false if that has been done. Left out above a dialog, which takes the focus back. */
  returnFocus?: () => HTMLElement | false
}

const ConfirmLayer = later(() => import('./layers/ConfirmLayer.tsx'))

/** Asks before something that can't be undone. If it can be undone, offer that in a toast instead. */
export function ConfirmDialog(props: ConfirmProps) {
  const hasOpened = useHasOpened(props.open)
  const returnFocus = useReturnFocus(props.open)
  return hasOpened && <ConfirmLayer {...props} returnFocus={returnFocus} />
}
