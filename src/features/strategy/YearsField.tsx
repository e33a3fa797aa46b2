import { Minus, Plus } from 'lucide-react'
import { useMutate } from '../../sync/browser/react.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { fieldRule } from './plan-blocks.rules.ts'
import { textIn, usePlan } from './plan-context.ts'
import { writePlanText } from './plan-texts.mutations.ts'
import { yearsOf } from './strategy.rules.ts'
import { FEWER_YEARS, MORE_YEARS } from './strategy.text.ts'

/** How many years a block looks ahead, one more or fewer with each press. */
export function YearsField({ field }: { field: 'targetYears' | 'outlookYears' }) {
  const { team, plan, planId, texts, mayEdit } = usePlan()
  const mutate = useMutate()
  const rule = fieldRule(field)
  if (!mayEdit || rule.kind !== 'years') return null
  const years = yearsOf(field, textIn(texts, field))
  const from = texts.find((row) => row.field === field)?.version ?? 0
  const set = (next: number) =>
    mutate(writePlanText, {
      teamId: team.id,
      planId: plan?.id ?? planId,
      field,
      text: String(next),
      from,
    })
  return (
    <span className="-my-1 inline-flex opacity-0 group-focus-within/block:opacity-100 group-hover/block:opacity-100 max-md:opacity-100 print:hidden">
      <IconButton
        label={FEWER_YEARS}
        icon={<Minus aria-hidden />}
        disabled={years <= rule.from}
        onClick={() => set(years - 1)}
        className="size-control-small"
      />
      <IconButton
        label={MORE_YEARS}
        icon={<Plus aria-hidden />}
        disabled={years >= rule.to}
        className="size-control-small"
        onClick={() => set(years + 1)}
      />
    </span>
  )
}
