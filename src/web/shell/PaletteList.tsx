import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Kbd } from '../../ui/Kbd.tsx'
import type { Entry } from './commands.ts'
import { COMMAND_GROUPS } from './commands.text.ts'
import { PaletteRow } from './PaletteRow.tsx'
import {
  actionsFor,
  BACK,
  CLOSES,
  ESC,
  FOR_ACTIONS,
  noResultsFor,
  SEARCH_FOR,
  TAB,
  TRY_ANOTHER,
} from './palette.text.ts'
import { SEARCH } from './shell.text.ts'
import { typedAhead } from './typed-ahead.ts'
import type { FoundGroup } from './use-found.ts'

type PaletteListProps = {
  query: string
  onQuery: (query: string) => void
  groups: readonly FoundGroup[]
  /** Whether it comes in the place of another list, and takes the focus from it. */
  takesFocus?: boolean
  /** What the acts that are listed are about. */
  about?: string
  /** Leads from the acts to what was found. */
  onBack?: () => void
  /** Shows what there is to do with an entry. */
  onMore?: (entry: Entry) => void
  onDone: () => void
}

/** The palette's field and the entries below it, the best of which is chosen while one types. */
export function PaletteList({
  query,
  onQuery,
  groups,
  takesFocus,
  about,
  onBack,
  onMore,
  onDone,
}: PaletteListProps) {
  const items = groups.filter((group) => group.items.length > 0)
  const [highlighted, highlight] = useState<Entry>()
  const entries = items.flatMap((group) => group.items)
  // The list tells what it highlights only once it has been drawn. Until then that is the first entry.
  const current = entries.find(({ id }) => id === highlighted?.id) ?? entries[0]
  const more = onMore && current?.thing ? () => onMore(current) : undefined
  const hintId = useId()

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return
    const isAtEnd = currentTarget.selectionStart === currentTarget.value.length
    if (more && (key === 'Tab' || (key === 'ArrowRight' && isAtEnd))) {
      event.preventDefault()
      more()
    }
    if (onBack && query === '' && (key === 'Backspace' || key === 'ArrowLeft')) {
      event.preventDefault()
      onBack()
    }
  }

  return (
    <Autocomplete.Root
      open
      inline
      autoHighlight="always"
      keepHighlight
      items={items}
      filter={null}
      value={query}
      onValueChange={onQuery}
      onItemHighlighted={highlight}
      itemToStringValue={(entry: Entry) => entry.title}
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        {onBack ? (
          <BackButton onBack={onBack} />
        ) : (
          <Search aria-hidden className="size-4 shrink-0 text-soft" />
        )}
        <Autocomplete.Input
          autoFocus={takesFocus}
          aria-label={about === undefined ? SEARCH : actionsFor(about)}
          aria-describedby={more && hintId}
          placeholder={about === undefined ? SEARCH_FOR : actionsFor(about)}
          onFocus={({ currentTarget }) => takeTyped(currentTarget, query, onQuery)}
          onKeyDown={onKeyDown}
          className="min-h-13 w-full min-w-0 bg-transparent text-base outline-none"
        />
        <Dialog.Close className="shrink-0 rounded border border-line px-1.5 py-0.5 text-xs text-soft hover:text-ink max-md:min-h-control max-md:px-2.5">
          {ESC}
          <span className="sr-only">{CLOSES}</span>
        </Dialog.Close>
      </div>
      <Autocomplete.Empty>
        <div className="grid gap-0.5 px-4 py-10 text-center [overflow-wrap:anywhere]">
          <p className="font-medium">{noResultsFor(query)}</p>
          <p className="text-soft">{TRY_ANOTHER}</p>
        </div>
      </Autocomplete.Empty>
      <Autocomplete.List className="max-h-[400px] min-h-0 scroll-py-2 overflow-y-auto px-2 pb-2 data-empty:hidden">
        {(group: FoundGroup) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="px-2 pt-3 pb-1 text-xs font-medium text-soft">
              {COMMAND_GROUPS[group.value]}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: Entry) => <PaletteRow key={entry.id} entry={entry} onDone={onDone} onMore={onMore} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {onMore && items.some((group) => group.items[0]?.thing) && (
        <p
          id={hintId}
          className="flex items-center gap-1.5 border-t border-line px-4 py-2 text-xs text-soft max-md:hidden"
        >
          <Kbd keys={TAB} /> {FOR_ACTIONS}
        </p>
      )}
    </Autocomplete.Root>
  )
}

const BackButton = ({ onBack }: { onBack: () => void }) => (
  <button
    type="button"
    aria-label={BACK}
    onClick={onBack}
    className="-ml-1.5 grid size-control shrink-0 place-items-center rounded-md text-soft hover:bg-hover hover:text-ink"
  >
    <ChevronLeft aria-hidden className="size-4" />
  </button>
)

/** Goes on with what was typed before the field had the focus. */
function takeTyped(field: HTMLInputElement, query: string, onQuery: (query: string) => void): void {
  const keys = typedAhead.splice(0)
  if (keys.length === 0) return
  onQuery(query + keys.filter((key) => key !== 'Enter').join(''))
  // By then the first entry that fits is the chosen one.
  if (keys.includes('Enter')) setTimeout(() => pressEnter(field))
}

const pressEnter = (field: HTMLInputElement): boolean =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
