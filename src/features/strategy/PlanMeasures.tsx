import { useState } from 'react'
import { later } from '../../ui/later.tsx'
import type { PlanItem } from './strategy.table.ts'
import { ItemText } from './ItemText.tsx'
import { MeasureFigure } from './MeasureFigure.tsx'
import { PlanEntries } from './PlanEntries.tsx'
import { PlanNumberField } from './PlanNumberField.tsx'
import { EDIT_MEASURE } from './strategy.text.ts'

const MeasureDialog = later(() => import('./MeasureDialog.tsx'))

type PlanMeasuresProps = { of: 'outlook' | 'year' }

/** Revenue, profit and the measures of a block, as figures over their names. */
export function PlanMeasures({ of }: PlanMeasuresProps) {
  const [edited, edit] = useState<PlanItem | null>(null)
  return (
    <div
      data-figures
      className="flex flex-wrap items-start gap-x-5 gap-y-2 pb-2 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-[22rem]:grid-cols-1"
    >
      <PlanNumberField field={`${of}Revenue`} />
      <PlanNumberField field={`${of}Profit`} />
      <PlanEntries
        list={`${of}Measures`}
        className="grid-flow-row max-md:grid-cols-2 max-[22rem]:grid-cols-1 @lg/column:grid-cols-2"
        menuOf={(item) => [{ label: EDIT_MEASURE, onSelect: () => edit(item) }]}
      >
        {(item, onEnter) => (
          <span className="grid min-w-24 flex-1 content-start">
            <MeasureFigure item={item} onEdit={() => edit(item)} />
            <ItemText item={item} field="title" onEnter={onEnter} className="text-xs text-soft" />
          </span>
        )}
      </PlanEntries>
      {edited && <MeasureDialog open onOpenChange={() => edit(null)} item={edited} />}
    </div>
  )
}
