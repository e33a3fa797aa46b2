import { Link } from '@tanstack/react-router'
import { ChartColumn, CheckSquare, Newspaper, Target } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { OriginHover } from './OriginHover.tsx'
import { type IssueSource, sourceOfIssue } from './raising.queries.ts'
import { goalIssueTitle, metricIssueTitle, taskIssueTitle } from './sources.rules.ts'
import { madeFrom } from './sources.text.ts'

type OriginLinkProps = { issueId: string; className: string | undefined }

/** The row that an issue was made from. */
export default function OriginLink({ issueId, className }: OriginLinkProps) {
  const source = useLive(sourceOfIssue, { issueId })
  const today = useToday()
  if (!source) return null
  const { text, Icon, ...to } = originOf(source, today)
  return (
    <OriginHover source={source} label={madeFrom(text)} className={className}>
      <Link
        {...to}
        aria-label={madeFrom(text)}
        className="inline-flex min-h-6 min-w-0 items-center gap-1.5 text-[0.8125rem] text-soft hover:underline"
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate">{text}</span>
      </Link>
    </OriginHover>
  )
}

function originOf(source: IssueSource, today: Day) {
  switch (source.kind) {
    case 'metric':
      return {
        to: '/metrics',
        search: { metric: source.row.metric.id },
        text: metricIssueTitle(source.row, source.week),
        Icon: ChartColumn,
      }
    case 'goal':
      return {
        to: '/goals',
        search: { row: source.goal.id },
        text: goalIssueTitle(source.goal),
        Icon: Target,
      }
    case 'task': {
      const { id: row, teamId } = source.work
      const search = { row, ...(teamId && { team: teamId }) }
      return { to: '/tasks', search, text: taskIssueTitle(source.work, today), Icon: CheckSquare }
    }
    case 'headline': {
      const { id: row, teamId: team, title } = source.work
      return { to: '/headlines', search: { row, team }, text: title, Icon: Newspaper }
    }
  }
}
