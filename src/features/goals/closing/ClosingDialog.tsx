import { useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import type { Day } from '../../time/calendar.rules.ts'
import type { Goal, GoalOutcome } from '../goals.table.ts'
import { scoreOf } from '../quarters/score.rules.ts'
import { closeGoals, reopenGoals } from './closing.mutations.ts'
import { type ClosingGoal, goalsOfQuarter } from './closing.queries.ts'
import { MOST_CLOSED, relatedTo } from './closing.rules.ts'
import {
  closeQuarter,
  closingOf,
  decided,
  NOTHING_LEFT,
  quarterClosed,
  shareDone,
  WHAT_FOLLOWS,
} from './closing.text.ts'
import { ClosingRow } from './ClosingRow.tsx'
import { ShareDone } from './ShareDone.tsx'
import { type Choices, useChoices } from './use-choices.ts'

type ClosingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  teamId: string
  ofCompany: boolean
  quarter: Day
  /** The team, or the company's goals. */
  name: string
}

/** Says for each open goal of a quarter how it ended. Choices are kept, so closing it asks nothing. */
export default function ClosingDialog({ teamId, ofCompany, quarter, name, ...dialog }: ClosingDialogProps) {
  const goals = useLive(goalsOfQuarter, { teamId, ofCompany, quarter })
  return (
    <Dialog
      {...dialog}
      size="lg"
      title={closeQuarter(quarter)}
      description={closingOf(name)}
      asksBeforeClosing={false}
    >
      {goals ? (
        <Closing {...{ goals, teamId, quarter }} onClose={() => dialog.onOpenChange(false)} />
      ) : (
        <SkeletonRows rows={4} rowHeight="h-16" />
      )}
    </Dialog>
  )
}

type ClosingProps = { goals: readonly ClosingGoal[]; teamId: string; quarter: Day; onClose: () => void }

function Closing({ goals, teamId, quarter, onClose }: ClosingProps) {
  const mutate = useMutate()
  const [choices, choose] = useChoices(teamId)
  // What others decide on in the meantime stays on the list, so that one sees it.
  const [listed] = useState(() => new Set(goals.filter(({ isOpen }) => isOpen).map(({ goal }) => goal.id)))
  const open = goals.filter(({ isOpen }) => isOpen).slice(0, MOST_CLOSED)
  const chosen = open.filter(({ goal }) => choices[goal.id])
  const score = scoreOf(goals.map(({ goal, isOpen }) => (isOpen ? withChoice(goal, choices) : goal)))

  function close() {
    const before = open.map(({ goal: { id: goalId, status } }) => ({ goalId, status }))
    const related = relatedTo(before.map(({ goalId }) => goalId))
    const decisions = before.map(({ goalId }) => ({ goalId, ...choices[goalId]! }))
    if (mutate(closeGoals, { ...related, decisions })) return
    onClose()
    toastUndo(
      quarterClosed(quarter),
      shareDone(score.done, score.all, score.percentDone),
      () => mutate(reopenGoals, { ...related, goals: before }),
      { duration: 10_000 },
    )
  }

  return (
    <div className="grid gap-3">
      <ShareDone score={score} />
      <ul className="divide-y divide-line">
        {goals
          .filter(({ goal, isOpen }) => isOpen || listed.has(goal.id))
          .map((one) => (
            <ClosingRow
              key={one.goal.id}
              of={one}
              chosen={choices[one.goal.id]}
              onChoose={(choice) => choose(one.goal.id, choice)}
            />
          ))}
      </ul>
      <p className="text-[0.8125rem] text-soft">{open.length === 0 ? NOTHING_LEFT : WHAT_FOLLOWS}</p>
      <DialogActions
        start={
          <span data-numeric className="text-[0.8125rem] text-soft">
            {decided(chosen.length, open.length)}
          </span>
        }
      >
        <Button variant="primary" disabled={open.length === 0 || chosen.length < open.length} onClick={close}>
          {closeQuarter(quarter)}
        </Button>
      </DialogActions>
    </div>
  )
}

/** The goal as it would be with what was chosen for it. */
function withChoice(goal: Goal, choices: Choices): Pick<Goal, 'status' | 'outcome' | 'progress'> {
  const outcome: GoalOutcome | null = choices[goal.id]?.outcome ?? null
  return outcome === 'done' ? { outcome, status: 'complete', progress: 100 } : { ...goal, outcome }
}
