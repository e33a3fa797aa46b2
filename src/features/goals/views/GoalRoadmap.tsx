import { type Day, monthIndex } from '../../time/calendar.rules.ts'
import { monthLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { Goal } from '../goals.table.ts'
import { useGoalDialogs } from '../use-goal-dialogs.tsx'
import { isWithin, monthsOf, onRoadmap, placeOf, type Span, spanFrom } from './roadmap.rules.ts'
import { RoadmapRow } from './RoadmapRow.tsx'
import { NOTHING_DUE, roadmapOf, TODAY } from './views.text.ts'

type GoalRoadmapProps = {
  goals: readonly Goal[]
  name: string
  /** The first of the two quarters. */
  quarter: Day
}

/** Two quarters of goals as bars that end at their target dates, with today's line. */
export default function GoalRoadmap({ goals, name, quarter }: GoalRoadmapProps) {
  const today = useToday()
  const span = spanFrom(quarter)
  const shown = onRoadmap(goals, span)
  const { open, dialog } = useGoalDialogs()
  if (shown.length === 0) return <p className="px-4 py-3 text-[0.8125rem] text-soft">{NOTHING_DUE}</p>
  return (
    <div className="@container px-4 py-2">
      <div className="@3xl:pl-64">
        <Months span={span} />
      </div>
      <div className="relative">
        <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0 left-0 @3xl:left-64">
          <MonthLines span={span} />
        </div>
        <ul
          aria-label={roadmapOf(name)}
          data-rows
          className="relative grid grid-cols-[minmax(0,1fr)] gap-1 py-1.5"
        >
          {shown.map(({ id }) => (
            <RoadmapRow key={id} goalId={id} span={span} today={today} onOpen={open} />
          ))}
        </ul>
        {isWithin(today, span) && (
          <div className="pointer-events-none absolute inset-y-0 right-0 left-0 z-10 @3xl:left-64">
            <span
              role="img"
              aria-label={TODAY}
              style={{ left: `${placeOf(today, span)}%` }}
              className="absolute inset-y-0 w-0.5 bg-accent"
            />
          </div>
        )}
      </div>
      {dialog}
    </div>
  )
}

const Months = ({ span }: { span: Span }) => (
  <div aria-hidden className="relative h-5 text-xs text-soft">
    {monthsOf(span).map((month) => (
      <span key={month} style={{ left: `${placeOf(month, span)}%` }} className="absolute pl-1">
        {monthLabel(monthIndex(month))}
      </span>
    ))}
  </div>
)

const MonthLines = ({ span }: { span: Span }) =>
  monthsOf(span).map((month) => (
    <span
      key={month}
      style={{ left: `${placeOf(month, span)}%` }}
      className="absolute inset-y-0 w-px bg-line"
    />
  ))
