import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { useUnfinished } from './unfinished.ts'
import { useHasOpened } from './use-has-opened.ts'
import { useOpener } from './use-opener.ts'

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: DialogSize
  /** Whether there is unsaved work that the dialog can't see; it notices changes in its fields by itself. */
  changed?: boolean
  /** False for dialogs with nothing to lose, such as a search. */
  asksBeforeClosing?: boolean
  children: ReactNode
}

export type DialogLayerProps = DialogProps & {
  /** The element that gets the focus when the dialog closes. */
  opener: () => HTMLElement | null
}

const DialogLayer = later(() => import('./layers/DialogLayer.tsx'))

/**
 * A modal dialog. Escape, a press outside and Cancel close it, but ask first if something in it was changed; setting `open` to
 * false closes it without asking. Its code is loaded when it first opens.
 */
export function Dialog(props: DialogProps) {
  useUnfinished(props.open)
  const hasOpened = useHasOpened(props.open)
  const opener = useOpener(props.open)
  return hasOpened && <DialogLayer {...props} opener={opener} />
}

Dialog.preload = DialogLayer.preload
