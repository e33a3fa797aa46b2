import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import type { DialogLayerProps, DialogSize } from '../Dialog.tsx'
import { DialogContext } from '../dialog-context.ts'
import { PanelBoundary } from '../PanelBoundary.tsx'
import { CLOSE, DISCARD, DISCARD_CHANGES, KEEP_EDITING, NOT_SAVED } from '../layers.text.ts'
import ConfirmLayer from './ConfirmLayer.tsx'

const widths: Record<DialogSize, string> = {
  sm: 'md:max-w-sm',
  md: 'md:max-w-xl',
  lg: 'md:max-w-2xl',
  xl: 'md:max-w-4xl',
}

export default function DialogLayer({
  open,
  onOpenChange,
  changed = false,
  asksBeforeClosing = true,
  ...content
}: DialogLayerProps) {
  const [typed, setTyped] = useState(false)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (open) setTyped(false)
    else setAsking(false)
  }, [open])

  const unsaved = asksBeforeClosing && (typed || changed)
  const requestClose = () => (unsaved ? setAsking(true) : onOpenChange(false))
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : requestClose())}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 grid grid-cols-1 items-end justify-items-center md:items-start md:px-4 md:pt-[max(2rem,10dvh)]">
          <DialogContext value={requestClose}>
            <DialogContent {...content} onTyped={setTyped} />
          </DialogContext>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
      <ConfirmLayer
        open={asking}
        onOpenChange={setAsking}
        title={DISCARD_CHANGES}
        detail={NOT_SAVED}
        confirmLabel={DISCARD}
        cancelLabel={KEEP_EDITING}
        danger
        onConfirm={() => onOpenChange(false)}
      />
    </BaseDialog.Root>
  )
}

type ContentProps = Pick<
  DialogLayerProps,
  'title' | 'description' | 'size' | 'isReadFirst' | 'returnFocus'
> & {
  /** Whether something was entered since the dialog opened or its form was emptied. */
  onTyped: (typed: boolean) => void
  children: ReactNode
}

function DialogContent({
  title,
  description,
  size = 'md',
  isReadFirst = false,
  returnFocus,
  onTyped,
  children,
}: ContentProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <BaseDialog.Popup
      ref={popup}
      {...(isReadFirst && { initialFocus: popup })}
      onInput={() => onTyped(true)}
      onReset={() => onTyped(false)}
      finalFocus={returnFocus}
      className={cx(
        'group/dialog relative flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-xl bg-raised text-ink shadow-popup transition-[opacity,translate] duration-150 outline-none data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 md:max-h-[80dvh] md:rounded-xl',
        widths[size],
      )}
    >
      <header className="pt-4 pr-14 pb-3 pl-5">
        <BaseDialog.Title className="text-base font-semibold group-has-data-title/dialog:text-[0.8125rem] group-has-data-title/dialog:font-medium group-has-data-title/dialog:text-soft">
          {title}
        </BaseDialog.Title>
        {description && (
          <BaseDialog.Description className="mt-0.5 text-[0.8125rem] text-soft">
            {description}
          </BaseDialog.Description>
        )}
      </header>
      <div className="min-h-0 overflow-y-auto px-5 pt-1 has-data-dialog-actions:scroll-pb-24 *:data-dialog-actions:mt-5 not-has-data-dialog-actions:pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <PanelBoundary>{children}</PanelBoundary>
      </div>
      {/* Last in the tree, so that the first field gets the focus when the dialog opens. */}
      <BaseDialog.Close
        aria-label={CLOSE}
        className="absolute top-3 right-3 inline-flex size-control items-center justify-center rounded-md text-soft hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-4.5" />
      </BaseDialog.Close>
    </BaseDialog.Popup>
  )
}
