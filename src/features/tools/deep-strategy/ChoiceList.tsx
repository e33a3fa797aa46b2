import { AddEntry } from '../frame/AddEntry.tsx'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { mostInSection, type SectionOf } from '../sheets/tool-kinds.rules.ts'
import { type ChoiceActs, ChoiceRow } from './ChoiceRow.tsx'
import { addTo, CHOICE, choiceIn, HINTS, NONE_HERE, NOTHING_GIVEN_UP, roomFor } from './deep-strategy.text.ts'

type ChoiceListProps = {
  sheetId: string
  part: SectionOf<'deep-strategy'>
  items: readonly ItemEntry[]
  /** Left out for those who only read. */
  acts: ChoiceActs | undefined
}

/** The choices of one part, at most twelve. */
export function ChoiceList({ sheetId, part, items, acts }: ChoiceListProps) {
  const label = SECTION_LABELS[part]
  const most = mostInSection('deep-strategy')
  return (
    <section
      data-column
      aria-label={label}
      className="grid min-w-0 content-start gap-2 rounded-lg border border-line bg-sunken p-2.5"
    >
      <div className="px-1">
        <h2 className="font-semibold">{label}</h2>
        <p className="text-xs text-soft">{HINTS[part]}</p>
      </div>
      {items.length === 0 && (
        <p className="px-1 text-[0.8125rem] text-soft">{part === 'give-up' ? NOTHING_GIVEN_UP : NONE_HERE}</p>
      )}
      <ul className="grid gap-1.5">
        {items.map((item) => (
          <ChoiceRow key={item.id} item={item} acts={acts} />
        ))}
      </ul>
      {acts && items.length >= most && <p className="px-1 text-[0.8125rem] text-soft">{roomFor(most)}</p>}
      {acts && items.length < most && (
        <AddEntry
          sheetId={sheetId}
          section={part}
          label={choiceIn(label)}
          placeholder={CHOICE}
          addLabel={addTo(label)}
        />
      )}
    </section>
  )
}
