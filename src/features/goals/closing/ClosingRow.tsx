import { displayName } from '../../people/people.rules.ts'
import { GoalStatusBadge } from '../GoalStatusBadge.tsx'
import { milestonesDone } from '../milestones/milestones.text.ts'
import type { ClosingGoal } from './closing.queries.ts'
import { decidedMeanwhile, OUTCOME_LABELS } from './closing.text.ts'
import { OutcomeChoice } from './OutcomeChoice.tsx'
import { TakenOver } from './TakenOver.tsx'
import type { Choice } from './use-choices.ts'
import { STATUS_LABELS } from '../goal-status.text.ts'

type ClosingRowProps = {
  of: ClosingGoal
  chosen: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** A goal that is to be decided on, or that somebody else has just decided on. */
export function ClosingRow({ of: { goal, owner, milestones, isOpen }, chosen, onChoose }: ClosingRowProps) {
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{goal.title}</span>
        <GoalStatusBadge status={goal.status} />
        <span data-numeric className="text-[0.8125rem] text-soft">
          {displayName(owner)}
          {milestones.all > 0 && `, ${milestonesDone(milestones.done, milestones.all)}`}
        </span>
      </div>
      {isOpen ? (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <OutcomeChoice
            goalId={goal.id}
            title={goal.title}
            chosen={chosen?.outcome}
            onChoose={(outcome) => onChoose({ outcome })}
          />
          {chosen && <TakenOver {...{ goal, onChoose }} choice={chosen} />}
        </div>
      ) : (
        <p className="text-[0.8125rem] text-warn-ink">
          {decidedMeanwhile(goal.outcome ? OUTCOME_LABELS[goal.outcome] : STATUS_LABELS[goal.status])}
        </p>
      )}
    </li>
  )
}
