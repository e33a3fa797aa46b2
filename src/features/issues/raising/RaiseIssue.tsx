import { useEffect, useRef } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { useThisWeek } from '../../companies/use-this-week.ts'
import { goalRow } from '../../goals/goals.queries.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import { missedTask } from '../../tasks/review/review.queries.ts'
import type { Raisable } from '../../work/raising-context.ts'
import { useToday } from '../../time/use-today.ts'
import { likelyIssueTeam } from '../issues.queries.ts'
import { raisableWork } from './raising.queries.ts'
import { goalIssueTitle, latestWeek, metricIssueTitle, taskIssueTitle } from './sources.rules.ts'
import { useRaise } from './use-raise.ts'

type RaiseIssueProps = {
  row: Raisable
  meetingId: string | null
  onDone: (row: Raisable) => void
  onOpen: (issueId: string) => void
}

/** Makes an issue of a row as soon as it knows the row's present numbers. It shows nothing but the message of it. */
export default function RaiseIssue(props: RaiseIssueProps) {
  const likely = useLive(likelyIssueTeam, {})
  const teamId = props.row.teamId ?? likely
  if (!teamId) return null
  const { kind } = props.row
  if (kind === 'metric') return <RaiseMetric {...props} teamId={teamId} />
  return kind === 'goal' ? <RaiseGoal {...props} teamId={teamId} /> : <RaiseWork {...props} teamId={teamId} />
}

type OfTeam = RaiseIssueProps & { teamId: string }

function RaiseMetric({ row: asked, ...rest }: OfTeam) {
  const thisWeek = useThisWeek()
  const row = useLive(metricRow, { metricId: asked.id })
  if (!thisWeek || !row) return null
  const week = asked.week ?? latestWeek(row, thisWeek)
  const { missesDismissedAt } = row.metric
  return (
    <Raise row={asked} week={week} title={metricIssueTitle(row, week)} {...rest} {...{ missesDismissedAt }} />
  )
}

function RaiseGoal({ row: asked, ...rest }: OfTeam) {
  const thisWeek = useThisWeek()
  const goal = useLive(goalRow, { goalId: asked.id })?.goal
  if (!thisWeek || !goal) return null
  return <Raise row={asked} week={thisWeek} title={goalIssueTitle(goal)} missesDismissedAt={null} {...rest} />
}

function RaiseWork({ row: asked, ...rest }: OfTeam) {
  const thisWeek = useThisWeek()
  const today = useToday()
  const source = useLive(raisableWork, { id: asked.id })
  const missed = useLive(missedTask, { taskId: asked.id })
  if (!thisWeek || !source) return null
  const title =
    source.kind === 'task' ? taskIssueTitle(source.work, today, missed?.misses) : source.work.title
  return <Raise row={asked} week={thisWeek} title={title} missesDismissedAt={null} {...rest} />
}

type RaiseProps = OfTeam & { week: string; title: string; missesDismissedAt: string | null }

function Raise({ row, onDone, ...given }: RaiseProps) {
  const raise = useRaise({ row, ...given })
  const done = useRef<Raisable>(null)
  useEffect(() => {
    if (raise === undefined || done.current === row) return
    done.current = row
    raise()
    onDone(row)
  }, [raise, row, onDone])
  return null
}
