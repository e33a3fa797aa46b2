import { Link, type LinkProps } from '@tanstack/react-router'
import { CheckSquare, CircleDot, type LucideIcon, Newspaper, Pencil } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { readinessOf } from '../../meeting-room/upcoming/readiness.queries.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { headlinesWaiting, numbersIn, numbersMissing, openIssues, overdue } from './strip.text.ts'

/** What the team's next meeting lacks and what it will be about, each with the way to its place. */
export function Readiness({ teamId, today }: { teamId: string; today: Day }) {
  const ready = useLive(readinessOf, { teamId, today })
  if (!ready) return null
  const { entered, metrics, mine, overdueTasks, openIssues: issues, headlines } = ready
  const missing = metrics - entered
  return (
    <p data-numeric className="mt-1.5 flex min-h-6 flex-wrap gap-1.5">
      {metrics > 0 && (
        <Chip icon={Pencil} to="/metrics" isUnready={missing > 0}>
          {missing > 0 ? numbersMissing(missing, mine) : numbersIn(metrics)}
        </Chip>
      )}
      {overdueTasks > 0 && (
        <Chip icon={CheckSquare} to="/tasks" isUnready>
          {overdue(overdueTasks)}
        </Chip>
      )}
      <Chip icon={CircleDot} to="/issues">
        {openIssues(issues)}
      </Chip>
      {headlines > 0 && (
        <Chip icon={Newspaper} to="/headlines">
          {headlinesWaiting(headlines)}
        </Chip>
      )}
    </p>
  )
}

type ChipProps = { icon: LucideIcon; to: LinkProps['to']; isUnready?: boolean; children: string }

const Chip = ({ icon: Icon, to, isUnready = false, children }: ChipProps) => (
  <Link
    to={to}
    className={cx(
      'inline-flex min-h-6 items-center gap-1.5 rounded border px-2 text-xs font-medium hover:underline max-md:min-h-8',
      isUnready
        ? 'border-warn-tint border-l-3 border-l-warn-edge bg-warn-tint text-warn-ink'
        : 'border-line bg-page text-ink',
    )}
  >
    <Icon aria-hidden className="size-3.5 shrink-0" />
    {children}
  </Link>
)
