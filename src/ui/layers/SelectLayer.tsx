import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { matching } from '../choice-match.ts'
import { cx } from '../cx.ts'
import { NO_MATCH } from '../layers.text.ts'
import type { Option, SelectLayerProps } from '../Select.tsx'

/** Longer lists show their search field before anything is typed. */
const SHORT = 8

// What is typed here is no change of the form or dialog around.
const keepInside = (event: SyntheticEvent) => event.stopPropagation()

export default function SelectLayer({
  onClose,
  anchor,
  listId,
  label,
  options,
  value,
  onChoose,
  typed,
}: SelectLayerProps) {
  const [query, setQuery] = useState(typed)
  const found = matching(options, query)

  function choose(option: Option | null | undefined) {
    if (!option || option.disabled) return
    onClose()
    onChoose(option.value)
  }

  function takeByEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // The list highlights its first row only once it has been drawn.
    if (!event.currentTarget.hasAttribute('aria-activedescendant'))
      choose(matching(options, event.currentTarget.value)[0])
  }

  return (
    <Combobox.Root
      open
      onOpenChange={(next, details) => {
        // The trigger's own click closes the list; if it were closed here too, that click would reopen it.
        if (!next && anchor.current?.contains(details.event.target as Node)) return details.cancel()
        if (!next) onClose()
      }}
      autoHighlight
      items={options}
      filteredItems={found}
      inputValue={query}
      onInputValueChange={setQuery}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={choose}
      isItemEqualToValue={(item: Option, other: Option) => item.value === other.value}
    >
      <Combobox.Portal>
        <Combobox.Positioner
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50"
          onInput={keepInside}
          onChange={keepInside}
        >
          <Combobox.Popup
            aria-label={label}
            finalFocus={anchor}
            className="flex max-h-[min(24rem,var(--available-height))] max-w-[calc(100vw-1rem)] min-w-(--anchor-width) flex-col rounded-lg bg-raised p-1 text-ink shadow-popup outline-none"
          >
            <Combobox.Input
              aria-label={label}
              inputMode={options.length < SHORT ? 'none' : 'search'}
              onKeyDown={takeByEnter}
              className={cx(
                'min-h-control w-full min-w-0 border-b border-line bg-transparent px-2 outline-none',
                options.length < SHORT && query === '' && 'sr-only',
              )}
            />
            <Combobox.Empty>
              <div className="px-2 py-3 text-soft">{NO_MATCH}</div>
            </Combobox.Empty>
            <Combobox.List id={listId} className="min-h-0 overflow-y-auto outline-none">
              {(option: Option) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled ?? false}
                  className="flex min-h-control cursor-pointer items-center gap-2 rounded-[0.3125rem] px-2 py-1 outline-none data-disabled:cursor-not-allowed data-disabled:text-soft data-highlighted:bg-selected"
                >
                  <span className="min-w-0 flex-1 truncate">{option.label}</span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent-ink" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
