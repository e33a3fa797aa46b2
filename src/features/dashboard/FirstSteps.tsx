import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { FIRST_STEPS, type FirstStep, type FirstStepId } from './first-steps.rules.ts'
import { completedOf, FIRST_STEP_TEXTS, GET_STARTED, STEP_DONE } from './first-steps.text.ts'

/** The steps from an empty company to its first meeting, and the next one of them. */
export default function FirstSteps({ done }: { done: Readonly<Record<FirstStepId, boolean>> }) {
  const next = FIRST_STEPS.find(({ id }) => !done[id])
  return (
    <section aria-labelledby="get-started" className="rounded-lg border border-line bg-page p-2">
      <header className="flex items-baseline gap-3 px-2 pt-1 pb-2">
        <h2 id="get-started" className="flex-1 font-semibold">
          {GET_STARTED}
        </h2>
        <p data-numeric className="text-[0.8125rem] text-soft">
          {completedOf(FIRST_STEPS.filter(({ id }) => done[id]).length, FIRST_STEPS.length)}
        </p>
      </header>
      <ol className="grid gap-1 lg:grid-cols-5">
        {FIRST_STEPS.map((step, index) => (
          <li key={step.id}>
            <Step step={step} number={index + 1} isDone={done[step.id]} isNext={step === next} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepProps = { step: FirstStep; number: number; isDone: boolean; isNext: boolean }

function Step({ step, number, isDone, isNext }: StepProps) {
  const { title, hint } = FIRST_STEP_TEXTS[step.id]
  return (
    <Link
      to={step.to}
      search={'search' in step ? step.search : {}}
      className={cx(
        'flex h-full items-center gap-3 rounded-md px-2 py-2 hover:bg-hover',
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
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {title}
          {isDone && <span className="sr-only"> {STEP_DONE}</span>}
        </span>
        <span className={cx('block truncate text-[0.8125rem]', !isNext && 'text-soft')}>{hint}</span>
      </span>
    </Link>
  )
}
