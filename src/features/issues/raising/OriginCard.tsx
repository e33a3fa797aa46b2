import type { ReactNode } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import type { HoverCardLayerProps } from '../../../ui/HoverCard.tsx'
import HoverCardLayer from '../../../ui/layers/HoverCardLayer.tsx'
import { STATUS_LABELS as GOAL_STATUS } from '../../goals/goal-status.text.ts'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import { TARGET_LOGIC_SIGNS } from '../../metrics/values/targets.text.ts'
import { personWithTeams } from '../../people/people.queries.ts'
import { STATUS_LABELS as TASK_STATUS } from '../../tasks/tasks.text.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { Issue } from '../issues.table.ts'
import { CREATED_BY, DUE, KINDS, OWNER, RAISED, STATUS, TARGET, weekOf, WRITTEN } from './origin-card.text.ts'
import type { IssueSource } from './raising.queries.ts'
import { NO_VALUE, ON_THE_LIST, RESOLVED_ALREADY } from './sources.text.ts'

export type OriginSource = IssueSource | { kind: 'issue'; issue: Issue }

type OriginCardProps = { source: OriginSource } & Omit<HoverCardLayerProps, 'children'>

/** What a row was made from, as it is at present. */
export default function OriginCard({ source, ...layer }: OriginCardProps) {
  const { title, description } = wordsOf(source)
  return (
    <HoverCardLayer {...layer}>
      <div className="grid gap-2">
        <div>
          <p className="text-[0.8125rem] text-soft">{KINDS[source.kind]}</p>
          <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        </div>
        {description && (
          <p className="line-clamp-4 [overflow-wrap:anywhere] whitespace-pre-wrap">{description}</p>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.8125rem]">
          <Facts source={source} />
        </dl>
      </div>
    </HoverCardLayer>
  )
}

function wordsOf(source: OriginSource): { title: string; description: string | null } {
  if (source.kind === 'metric')
    return { title: source.row.metric.name, description: source.row.metric.description }
  if (source.kind === 'goal') return source.goal
  if (source.kind === 'headline') return { title: source.work.title, description: source.work.content }
  return source.kind === 'issue' ? source.issue : source.work
}

function Facts({ source }: { source: OriginSource }) {
  const today = useToday()
  switch (source.kind) {
    case 'metric': {
      const { value, unit, target } = metricWeek(source.row, source.week)
      return (
        <>
          <Fact name={weekOf(dayLabel(source.week, today))}>
            {value === null ? NO_VALUE : formatValue(value, unit)}
          </Fact>
          {target.value !== null && (
            <Fact
              name={TARGET}
            >{`${TARGET_LOGIC_SIGNS[target.logic]} ${formatValue(target.value, unit)}`}</Fact>
          )}
          <Who name={OWNER} personId={source.row.metric.ownerId} />
        </>
      )
    }
    case 'goal':
      return (
        <>
          <Fact name={STATUS}>{GOAL_STATUS[source.goal.status]}</Fact>
          <Fact name={DUE}>{dayLabel(source.goal.targetDate, today)}</Fact>
          <Who name={OWNER} personId={source.goal.ownerId} />
        </>
      )
    case 'task':
      return (
        <>
          <Fact name={STATUS}>{TASK_STATUS[source.work.status]}</Fact>
          <Fact name={DUE}>{dayLabel(source.work.dueDate, today)}</Fact>
          <Who name={CREATED_BY} personId={source.work.createdBy} />
        </>
      )
    case 'headline':
      return (
        <>
          <Fact name={WRITTEN}>{dayLabel(dayOf(source.work.createdAt), today)}</Fact>
          <Who name={CREATED_BY} personId={source.work.createdBy} />
        </>
      )
    case 'issue':
      return (
        <>
          <Fact name={STATUS}>{source.issue.status === 'resolved' ? RESOLVED_ALREADY : ON_THE_LIST}</Fact>
          <Fact name={RAISED}>{dayLabel(dayOf(source.issue.createdAt), today)}</Fact>
          {source.issue.ownerId !== null && <Who name={OWNER} personId={source.issue.ownerId} />}
        </>
      )
  }
}

function Who({ name, personId }: { name: string; personId: string }) {
  const person = useLive(personWithTeams, { personId })
  return person && <Fact name={name}>{person.name}</Fact>
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </>
)
