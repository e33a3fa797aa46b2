import { cx } from '../../../ui/cx.ts'
import { GOAL_OUTCOMES, type GoalOutcome } from '../goals.table.ts'
import { OUTCOME_CHOICES, outcomeOf } from './closing.text.ts'

type OutcomeChoiceProps = {
  goalId: string
  title: string
  chosen: GoalOutcome | undefined
  onChoose: (outcome: GoalOutcome) => void
}

/** One of five outcomes. The arrow keys go through them, as through any radio buttons. */
export const OutcomeChoice = ({ goalId, title, chosen, onChoose }: OutcomeChoiceProps) => (
  <div role="radiogroup" aria-label={outcomeOf(title)} className="flex flex-wrap gap-1.5">
    {GOAL_OUTCOMES.map((outcome) => (
      <label
        key={outcome}
        className={cx(
          'inline-flex min-h-control-small cursor-pointer items-center rounded-md border px-2.5 text-[0.8125rem] has-focus-visible:outline-2 has-focus-visible:outline-focus',
          outcome === chosen
            ? 'border-accent bg-accent-tint font-semibold text-accent-ink'
            : 'border-line text-soft hover:bg-hover hover:text-ink',
        )}
      >
        <input
          type="radio"
          name={`outcome-${goalId}`}
          value={outcome}
          checked={outcome === chosen}
          onChange={() => onChoose(outcome)}
          className="sr-only"
        />
        {OUTCOME_CHOICES[outcome]}
      </label>
    ))}
  </div>
)
