import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import type { ShownStep } from './first-steps.rules.ts'
import { FIRST_STEP_TEXTS, IN_PROGRESS, STEP_STATES } from './get-started.text.ts'

type StepRowProps = { step: ShownStep; number: number; isNext: boolean; onGo: () => void }

/** A step with its state, which leads to where it is done. */
export function StepRow({ step: { id, to, search, state }, number, isNext, onGo }: StepRowProps) {
  const { title, hint } = FIRST_STEP_TEXTS[id]
  const isDone = state === 'completed'
  return (
    <Link
      // Only steps whose page exists are shown.
      to={to}
      search={search}
      onClick={onGo}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-md px-2 py-1 hover:bg-hover',
        isNext && 'bg-accent-tint text-accent-ink',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full border text-[0.8125rem] font-semibold',
          isDone && 'border-good-edge bg-good-tint text-good-ink',
          isNext && 'border-accent bg-accent text-on-accent',
          !isDone && !isNext && 'border-control-line text-soft',
        )}
      >
        {isDone ? <Check className="size-4" /> : number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          {title}
          {state !== 'in progress' && <span className="sr-only"> ({STEP_STATES[state]})</span>}
        </span>
        <span className={cx('block truncate text-[0.8125rem]', !isNext && 'text-soft')}>{hint}</span>
      </span>
      {state === 'in progress' && <span className="shrink-0 text-[0.8125rem]">{IN_PROGRESS}</span>}
    </Link>
  )
}
