import { useLive } from '../../../sync/browser/react.ts'
import { SUGGEST, suggestFor } from '../suggestions/suggestions.text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'
import type { StepChange } from '../processes.rules.ts'
import type { PublishedStep } from '../processes.table.ts'
import { doneBy, OPEN_SEAT, STEPS } from '../processes.text.ts'
import { CHANGED_SINCE } from '../readings/readings.text.ts'
import { seatsForSteps } from '../seats.queries.ts'

type StepListProps = {
  steps: readonly PublishedStep[]
  /** By their ids, steps that are not as the reader knows them. */
  changes?: ReadonlyMap<string, StepChange> | undefined
  /** Suggests to change a step. */
  onSuggest?: ((step: PublishedStep) => void) | undefined
}

/** The steps by their numbers, each with who does it. */
export function StepList({ steps, changes, onSuggest }: StepListProps) {
  const seats = useLive(seatsForSteps, {}) ?? []
  return (
    <ol aria-label={STEPS} className="mt-2 grid">
      {steps.map((step, index) => {
        const seat = seats.find(({ id }) => id === step.seatId)
        const change = changes?.get(step.id)
        return (
          <li
            key={step.id}
            className="group/step relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-b border-line py-4 last:border-b-0 print:break-inside-avoid"
          >
            <span aria-hidden data-numeric className="text-lg leading-6 font-semibold text-soft">
              {index + 1}
            </span>
            <div className="min-w-0">
              <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <h2 className="min-w-0 text-base font-semibold break-words">{step.title}</h2>
                {change && (
                  <Badge variant="info" className="print:hidden">
                    {CHANGED_SINCE[change]}
                  </Badge>
                )}
                {seat && (
                  <span className="text-[0.8125rem] text-soft">
                    {doneBy(seat.name, seat.holders.join(', ') || OPEN_SEAT)}
                  </span>
                )}
              </div>
              {step.body && <Markdown text={step.body} className="mt-1.5" />}
              {onSuggest && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={suggestFor(step.title)}
                  className="max-md:mt-1 max-md:-ml-2.5 md:absolute md:top-3 md:right-0 md:opacity-0 md:group-focus-within/step:opacity-100 md:group-hover/step:opacity-100"
                  onClick={() => onSuggest(step)}
                >
                  {SUGGEST}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
