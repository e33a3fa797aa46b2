import { type ReactNode, useRef } from 'react'
import { later } from './later.tsx'

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
  onConfirm: () => Promise<unknown> | unknown
}

const ConfirmLayer = later(() => import('./layers/ConfirmLayer.tsx'))

/** A question before something that cannot be undone. Where undo is possible, offer that in a toast instead. */
export function ConfirmDialog(props: ConfirmProps) {
  const wasOpen = useRef(false)
  wasOpen.current ||= props.open
  return wasOpen.current && <ConfirmLayer {...props} />
}
