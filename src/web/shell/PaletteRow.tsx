import { Autocomplete } from '@base-ui/react/autocomplete'
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { Kbd } from '../../ui/Kbd.tsx'
import type { Entry } from './commands.ts'
import { shownKeys } from './shown-keys.ts'

type PaletteRowProps = {
  entry: Entry
  onDone: () => void
  /** Shows what there is to do with it. */
  onMore: ((entry: Entry) => void) | undefined
}

export function PaletteRow({ entry, onDone, onMore }: PaletteRowProps) {
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
      className="group flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 outline-none data-highlighted:bg-selected"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-soft" />
      <span className="flex min-w-0 flex-1 items-center gap-x-3 max-md:flex-col max-md:items-stretch max-md:py-1">
        <span className="truncate md:max-w-[70%] md:shrink-0">{title}</span>
        <span className="truncate text-[0.8125rem] text-soft md:flex-1">{description}</span>
      </span>
      {keys && <Kbd keys={keys} />}
      {onMore && entry.thing && (
        // An option holds no button: keys have Tab and the arrow for it, and so have those who can't see it.
        <span
          aria-hidden
          data-more
          onClick={(event) => {
            event.stopPropagation()
            onMore(entry)
          }}
          className="grid size-control-small shrink-0 place-items-center rounded-md text-soft opacity-0 group-data-highlighted:opacity-100 hover:bg-hover hover:text-ink max-md:opacity-100"
        >
          <Ellipsis aria-hidden className="size-4" />
        </span>
      )}
    </Autocomplete.Item>
  )
}
