import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import type { ConfirmLayerProps } from '../ConfirmDialog.tsx'
import { CANCEL } from '../layers.text.ts'
import { problemOf } from '../problem.ts'
import { toast } from '../toast.ts'

export default function ConfirmLayer({
  open,
  onOpenChange,
  title,
  detail,
  confirmLabel,
  ...rest
}: ConfirmLayerProps) {
  const { cancelLabel = CANCEL, danger, onConfirm, returnFocus } = rest
  const [pending, setPending] = useState(false)

  async function confirm() {
    setPending(true)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      const problem = problemOf(error)
      toast.error(problem.title, problem.detail)
    } finally {
      setPending(false)
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        {/* Without `forceRender` there is none above another dialog. */}
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <AlertDialog.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <AlertDialog.Popup
            {...(returnFocus && { finalFocus: returnFocus })}
            className="w-full max-w-sm rounded-xl bg-raised p-5 text-ink shadow-popup transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <AlertDialog.Title className="text-base font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1 text-soft">{detail}</AlertDialog.Description>
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <Button onClick={() => onOpenChange(false)}>{cancelLabel}</Button>
              <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={confirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
