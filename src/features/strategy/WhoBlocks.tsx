import { ChevronRight } from 'lucide-react'
import { AdvisedCount } from './AdvisedCount.tsx'
import { ItemText } from './ItemText.tsx'
import { textIn, usePlan } from './plan-context.ts'
import { PlanBlock } from './PlanBlock.tsx'
import { PlanEntries } from './PlanEntries.tsx'
import { PlanTextField } from './PlanTextField.tsx'
import { YearsField } from './YearsField.tsx'
import { addYears, yearsOf } from './strategy.rules.ts'
import { FIELD_LABELS, LIST_LABELS, byYear, yearTarget } from './strategy.text.ts'
import { useToday } from '../time/use-today.ts'

/** Values, purpose and niche, the long-range target, and the marketing strategy. */
export function WhoBlocks() {
  return (
    <>
      <Values />
      <Purpose />
      <Target />
      <Marketing />
    </>
  )
}

function Values() {
  const { team } = usePlan()
  // A team’s plan shows the company’s values above its own blocks.
  if (!team.isLeadership) return null
  return (
    <PlanBlock block="values" aside={<AdvisedCount list="values" />}>
      <PlanEntries list="values">
        {(item, onEnter) => (
          <span className="grid min-w-0 flex-1 gap-x-3 @lg/column:grid-cols-[minmax(0,8rem)_minmax(0,1fr)]">
            <ItemText item={item} field="title" onEnter={onEnter} className="font-semibold" />
            <ItemText item={item} field="note" className="text-soft" />
          </span>
        )}
      </PlanEntries>
    </PlanBlock>
  )
}

const Purpose = () => (
  <PlanBlock block="purpose">
    <PlanTextField field="purpose" className="text-base font-medium" />
    <PlanTextField field="niche" className="text-soft" />
  </PlanBlock>
)

function Target() {
  const { texts } = usePlan()
  const years = yearsOf('targetYears', textIn(texts, 'targetYears'))
  const year = addYears(useToday(), years)
  return (
    <PlanBlock
      block="target"
      title={yearTarget(years)}
      aside={
        <>
          {byYear(year)} <YearsField field="targetYears" />
        </>
      }
    >
      <PlanTextField field="target" className="text-base font-medium" />
    </PlanBlock>
  )
}

/** The steps of the customer's path lead on to one another. */
const arrow = (index: number) =>
  index > 0 && (
    <ChevronRight aria-hidden className="mt-1.5 size-3.5 shrink-0 text-soft max-md:mt-[0.9375rem]" />
  )

const MARKET = ['marketWhere', 'marketWho', 'marketThink'] as const

const Marketing = () => (
  <PlanBlock block="marketing">
    {[...MARKET, 'guarantee' as const].map((field) => (
      <div key={field} className="grid gap-x-3 @lg/column:grid-cols-[6.75rem_minmax(0,1fr)]">
        <span className="py-0.5 text-soft">{FIELD_LABELS[field]}</span>
        <PlanTextField field={field} />
      </div>
    ))}
    <h4 className="pt-3 text-xs text-soft">{LIST_LABELS.differences}</h4>
    <PlanEntries list="differences" className="@lg/column:grid-cols-3">
      {(item, onEnter) => (
        <span className="grid min-w-0 flex-1">
          <ItemText item={item} field="title" onEnter={onEnter} className="font-semibold" />
          <ItemText item={item} field="note" className="text-soft" />
        </span>
      )}
    </PlanEntries>
    <h4 className="pt-3 pb-1 text-xs text-soft">{LIST_LABELS.path}</h4>
    <PlanEntries list="path" className="@lg/column:grid-cols-2" markOf={arrow} />
  </PlanBlock>
)
