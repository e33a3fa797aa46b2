import { Popover } from '@base-ui/react/popover'
import { cx } from '../cx.ts'
import { PanelBoundary } from '../PanelBoundary.tsx'
import type { PopoverLayerProps } from '../Popover.tsx'

export default function PopoverLayer({
  open,
  onOpenChange,
  anchor,
  label,
  align,
  width,
  children,
}: PopoverLayerProps) {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => {
        // The trigger's own click closes the panel; if it were closed here too, that click would reopen it.
        if (!next && anchor.current?.contains(details.event.target as Node)) return details.cancel()
        onOpenChange(next)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align={align ?? 'start'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            aria-label={label}
            finalFocus={anchor}
            className={cx(
              'max-h-(--available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg bg-raised p-3 text-ink shadow-popup outline-none',
              width ?? 'w-72',
            )}
          >
            <PanelBoundary>{children}</PanelBoundary>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
