import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { useUnfinished } from './unfinished.ts'
import { useHasOpened } from './use-has-opened.ts'

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: DialogSize
  /** Unsaved work that the dialog cannot see itself; what is typed in its fields it notices. */
  changed?: boolean
  /** False for dialogs that hold nothing to lose, such as a search. */
  asksBeforeClosing?: boolean
  children: ReactNode
}

const DialogLayer = later(() => import('./layers/DialogLayer.tsx'))

/**
 * A modal dialog. Escape, a press outside and Cancel close it, after a question when something in it was changed;
 * setting `open` to false closes it without one. Its code is loaded when it first opens.
 */
export function Dialog(props: DialogProps) {
  useUnfinished(props.open)
  const hasOpened = useHasOpened(props.open)
  return hasOpened && <DialogLayer {...props} />
}

Dialog.preload = DialogLayer.preload
