import { useMutate } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { DraftField } from '../revisions/DraftField.tsx'
import { fieldRule, type PlanField } from './plan-blocks.rules.ts'
import { readersIn, usePlan } from './plan-context.ts'
import { writePlanText } from './plan-texts.mutations.ts'
import { planTextId } from './strategy.rules.ts'
import { FIELD_LABELS, NOTHING_YET, PLACEHOLDERS, TEAM_PURPOSE_PLACEHOLDER } from './strategy.text.ts'

type PlanTextFieldProps = { field: PlanField; className?: string }

/** A text of the open plan, which its editors write in its place. */
export function PlanTextField({ field, className }: PlanTextFieldProps) {
  const plan = usePlan()
  const mutate = useMutate()
  const row = plan.texts.find((text) => text.field === field)
  const rule = fieldRule(field)
  if (!plan.mayEdit)
    return row?.text ? (
      <Markdown text={row.text} className={className} />
    ) : (
      <p className={cx(className, 'text-soft')}>{NOTHING_YET}</p>
    )
  const planId = plan.plan?.id ?? plan.planId
  return (
    <DraftField
      label={FIELD_LABELS[field]}
      place={{
        entity: 'plan_texts',
        entityId: row?.id ?? planTextId(planId, field),
        field,
        readers: readersIn(plan, rule.block),
      }}
      stored={row ?? { text: '', version: 0, updatedBy: null }}
      onSave={(text, from) => !mutate(writePlanText, { teamId: plan.team.id, planId, field, text, from })}
      most={rule.kind === 'text' ? rule.most : 100}
      marksUp={rule.kind === 'text'}
      placeholder={
        field === 'purpose' && !plan.team.isLeadership ? TEAM_PURPOSE_PLACEHOLDER : PLACEHOLDERS[field]
      }
      className={className}
    />
  )
}
