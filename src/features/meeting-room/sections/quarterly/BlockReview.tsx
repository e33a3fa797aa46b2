import { Check, PencilLine } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useActor, useMutate } from '../../../../sync/browser/react.ts'
import { newId } from '../../../../sync/id.ts'
import { Button } from '../../../../ui/Button.tsx'
import { later } from '../../../../ui/later.tsx'
import { PLAN_VERDICTS, type PlanVerdict } from '../../../meetings/meetings.table.ts'
import { cameFrom } from '../../../made/made.text.ts'
import { enterFields } from '../../../strategy/enter-fields.ts'
import { noteMadeOfBlock } from '../../../strategy/made-of-blocks.mutations.ts'
import type { Block } from '../../../strategy/plan-blocks.rules.ts'
import { planAddress } from '../../../strategy/plan-address.ts'
import { usePlan } from '../../../strategy/plan-context.ts'
import { BLOCK_NAMES } from '../../../strategy/strategy.text.ts'
import { THE_PLAN } from '../../../strategy/year-goals.text.ts'
import { canWriteWork } from '../../../work/work.access.ts'
import { useReview } from './review-context.ts'
import { reviewPlanBlock } from './plan-review.mutations.ts'
import { issueAbout, MAKE_ISSUE, makeIssueOf, VERDICTS, verdictOn } from './plan-review.text.ts'

const AddIssueDialog = later(() => import('../../../issues/AddIssueDialog.tsx'))

const ICONS: Record<PlanVerdict, typeof Check> = { true: Check, changed: PencilLine }

/** What the meeting says of a block of the plan: still true, changed, or an issue to be solved in the long term. */
export function BlockReview({ block }: { block: Block }) {
  const { id: meetingId, teamId, planReview } = useReview()
  const { plan, team } = usePlan()
  const mutate = useMutate()
  const mayRaise = canWriteWork(useActor())
  const [raising, raise] = useState(false)
  const name = BLOCK_NAMES[block]

  function say(verdict: PlanVerdict, { currentTarget }: MouseEvent<HTMLElement>) {
    const isTakenBack = planReview[block] === verdict
    mutate(reviewPlanBlock, { meetingId, block, verdict: isTakenBack ? null : verdict })
    if (verdict === 'changed' && !isTakenBack) enterFields(currentTarget.closest('[data-plan-block]'))
  }

  return (
    <div className="col-span-full flex flex-wrap gap-2 print:hidden">
      {PLAN_VERDICTS.map((verdict) => {
        const Icon = ICONS[verdict]
        const isSaid = planReview[block] === verdict
        return (
          <Button
            key={verdict}
            size="sm"
            variant={isSaid ? 'primary' : 'secondary'}
            icon={<Icon aria-hidden />}
            aria-label={verdictOn(name, VERDICTS[verdict])}
            aria-pressed={isSaid}
            onClick={(event) => say(verdict, event)}
          >
            {VERDICTS[verdict]}
          </Button>
        )
      })}
      {mayRaise && (
        <Button size="sm" aria-label={makeIssueOf(name)} onClick={() => raise(true)}>
          {MAKE_ISSUE}
        </Button>
      )}
      {raising && (
        <AddIssueDialog
          open
          onOpenChange={raise}
          teamId={teamId}
          meetingId={meetingId}
          issueType="long_term"
          title={issueAbout(name)}
          description={cameFrom(THE_PLAN, planAddress(team.id))}
          onCreated={(madeId) => {
            const made = { id: newId(), kind: 'issue', madeId } as const
            if (plan) mutate(noteMadeOfBlock, { ...made, planId: plan.id, block })
          }}
        />
      )}
    </div>
  )
}
