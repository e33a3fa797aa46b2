import { Check } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import {
  begun,
  COMPLETED,
  type DemoStep,
  IN_PROGRESS,
  PENDING,
  START,
  startOf,
} from './onboarding-demo.text.ts'
import type { StepState } from './progress.rules.ts'

type RowProps = { step: DemoStep; number: number; state: StepState; onStart: () => void }

/** One step with its state. Only the current one has a button, which stays under the hand while the step is under way. */
export function DemoStepRow({ step: { title, hint }, number, state, onStart }: RowProps) {
  const here = state === 'current' || state === 'in progress'
  return (
    <li
      aria-current={here ? 'step' : undefined}
      className={cx(
        'flex items-center gap-3 rounded-lg px-3 py-2.5 transition-colors duration-200',
        here && 'bg-sunken',
      )}
    >
      <Sign state={state} number={number} />
      <div className="min-w-0 flex-1">
        <p className={cx('font-medium', state === 'pending' && 'text-soft')}>{title}</p>
        {here && <p className="text-[0.8125rem] text-pretty text-soft">{hint}</p>}
      </div>
      {here ? (
        <Button
          variant={state === 'current' ? 'primary' : 'ghost'}
          pending={state === 'in progress'}
          aria-label={state === 'current' ? startOf(title) : begun(title)}
          onClick={onStart}
        >
          {state === 'current' ? START : IN_PROGRESS}
        </Button>
      ) : (
        <span className={cx('text-[0.8125rem]', state === 'completed' ? 'text-good-ink' : 'text-soft')}>
          {state === 'completed' ? COMPLETED : PENDING}
        </span>
      )}
    </li>
  )
}

function Sign({ state, number }: { state: StepState; number: number }) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-full border text-[0.8125rem] font-medium tabular-nums [&_svg]:size-4',
        state === 'completed' && 'border-good-edge bg-good-tint text-good-ink',
        state === 'pending' && 'border-line text-soft',
        (state === 'current' || state === 'in progress') && 'border-accent text-accent-ink',
      )}
    >
      {state === 'completed' && <Check />}
      {state !== 'completed' && number}
    </span>
  )
}
