import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Card } from '../../../ui/Card.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import type { MeetingType } from '../../meetings/meetings.table.ts'
import { canViewTeamMetrics } from '../../metrics/metrics.access.ts'
import { displayName } from '../../people/people.rules.ts'
import { dateText, dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { addressOf } from '../results/result-address.rules.ts'
import { RatingBadge } from '../results/RatingBadge.tsx'
import { NumbersCard } from './NumbersCard.tsx'
import { lastMeeting, overdueTasksOfTeam, topIssues } from './preparation.queries.ts'
import {
  ALL_ISSUES,
  FOR_A_10,
  LAST_MEETING,
  moreTasks,
  NO_LAST_MEETING,
  NO_OPEN_ISSUES,
  NONE_OVERDUE,
  OVERDUE_TASKS,
  SEE_LAST_RESULT,
  TOP_ISSUES,
  votesText,
  wasDueOn,
} from './preparation.text.ts'
import { Roster } from './Roster.tsx'

type PreparationProps = { teamId: string; meetingType: MeetingType }

/** What people look at before their meeting: who is here, what is missing and overdue, and what there is to talk about. */
export default function Preparation({ teamId, meetingType }: PreparationProps) {
  const seesNumbers = canViewTeamMetrics(useActor(), teamId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PanelBoundary>
        <Roster teamId={teamId} />
      </PanelBoundary>
      <PanelBoundary>{seesNumbers && <NumbersCard teamId={teamId} />}</PanelBoundary>
      <div className="grid gap-4 md:grid-cols-2">
        <PanelBoundary>
          <OverdueTasks teamId={teamId} />
        </PanelBoundary>
        <PanelBoundary>
          <TopIssues teamId={teamId} />
        </PanelBoundary>
      </div>
      <PanelBoundary>
        <LastMeeting teamId={teamId} meetingType={meetingType} />
      </PanelBoundary>
    </div>
  )
}

const TASKS_SHOWN = 5

function OverdueTasks({ teamId }: { teamId: string }) {
  const today = useToday()
  const overdue = useLive(overdueTasksOfTeam, { teamId, today })
  if (!overdue) return null
  return (
    <Card title={OVERDUE_TASKS} description={overdue.length === 0 ? NONE_OVERDUE : undefined}>
      {overdue.length > 0 && (
        <ul className="divide-y divide-line">
          {overdue.slice(0, TASKS_SHOWN).map(({ task, assignees }) => (
            <Row
              key={task.id}
              title={task.title}
              detail={`${assignees.map(displayName).join(', ')}, ${wasDueOn(dayLabel(task.dueDate, today))}`}
            />
          ))}
          {overdue.length > TASKS_SHOWN && (
            <li className="pt-2 text-[0.8125rem] text-soft">{moreTasks(overdue.length - TASKS_SHOWN)}</li>
          )}
        </ul>
      )}
    </Card>
  )
}

function TopIssues({ teamId }: { teamId: string }) {
  const found = useLive(topIssues, { teamId })
  if (!found) return null
  return (
    <Card
      title={TOP_ISSUES}
      description={found.count === 0 ? NO_OPEN_ISSUES : undefined}
      actions={
        <Link to="/issues" className="text-[0.8125rem] text-accent-ink hover:underline">
          {ALL_ISSUES}
        </Link>
      }
    >
      {found.count > 0 && (
        <ol className="divide-y divide-line">
          {found.items.map(({ issue, owner, votes }) => (
            <Row
              key={issue.id}
              title={issue.title}
              detail={[displayName(owner), ...(votes > 0 ? [votesText(votes)] : [])].join(', ')}
            />
          ))}
        </ol>
      )}
    </Card>
  )
}

function LastMeeting({ teamId, meetingType }: PreparationProps) {
  const last = useLive(lastMeeting, { teamId, meetingType })
  if (last === undefined) return null
  if (last === null) return <Card title={LAST_MEETING} description={NO_LAST_MEETING} />
  return (
    <Card
      title={LAST_MEETING}
      description={dateText(last.meeting.startedAt)}
      actions={<RatingBadge average={last.average} />}
    >
      {last.notes.map(({ person, note }) => (
        <p key={person?.id ?? note} className="mb-2 [overflow-wrap:anywhere]">
          <span className="text-soft">{FOR_A_10}</span> {note}{' '}
          <span className="text-soft">{displayName(person)}</span>
        </p>
      ))}
      <Link to="/meetings" hash={addressOf(last.meeting)} className="text-accent-ink hover:underline">
        {SEE_LAST_RESULT}
      </Link>
    </Card>
  )
}

const Row = ({ title, detail }: { title: string; detail: ReactNode }) => (
  <li className="py-1.5">
    <span className="block [overflow-wrap:anywhere]">{title}</span>
    <span data-numeric className="block text-[0.8125rem] text-soft">
      {detail}
    </span>
  </li>
)
