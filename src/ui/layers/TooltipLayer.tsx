import { Tooltip } from '@base-ui/react/tooltip'
import { Kbd } from '../Kbd.tsx'
import type { Hint } from '../TooltipHost.tsx'

export default function TooltipLayer({ hint }: { hint: Hint | null }) {
  return (
    <Tooltip.Root open={hint !== null}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={hint?.anchor ?? null}
          sideOffset={6}
          collisionPadding={8}
          // It must not stand between the pointer and what is beneath.
          className="pointer-events-none z-60"
        >
          <Tooltip.Popup
            role="tooltip"
            className="flex max-w-64 items-center gap-2 rounded-md bg-raised px-2 py-1 text-xs text-ink shadow-popup transition-opacity duration-100 data-starting-style:opacity-0"
          >
            {hint?.text}
            {hint?.shortcut && <Kbd keys={hint.shortcut} />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
