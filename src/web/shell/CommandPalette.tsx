import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { useReadyRows } from '../../features/search/use-ready-rows.ts'
import { selectedActs } from '../../features/work/selected-acts.ts'
import { isViewOnly } from '../../features/work/work.access.ts'
import { useActor } from '../../sync/browser/react.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { useAccount } from '../account.ts'
import { commands, type Entry } from './commands.ts'
import { fitting, matches } from './command-match.ts'
import { useFurtherPages } from './further-pages.ts'
import { PaletteList } from './PaletteList.tsx'
import { SEARCH } from './shell.text.ts'
import { useActs } from './use-acts.ts'
import { useAskPartner } from './use-ask-partner.ts'
import { type FoundGroup, useFocused, useFound, useFoundBeyond, useRecent } from './use-found.ts'

/** The commands that fit; without a word, only those of the whole product and not each tab of its settings. */
function useCommands(query: string, mayCreate: boolean): { groups: FoundGroup[]; areNear: boolean } {
  const further = useFurtherPages()
  const isBlank = query.trim() === ''
  const all = [...commands, ...further.filter(({ group }) => !isBlank || group === 'pages')]
  const { found, areNear } = fitting(
    all.filter(({ creates }) => mayCreate || !creates),
    query,
  )
  const groups = (['pages', 'settings', 'actions'] as const).map((value) => ({
    value,
    items: found.filter(({ group }) => group === value),
  }))
  return { groups, areNear }
}

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function CommandPalette({ open, onOpenChange }: PaletteProps) {
  const returnFocus = useReturnFocus(open)
  const { company } = useAccount()
  const [chosen, choose] = useState<Entry | null>(null)
  const close = () => onOpenChange(false)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (details.reason !== 'escape-key' || !chosen) return onOpenChange(next)
        details.cancel()
        choose(null)
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-3 md:pt-[12dvh]">
          <Dialog.Popup
            aria-label={SEARCH}
            finalFocus={returnFocus}
            className="flex max-h-full w-full max-w-160 flex-col overflow-hidden rounded-xl bg-raised text-ink shadow-popup outline-none"
          >
            {company && !company.mustProve ? (
              <CompanySearch onDone={close} chosen={chosen} onChoose={choose} />
            ) : (
              <CommandSearch onDone={close} />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type CompanySearchProps = {
  /** What the acts that are shown are about; null shows what is found. */
  chosen: Entry | null
  onChoose: (entry: Entry | null) => void
  onDone: () => void
}

/** With a company that is open, its people and their work are found too, and what was opened last; and each has acts of its own. */
function CompanySearch({ chosen, onChoose, onDone }: CompanySearchProps) {
  const [query, setQuery] = useState('')
  const [wasAway, setAway] = useState(false)
  useReadyRows()
  const recent = useRecent()
  const { groups: commandGroups, areNear } = useCommands(query, !isViewOnly(useActor()))
  const rows = useFound(query)
  const beyond = useFoundBeyond(query, rows)
  const acts = useActsAtHand(query)
  const toPartner = useAskPartner(query)
  if (chosen) return <ActSearch chosen={chosen} onBack={() => onChoose(null)} onDone={onDone} />
  const groups = [
    acts,
    ...(query.trim() === '' ? [recent] : []),
    ...(areNear ? [...rows, ...commandGroups] : [...commandGroups, ...rows]),
    beyond,
    toPartner,
  ]
  const onMore = (entry: Entry) => {
    setAway(true)
    onChoose(entry)
  }
  return (
    <PaletteList
      query={query}
      onQuery={setQuery}
      groups={groups}
      takesFocus={wasAway}
      onMore={onMore}
      onDone={onDone}
    />
  )
}

/**
 * What there is to do with everything that is selected, or else with the row at which the palette was opened, besides opening it. Whoever
 * types the row's title looks for the row, so only the acts' own words count.
 */
function useActsAtHand(query: string): FoundGroup {
  const [selected] = useState(selectedActs)
  const focused = useFocused()
  const ofFocused = useActs(focused).flatMap((group) => group.items.slice(1))
  const fits = ({ title }: { title: string }) => matches({ title, description: '' }, query)
  const items = selected
    ? selected.acts.filter(fits).map(({ key, ...act }) => ({
        ...act,
        description: selected.about,
        ...(key !== undefined && { sequence: [key] }),
      }))
    : ofFocused.filter(fits).map((act) => ({ ...act, description: focused?.title ?? '' }))
  return { value: 'acts', items }
}

function ActSearch({ chosen, onBack, onDone }: { chosen: Entry; onBack: () => void; onDone: () => void }) {
  const [query, setQuery] = useState('')
  const groups = useActs(chosen).map(({ value, items }) => ({
    value,
    items: items.filter((act) => matches(act, query)),
  }))
  return (
    <PaletteList
      query={query}
      onQuery={setQuery}
      groups={groups}
      about={chosen.title}
      takesFocus
      onBack={onBack}
      onDone={onDone}
    />
  )
}

function CommandSearch({ onDone }: { onDone: () => void }) {
  const [query, setQuery] = useState('')
  return (
    <PaletteList query={query} onQuery={setQuery} groups={useCommands(query, true).groups} onDone={onDone} />
  )
}
