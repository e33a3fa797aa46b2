import { useServerNow } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { dayOf, daysBetween } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { isStale } from './age.rules.ts'
import type { Issue } from './issues.table.ts'
import { cameBackOn, daysOpen, openSince, unchangedSince } from './issues.text.ts'

const EVERY_HOUR = 3_600_000

/** For how many days an open issue has been on the list, whether it came back, and whether nothing has changed for long. */
export function IssueAge({ issue }: { issue: Issue }) {
  const today = useToday()
  const now = new Date(useServerNow(EVERY_HOUR)).toISOString()
  const since = dayOf(issue.createdAt)
  const stale = isStale(issue, now)
  const back = issue.reopenedAt === null ? [] : [cameBackOn(dayLabel(dayOf(issue.reopenedAt), today))]
  const unchanged = stale ? [unchangedSince(dayLabel(dayOf(issue.updatedAt), today))] : []
  const explained = [openSince(dayLabel(since, today)), ...back, ...unchanged].join(', ')
  return (
    <span
      className={cx(
        'text-[0.8125rem] whitespace-nowrap tabular-nums',
        stale ? 'font-medium text-warn-ink' : 'text-soft',
      )}
      data-tooltip={explained}
    >
      <span className="sr-only">{explained}</span>
      <span aria-hidden>
        {issue.reopenedAt !== null && '↺ '}
        {daysOpen(Math.max(0, daysBetween(since, today)))}
      </span>
    </span>
  )
}
