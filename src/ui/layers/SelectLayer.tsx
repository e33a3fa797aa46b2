import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { NO_MATCH } from '../layers.text.ts'
import type { Option, SelectLayerProps } from '../Select.tsx'

/** Longer lists show their search field before anything is typed. */
const SHORT = 8

/** The keys by which somebody moves through the list and takes what is highlighted. */
const MOVES = ['ArrowDown', 'ArrowUp', 'Enter']

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
  find,
  noMatch = NO_MATCH,
}: SelectLayerProps) {
  const [query, setQuery] = useState('')
  // The list highlights the present choice when it opens, and so not if it is open from the start.
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => setOpen(true), [])
  const input = useRef<HTMLInputElement>(null)
  const found = find(query)
  useEarlyMoves(anchor, input, typed === '')

  function choose(option: Option | null | undefined) {
    if (!option || option.disabled) return
    onClose()
    onChoose(option.value)
  }

  function takeByEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    const highlighted = event.currentTarget.getAttribute('aria-activedescendant')
    // With Ctrl or Cmd the list takes the choice too, and then the form around is sent.
    if (event.ctrlKey || event.metaKey) return document.getElementById(highlighted ?? '')?.click()
    event.preventDefault()
    if (highlighted !== null) return
    // The list highlights what is found only once it has been drawn. Without a search the present choice stays.
    const text = event.currentTarget.value
    if (text === '') onClose()
    else choose(find(text)[0])
  }

  return (
    <Combobox.Root
      open={isOpen}
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
            className="flex max-h-[min(15rem,var(--available-height))] w-75 max-w-[calc(100vw-1rem)] min-w-(--anchor-width) flex-col rounded-lg bg-raised p-1 text-ink shadow-popup outline-none"
          >
            <Combobox.Input
              ref={input}
              aria-label={label}
              inputMode={options.length < SHORT ? 'none' : 'search'}
              onKeyDown={takeByEnter}
              className={cx(
                'min-h-control w-full min-w-0 border-b border-line bg-transparent px-2 outline-none',
                options.length < SHORT && query === '' && 'sr-only',
              )}
            />
            <FirstLetters letters={typed} input={input} />
            <Combobox.Empty>
              <div className="px-2 py-3 text-soft">{noMatch}</div>
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
                  {option.detail && <span className="text-[0.8125rem] text-soft">{option.detail}</span>}
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

/** Somebody who sees the list may be faster than its focus: their next arrow and Enter still come to the button that has opened it. */
function useEarlyMoves(
  anchor: RefObject<HTMLButtonElement | null>,
  input: RefObject<HTMLInputElement | null>,
  isUntyped: boolean,
): void {
  useEffect(() => {
    const button = anchor.current
    if (!button || !isUntyped) return
    const pass = (event: globalThis.KeyboardEvent) => {
      if (!input.current || !MOVES.includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      input.current.dispatchEvent(new globalThis.KeyboardEvent('keydown', event))
    }
    button.addEventListener('keydown', pass)
    return () => button.removeEventListener('keydown', pass)
  }, [anchor, input, isUntyped])
}

type FirstLettersProps = { letters: string; input: RefObject<HTMLInputElement | null> }

/** Types the letters that opened the list, so that what they find is highlighted as by any other letters. */
function FirstLetters({ letters, input }: FirstLettersProps) {
  const done = useRef(0)
  useEffect(() => {
    const [field, from] = [input.current, done.current]
    if (!field || letters.length <= from) return
    const isAtEnd = field.value.length === from
    field.setRangeText(letters.slice(from), from, from, isAtEnd ? 'end' : 'preserve')
    done.current = letters.length
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }, [letters, input])
  return null
}
