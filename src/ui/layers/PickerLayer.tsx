import { Combobox } from '@base-ui/react/combobox'
import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { matching } from '../choice-match.ts'
import { removeNamed } from '../layers.text.ts'
import type { Choice, PickerLayerProps } from '../MultiPicker.tsx'

export default function PickerLayer({
  control,
  choices,
  chosen,
  onChange,
  placeholder,
  texts,
}: PickerLayerProps) {
  const { name: _, ...wiring } = control
  const byValue = new Map(choices?.map((choice) => [choice.value, choice]))
  const value = chosen.map((id) => byValue.get(id) ?? { value: id, label: '…' })
  const nothing = choices === undefined ? texts.loading : choices.length === 0 ? texts.none : texts.noMatch
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const found = matching(choices ?? [], typed)

  /** Enter and Space open the list, and Enter chooses the first match. Neither sends the form around. */
  function openAndTake(event: KeyboardEvent<HTMLInputElement>) {
    const { value: text } = event.currentTarget
    if (event.ctrlKey || event.metaKey) return
    if (!open && text === '' && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      return setOpen(true)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    // The list highlights its first row only once it has been drawn.
    if (text === '' || event.currentTarget.hasAttribute('aria-activedescendant')) return
    const first = matching(choices ?? [], text)[0]
    if (!first) return
    onChange([...new Set([...chosen, first.value])])
    setTyped('')
  }

  return (
    <Combobox.Root
      multiple
      open={open}
      onOpenChange={setOpen}
      autoHighlight
      loopFocus={false}
      items={choices ?? []}
      filteredItems={found}
      inputValue={typed}
      onInputValueChange={setTyped}
      value={value}
      onValueChange={(next: Choice[], details) => {
        // Escape would clear the selection; leave it to the dialog around.
        if (details.reason === 'escape-key') return details.allowPropagation()
        onChange(next.map((choice) => choice.value))
      }}
      isItemEqualToValue={(item: Choice, other: Choice) => item.value === other.value}
    >
      <Combobox.InputGroup className="control flex cursor-text flex-wrap items-center gap-1 px-1.5 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
        <Combobox.Chips className="flex w-full min-w-0 flex-wrap items-center gap-1">
          {value.map((choice) => (
            <Chip key={choice.value} choice={choice} />
          ))}
          <Combobox.Input
            {...wiring}
            placeholder={value.length > 0 ? '' : placeholder}
            onKeyDown={openAndTake}
            className="min-w-16 flex-1 bg-transparent px-1 py-0.5 outline-none in-[.chip]:field-sizing-content in-[.chip]:flex-none in-[.chip]:px-0"
          />
        </Combobox.Chips>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-50">
          <Combobox.Popup className="max-h-[min(15rem,var(--available-height))] w-75 max-w-[calc(100vw-1rem)] min-w-(--anchor-width) overflow-y-auto rounded-lg bg-raised p-1 text-ink shadow-popup">
            <Combobox.Empty>
              <div className="px-2 py-3 text-soft">{nothing}</div>
            </Combobox.Empty>
            <Combobox.List>{(choice: Choice) => <Item key={choice.value} choice={choice} />}</Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function Chip({ choice }: { choice: Choice }) {
  return (
    <Combobox.Chip
      aria-label={choice.label}
      className="flex min-h-6 items-center gap-1 rounded bg-selected pr-0.5 pl-1.5 text-[0.8125rem] outline-none focus-within:bg-accent-tint data-highlighted:bg-accent-tint"
    >
      {choice.label}
      <Combobox.ChipRemove
        aria-label={removeNamed(choice.label)}
        className="inline-flex size-5 items-center justify-center rounded text-soft hover:text-ink max-md:size-8"
      >
        <X aria-hidden className="size-3.5" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}

function Item({ choice }: { choice: Choice }) {
  return (
    <Combobox.Item
      value={choice}
      className="flex min-h-control cursor-pointer items-center gap-2 rounded-[0.3125rem] px-2 py-1 outline-none data-highlighted:bg-selected"
    >
      <Avatar name={choice.label} picture={choice.picture} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{choice.label}</span>
        {choice.detail && <span className="block truncate text-xs text-soft">{choice.detail}</span>}
      </span>
      <Combobox.ItemIndicator>
        <Check aria-hidden className="size-4 text-accent-ink" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}
