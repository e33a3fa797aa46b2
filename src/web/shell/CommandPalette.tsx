import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Kbd } from '../../ui/Kbd.tsx'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { commands, type Entry } from './commands.ts'
import { matches } from './command-match.ts'
import { useAccount } from '../account.ts'
import { COMMAND_GROUPS } from './commands.text.ts'
import { CLOSES, ESC, noResultsFor, SEARCH_FOR, TRY_ANOTHER } from './palette.text.ts'
import { SEARCH } from './shell.text.ts'
import { shownKeys } from './shown-keys.ts'
import { typedAhead } from './typed-ahead.ts'
import { type FoundGroup, useFound } from './use-found.ts'

const groups = (['pages', 'settings', 'actions'] as const).map((value) => ({
  value,
  items: commands.filter((command) => command.group === value),
}))

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function CommandPalette({ open, onOpenChange }: PaletteProps) {
  const returnFocus = useReturnFocus(open)
  const { company } = useAccount()
  const Search = company && !company.mustProve ? CompanySearch : CommandSearch
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-3 md:pt-[12dvh]">
          <Dialog.Popup
            aria-label={SEARCH}
            finalFocus={returnFocus}
            className="flex max-h-full w-full max-w-160 flex-col overflow-hidden rounded-xl bg-raised text-ink shadow-popup outline-none"
          >
            <Search onDone={() => onOpenChange(false)} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** With a company that is open, its people and their work are found too. */
function CompanySearch({ onDone }: { onDone: () => void }) {
  const [query, setQuery] = useState('')
  return <Palette query={query} onQuery={setQuery} rows={useFound(query)} onDone={onDone} />
}

function CommandSearch({ onDone }: { onDone: () => void }) {
  const [query, setQuery] = useState('')
  return <Palette query={query} onQuery={setQuery} rows={[]} onDone={onDone} />
}

type SearchProps = {
  query: string
  onQuery: (query: string) => void
  rows: readonly FoundGroup[]
  onDone: () => void
}

function Palette({ query, onQuery, rows, onDone }: SearchProps) {
  const shown = groups.map(({ value, items }) => ({
    value,
    items: items.filter((command) => matches(command, query)),
  }))
  const items: FoundGroup[] = [...shown, ...rows].filter((group) => group.items.length > 0)
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
      itemToStringValue={(entry: Entry) => entry.title}
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-soft" />
        <Autocomplete.Input
          aria-label={SEARCH}
          placeholder={SEARCH_FOR}
          onFocus={({ currentTarget }) => takeTyped(currentTarget, query, onQuery)}
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
              {(entry: Entry) => <Row key={entry.id} entry={entry} onDone={onDone} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

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

function Row({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const navigate = useNavigate()
  const { icon: Icon, title, description } = entry
  const keys = shownKeys(entry)
  return (
    <Autocomplete.Item
      value={entry}
      onClick={() => {
        onDone()
        // The palette returns the focus first, so that a dialog gives it back to where the palette was opened.
        setTimeout(() => entry.run(navigate))
      }}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 outline-none data-highlighted:bg-selected"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-soft" />
      <span className="max-w-[70%] shrink-0 truncate">{title}</span>
      <span className="min-w-0 flex-1 truncate text-[0.8125rem] text-soft">{description}</span>
      {keys && <Kbd keys={keys} />}
    </Autocomplete.Item>
  )
}
