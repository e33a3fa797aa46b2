import { NumberField } from '../../../ui/NumberField.tsx'
import { DropColumn } from '../../work/DropColumn.tsx'
import { AddEntry } from '../frame/AddEntry.tsx'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { sumOf } from '../sheets/numbers.rules.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { type ActivityActs, ActivityRow } from './ActivityRow.tsx'
import {
  ACTIVITY,
  activityIn,
  addTo,
  hoursIn,
  hoursText,
  HOURS_UNIT,
  NONE_HERE,
} from './delegate-elevate.text.ts'
import { QUADRANTS, type Quadrant } from './load.rules.ts'

type QuadrantListProps = {
  sheetId: string
  quadrant: Quadrant
  items: readonly ItemEntry[]
  /** Left out for those who only read. */
  acts: ActivityActs | undefined
  onDrop: (() => void) | undefined
}

/** The activities of one quadrant, and a field for further ones. */
export function QuadrantList({ sheetId, quadrant, items, acts, onDrop }: QuadrantListProps) {
  const label = SECTION_LABELS[quadrant]
  return (
    <DropColumn label={label} onDrop={onDrop}>
      <h2 className="flex items-baseline gap-2 px-1 text-[0.8125rem] font-semibold">
        <span aria-hidden className="text-soft" data-numeric>
          {QUADRANTS.indexOf(quadrant) + 1}
        </span>
        <span className="min-w-0 flex-1">{label}</span>
        <span data-numeric className="font-medium text-soft">
          {hoursText(sumOf(items.map(({ hours }) => hours)))}
        </span>
      </h2>
      {items.length === 0 && <p className="px-1 text-xs text-soft">{NONE_HERE}</p>}
      <ul className="grid gap-1.5">
        {items.map((item) => (
          <ActivityRow key={item.id} item={item} acts={acts} />
        ))}
      </ul>
      {acts && (
        <AddEntry
          sheetId={sheetId}
          section={quadrant}
          label={activityIn(label)}
          placeholder={ACTIVITY}
          addLabel={addTo(label)}
          read={(form) => ({ hours: form.number('hours') })}
        >
          <NumberField label={hoursIn(label)} name="hours" hideLabel unit={HOURS_UNIT} />
        </AddEntry>
      )}
    </DropColumn>
  )
}
