import { PreviewCard } from '@base-ui/react/preview-card'
import type { HoverCardLayerProps } from '../HoverCard.tsx'

export default function HoverCardLayer({ anchor, label, onClose, onHover, children }: HoverCardLayerProps) {
  return (
    <PreviewCard.Root open onOpenChange={(next) => !next && onClose()}>
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <PreviewCard.Popup
            role="group"
            aria-label={label}
            onPointerEnter={() => onHover(true)}
            onPointerLeave={() => onHover(false)}
            className="w-72 max-w-[calc(100vw-1rem)] rounded-lg bg-raised p-4 text-sm text-ink shadow-popup outline-none"
          >
            {children}
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  )
}
