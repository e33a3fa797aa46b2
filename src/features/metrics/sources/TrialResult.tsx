import { dateText } from '../../time/time.text.ts'
import type { Metric } from '../metrics.table.ts'
import { formatValue } from '../values/metric-format.rules.ts'
import { ANSWERED, TRIED, took, WOULD_KEEP, wouldEnter } from './source.text.ts'
import type { Trial } from './sources.requests.ts'

/** What a trial found, and what would be entered. */
export function TrialResult({ trial, unit }: { trial: Trial; unit: Metric['unit'] }) {
  const { failure, cells, answer, milliseconds } = trial
  return (
    <section
      aria-label={TRIED}
      aria-live="polite"
      className="grid gap-1.5 rounded border border-line p-3 text-[0.8125rem]"
    >
      <p className="font-medium">
        {TRIED} <span className="font-normal text-soft">{took(milliseconds)}</span>
      </p>
      {failure !== null && <p className="text-bad-ink">{failure}</p>}
      <ul className="grid max-h-40 gap-1 overflow-y-auto empty:hidden">
        {cells.map(({ week, value, byHand }) => (
          <li key={week}>
            {wouldEnter(formatValue(value, unit), dateText(week))} {byHand && WOULD_KEEP}
          </li>
        ))}
      </ul>
      {answer !== null && answer !== '' && (
        <details open={failure !== null}>
          <summary className="cursor-pointer text-soft">{ANSWERED}</summary>
          <pre className="mt-1 max-h-40 overflow-auto text-xs break-all whitespace-pre-wrap">{answer}</pre>
        </details>
      )}
    </section>
  )
}
