import { ChevronRight } from 'lucide-react'
import { ItemText } from '../../strategy/ItemText.tsx'
import { usePlan } from '../../strategy/plan-context.ts'
import { PlanBlock } from '../../strategy/PlanBlock.tsx'
import { PlanEntries } from '../../strategy/PlanEntries.tsx'
import { PlanTextField } from '../../strategy/PlanTextField.tsx'
import { FIELD_LABELS, LIST_LABELS } from '../../strategy/strategy.text.ts'
import { MARKET_FIELDS } from './market-fields.rules.ts'
import { MARKET, PART_OF_PLAN, READ_ONLY } from './marketing-strategy.text.ts'

const card = 'min-w-0 rounded-lg border border-line bg-page px-3 py-2'
/** An arrow that points at the next one. What may print without its colour has the mark. */
const step =
  'isolate py-2.5 pr-8 pl-6 focus-within:z-20 before:absolute before:inset-0 before:-z-1 before:bg-accent-tint before:[clip-path:polygon(0_0,calc(100%_-_14px)_0,100%_50%,calc(100%_-_14px)_100%,0_100%,14px_50%)]'
const arrow = () => <ChevronRight aria-hidden className="mt-1.5 size-3.5 shrink-0 text-soft" />
const heading = 'pt-4 pb-1 font-semibold'

/** The market, what makes the company different, the way of its customers, and what it promises. */
export function MarketingBlock() {
  const { name, mayEdit } = usePlan()
  return (
    <article aria-label={name} className="@container/column px-4 pb-8">
      <h2 className="sr-only">{name}</h2>
      <p className="mb-1 text-[0.8125rem] text-soft print:hidden">{mayEdit ? PART_OF_PLAN : READ_ONLY}</p>
      <PlanBlock block="marketing">
        <h4 className={heading}>{MARKET}</h4>
        <div className="grid gap-3 @2xl/column:grid-cols-3">
          {MARKET_FIELDS.map((field) => (
            <div key={field} className={card}>
              <p className="text-xs text-soft">{FIELD_LABELS[field]}</p>
              <PlanTextField field={field} />
            </div>
          ))}
        </div>
        <h4 className={heading}>{LIST_LABELS.differences}</h4>
        <PlanEntries list="differences" className="gap-y-3 @2xl/column:grid-cols-3" shape={card}>
          {(item, onEnter) => (
            <span className="grid min-w-0 flex-1">
              <ItemText item={item} field="title" onEnter={onEnter} className="font-semibold" />
              <ItemText item={item} field="note" className="text-soft" />
            </span>
          )}
        </PlanEntries>
        <h4 className={heading}>{LIST_LABELS.path}</h4>
        <PlanEntries
          list="path"
          className="gap-y-2 @md/column:grid-cols-2 @2xl/column:grid-cols-3 @5xl/column:grid-cols-4"
          markOf={arrow}
          shape={step}
        />
        <h4 className={heading}>{FIELD_LABELS.guarantee}</h4>
        <div className={card}>
          <PlanTextField field="guarantee" />
        </div>
      </PlanBlock>
    </article>
  )
}
