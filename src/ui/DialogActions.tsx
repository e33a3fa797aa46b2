import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useDialogClose } from './dialog-context.ts'
import { Kbd } from './Kbd.tsx'
import { CANCEL } from './layers.text.ts'

type DialogActionsProps = { children: ReactNode; cancelLabel?: string; start?: ReactNode; keys?: string }

/** The row of buttons at the end of a dialog: Cancel, then `children`; `start` is placed on the opposite side, `keys` press the last button. */
export function DialogActions({ children, cancelLabel = CANCEL, start, keys }: DialogActionsProps) {
  const close = useDialogClose()
  return (
    <div
      data-dialog-actions
      className="sticky bottom-0 -mx-5 mt-1 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised px-5 pt-3 md:rounded-b-xl pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {start && <div className="mr-auto">{start}</div>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {keys && <Kbd keys={keys} />}
        <Button onClick={close}>{cancelLabel}</Button>
        {children}
      </div>
    </div>
  )
}
