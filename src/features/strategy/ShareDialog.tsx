import { useId, useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { HEADLINE_ADDED } from '../headlines/headlines.text.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { blocksOf } from './plan-blocks.rules.ts'
import { usePlan } from './plan-context.ts'
import { keepBlockBack, sharePlan } from './strategy.mutations.ts'
import { PLAN_AUDIENCES, type PlanAudience, type StrategicPlan } from './strategy.table.ts'
import {
  AUDIENCE_ABOUT,
  AUDIENCE_LABELS,
  BLOCK_NAMES,
  BLOCKS_SHOWN,
  headlineOfShare,
  onlyTeamSees,
  SHARE_TITLE,
  TELL_TEAM,
} from './strategy.text.ts'

type ShareDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; plan: StrategicPlan }

/** Who sees the open plan and, of one for everybody, which of its blocks. Each choice holds at once. */
export default function ShareDialog({ plan, ...dialog }: ShareDialogProps) {
  const { team, name } = usePlan()
  const group = useId()
  const company = useLive(myCompany, {})?.name ?? ''
  const mutate = useMutate()
  const [widened, setWidened] = useState(false)
  const order = (audience: PlanAudience) => PLAN_AUDIENCES.indexOf(audience)

  function choose(audience: PlanAudience) {
    const wider = order(audience) > order(plan.audience)
    if (!mutate(sharePlan, { planId: plan.id, audience })) setWidened(wider)
  }

  function tell() {
    const title = headlineOfShare(name)
    const headline = { id: newId(), title, teamId: team.id }
    if (!mutate(createHeadline, headline)) toast.success(HEADLINE_ADDED)
    setWidened(false)
  }

  return (
    <Dialog {...dialog} size="md" title={SHARE_TITLE} asksBeforeClosing={false}>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{SHARE_TITLE}</legend>
        {PLAN_AUDIENCES.map((audience) => (
          <label key={audience} className="flex min-h-control items-start gap-2.5 py-1">
            <input
              type="radio"
              name={group}
              checked={plan.audience === audience}
              onChange={() => choose(audience)}
              className="mt-0.5 accent-accent"
            />
            <span>
              {AUDIENCE_LABELS[audience](team.name, company)}
              <span className="block text-[0.8125rem] text-soft">{AUDIENCE_ABOUT[audience]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {plan.audience === 'company' && (
        <fieldset className="grid gap-0.5 border-t border-line pt-3">
          <legend className="float-left w-full pb-1 text-[0.8125rem] font-semibold">{BLOCKS_SHOWN}</legend>
          {blocksOf(team).map((block) => {
            const isHidden = plan.hiddenBlocks.includes(block)
            return (
              <Checkbox
                key={block}
                label={BLOCK_NAMES[block]}
                description={isHidden ? onlyTeamSees(team.name) : undefined}
                checked={!isHidden}
                onChange={({ target }) =>
                  mutate(keepBlockBack, { planId: plan.id, block, isHidden: !target.checked })
                }
              />
            )
          })}
        </fieldset>
      )}
      {widened && (
        <p className="border-t border-line pt-3">
          <Button onClick={tell}>{TELL_TEAM}</Button>
        </p>
      )}
    </Dialog>
  )
}
