import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { useHasOpened } from './use-has-opened.ts'

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

const ConfirmLayer = later(() => import('./layers/ConfirmLayer.tsx'))

/** Asks before something that can't be undone. If it can be undone, offer that in a toast instead. */
export function ConfirmDialog(props: ConfirmProps) {
  const hasOpened = useHasOpened(props.open)
  return hasOpened && <ConfirmLayer {...props} />
}
