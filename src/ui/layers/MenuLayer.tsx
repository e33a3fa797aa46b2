import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { Kbd } from '../Kbd.tsx'
import { CURRENT } from '../layers.text.ts'
import type { MenuEntry, MenuLayerProps, MenuSection } from '../Menu.tsx'

export default function MenuLayer({
  open,
  onOpenChange,
  anchor,
  early,
  label,
  sections,
  ...look
}: MenuLayerProps) {
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    // This has to come after the popup has taken the focus.
    const frame = requestAnimationFrame(() => goOn(popup.current, early.current.splice(0)))
    return () => cancelAnimationFrame(frame)
  }, [open, early])

  return (
    <Menu.Root
      open={open}
      modal={false}
      onOpenChange={(next, details) => {
        // The trigger's own click closes the menu; if it were closed here too, that click would reopen it.
        if (!next && anchor.current?.contains(details.event.target as Node)) return details.cancel()
        onOpenChange(next)
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          align={look.align ?? 'start'}
          side={look.side ?? 'bottom'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <Menu.Popup
            ref={popup}
            aria-label={label}
            finalFocus={anchor}
            className={cx(
              'max-h-[min(32rem,var(--available-height))] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg bg-raised p-1 text-ink shadow-popup outline-none',
              look.width ?? 'min-w-48',
            )}
          >
            {sections.map((section, index) => (
              <Section key={section.heading ?? index} section={section} first={index === 0} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Does what the keys ask for that came before the menu had the focus. */
function goOn(menu: HTMLElement | null, early: readonly string[]): void {
  const entries = [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])') ?? [])]
  let place = -1
  for (const key of early) {
    if (key === 'ArrowDown') place = (place + 1) % entries.length
    else if (key === 'ArrowUp') place = (Math.max(place, 0) - 1 + entries.length) % entries.length
    else return entries[place]?.click()
  }
  entries[place]?.focus()
}

function Section({ section, first }: { section: MenuSection; first: boolean }) {
  return (
    <>
      {!first && <Menu.Separator className="-mx-1 my-1 h-px bg-line" />}
      <Menu.Group>
        {section.heading && (
          <Menu.GroupLabel className="px-2 pt-1.5 pb-1 text-xs font-medium text-soft">
            {section.heading}
          </Menu.GroupLabel>
        )}
        {section.entries.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </Menu.Group>
    </>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <Menu.Item
      label={entry.label}
      disabled={entry.disabled ?? false}
      // The menu returns the focus first, so that a dialog opened by the entry gets it last.
      onClick={() => setTimeout(entry.onSelect)}
      className={cx(
        'flex min-h-control cursor-pointer items-center gap-2.5 rounded-[0.3125rem] px-2 py-1 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-selected [&_svg]:size-4 [&_svg]:shrink-0',
        entry.danger && 'text-bad-ink',
      )}
    >
      {entry.icon && (
        <span aria-hidden className={entry.danger ? '' : 'text-soft'}>
          {entry.icon}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{entry.label}</span>
        {entry.detail && <span className="block truncate text-xs text-soft">{entry.detail}</span>}
      </span>
      {entry.checked && (
        <>
          <Check aria-hidden />
          <span className="sr-only">{CURRENT}</span>
        </>
      )}
      {entry.shortcut && <Kbd keys={entry.shortcut} />}
    </Menu.Item>
  )
}
