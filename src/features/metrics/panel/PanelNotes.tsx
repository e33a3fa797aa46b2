import type { Day, WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { displayName } from '../../people/people.rules.ts'
import type { MetricRow } from '../metrics.queries.ts'
import type { MetricHistory } from './panel.queries.ts'
import { byInWeek, NOTES } from './panel.text.ts'

type PanelNotesProps = {
  row: MetricRow
  changes: MetricHistory['changes']
  /** The Mondays that are drawn. */
  weeks: readonly Day[]
  start: WeekStart
}

/** The notes of the weeks that are drawn, oldest first, by the numbers of their marks. */
export function PanelNotes({ row, changes, weeks, start }: PanelNotesProps) {
  const noted = weeks
    .toReversed()
    .flatMap((week) => row.values[week] ?? [])
    .filter(({ targetNote }) => targetNote !== null)
  if (noted.length === 0) return null
  return (
    <ol aria-label={NOTES} className="grid gap-2.5">
      {noted.map(({ id, week, targetNote }, index) => (
        <li key={id} className="flex gap-2.5 text-[0.8125rem]">
          <span
            aria-hidden
            className="mt-0.5 inline-flex size-[1.125rem] shrink-0 items-center justify-center rounded-full bg-accent-tint text-[0.6875rem] font-semibold text-accent-ink"
          >
            {index + 1}
          </span>
          <p className="min-w-0 break-words">
            {targetNote}
            <span className="block text-xs text-soft">
              {byInWeek(
                displayName(changes.find((change) => change.week === week && change.note)?.person),
                weekLabel(week, start),
              )}
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}
