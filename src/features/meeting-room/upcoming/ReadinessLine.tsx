import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { readinessOf } from './readiness.queries.ts'
import { readinessParts } from './upcoming.text.ts'

/** How well the next meeting of a team is prepared. */
export default function ReadinessLine({ teamId, today }: { teamId: string; today: string }) {
  const readiness = useLive(readinessOf, { teamId, today })
  if (!readiness) return null
  return (
    <span
      data-numeric
      className="flex flex-wrap gap-x-3 text-[0.8125rem] max-md:order-last max-md:basis-full"
    >
      {readinessParts(readiness).map(({ text, isDone }) => (
        <span key={text} className={cx(isDone ? 'text-soft' : 'font-medium text-warn-ink')}>
          {text}
        </span>
      ))}
    </span>
  )
}
