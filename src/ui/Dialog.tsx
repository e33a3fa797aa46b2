import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { useUnfinished } from './unfinished.ts'
import { useHasOpened } from './use-has-opened.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: DialogSize
  /** Whether there is unsaved work that the dialog can't see; it notices changes in its fields by itself. */
  changed?: boolean
  /** Whether it gets the focus itself. Its first field would open the keyboard of a phone over it. */
  isReadFirst?: boolean
  /** False for dialogs with nothing to lose, such as a search. */
  asksBeforeClosing?: boolean
  children: ReactNode
}

export type DialogLayerProps = DialogProps & {
  /** What to focus when the dialog closes; false if that has been done. */
  returnFocus: () => HTMLElement | false
}

const DialogLayer = later(() => import('./layers/DialogLayer.tsx'))

/**
 * A modal dialog. Escape, a press outside and Cancel close it, but ask first if something in it was changed; setting `open` to
 * false closes it without asking. Its code is loaded when it first opens.
 */
export function Dialog(props: DialogProps) {
  useUnfinished(props.open)
  const hasOpened = useHasOpened(props.open)
  const returnFocus = useReturnFocus(props.open)
  return hasOpened && <DialogLayer {...props} returnFocus={returnFocus} />
}

Dialog.preload = DialogLayer.preload
