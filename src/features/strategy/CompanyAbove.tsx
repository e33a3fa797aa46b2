import { itemsIn, textIn, usePlan } from './plan-context.ts'
import { yearsOf } from './strategy.rules.ts'
import { BLOCK_NAMES, FIELD_LABELS, FROM_COMPANY_PLAN, yearTarget } from './strategy.text.ts'

/** What a team's plan stands on: the company's values, purpose and target, as far as the reader sees them. */
export function CompanyAbove() {
  const { company } = usePlan()
  if (!company) return null
  const { texts, items } = company
  const rows = [
    {
      label: BLOCK_NAMES.values,
      text: itemsIn(items, 'values')
        .map(({ title }) => title)
        .join(' · '),
    },
    { label: FIELD_LABELS.purpose, text: textIn(texts, 'purpose') },
    {
      label: yearTarget(yearsOf('targetYears', textIn(texts, 'targetYears'))),
      text: textIn(texts, 'target'),
    },
  ].filter(({ text }) => text !== '')
  if (rows.length === 0) return null
  return (
    <section aria-label={FROM_COMPANY_PLAN} className="my-3 rounded-md bg-sunken px-3 py-2.5">
      <h3 className="text-xs text-soft">{FROM_COMPANY_PLAN}</h3>
      <dl className="mt-1 grid gap-1">
        {rows.map(({ label, text }) => (
          <div key={label} className="grid gap-x-3 @lg/column:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="text-soft">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
