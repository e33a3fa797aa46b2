import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { useHasOpened } from './use-has-opened.ts'

export type ConfirmProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: string
  /** What will happen and what cannot be undone. */
  detail: ReactNode
  /** The verb, such as `Delete`. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** May be asynchronous: the dialog stays, busy, until it has ended. */
  onConfirm: () => unknown
}

const ConfirmLayer = later(() => import('./layers/ConfirmLayer.tsx'))

/** A question before something that cannot be undone. Where undo is possible, offer that in a toast instead. */
export function ConfirmDialog(props: ConfirmProps) {
  const hasOpened = useHasOpened(props.open)
  return hasOpened && <ConfirmLayer {...props} />
}
