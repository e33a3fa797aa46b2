import { dateText, timeText } from '../../time/time.text.ts'
import type { MetricRow } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { formatValue } from '../values/metric-format.rules.ts'
import {
  BY_HAND_RUN,
  cameFrom,
  CHANGED_SINCE,
  found,
  foundWeeks,
  fromProgram,
  fromQuery,
  fromRequest,
  kept,
  NO_RUNS,
  ORIGINS,
  RUNS,
  took,
} from './source.text.ts'
import type { Origin, SourceRun } from './sources.requests.ts'

const whenText = (moment: string): string => `${dateText(moment)}, ${timeText(moment)}`

/** The latest runs: what each found, or why it failed. */
export function SourceRuns({ runs, unit }: { runs: readonly SourceRun[]; unit: Metric['unit'] }) {
  const [latest] = runs
  if (!latest) return <p className="text-soft">{NO_RUNS}</p>
  return (
    <details open={latest.failure !== null}>
      <summary className="cursor-pointer text-soft">{RUNS}</summary>
      <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto">
        {runs.map((run) => (
          <li key={run.id} className="break-words">
            <RunWords run={run} unit={unit} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function RunWords({ run, unit }: { run: SourceRun; unit: Metric['unit'] }) {
  const { at, value, week, weeks, failure, milliseconds, runBy } = run
  const what =
    weeks > 1
      ? foundWeeks(weeks)
      : value !== null && week !== null && found(formatValue(value, unit), dateText(week))
  const more = [
    whenText(at),
    milliseconds !== null && took(milliseconds),
    runBy !== null && BY_HAND_RUN,
    run.kept > 0 && kept(run.kept),
  ]
  return (
    <>
      {failure === null ? what : <span className="text-bad-ink">{failure}</span>}
      <span className="block text-xs text-soft">{more.filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** Where the values of the latest weeks came from, and which of them somebody has changed since. */
export function SourceOrigins({ origins, row }: { origins: readonly Origin[]; row: MetricRow }) {
  const { unit } = row.metric
  return (
    <details>
      <summary className="cursor-pointer text-soft">{ORIGINS}</summary>
      <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto">
        {origins.map((one) => (
          <li key={one.week} className="break-words">
            {cameFrom(dateText(one.week), formatValue(one.value, unit), fromWords(one))}
            {one.kind === 'sql' && one.detail !== null && (
              <code className="block max-h-24 overflow-y-auto text-xs whitespace-pre-wrap text-soft">
                {one.detail}
              </code>
            )}
            {(row.values[one.week]?.value ?? null) !== one.value && row.values[one.week] && (
              <span className="block text-xs text-soft">{CHANGED_SINCE}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function fromWords({ kind, origin, detail, at }: Origin): string {
  if (kind === 'inlet') return fromProgram(whenText(at))
  return kind === 'sql' ? fromQuery(origin, whenText(at)) : fromRequest(origin, detail, whenText(at))
}
