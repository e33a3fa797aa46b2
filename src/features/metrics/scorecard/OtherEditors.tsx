import { useOthersAt } from '../../../sync/browser/use-here.ts'
import { useLive } from '../../../sync/browser/react.ts'
import { team } from '../../../sync/scope.ts'
import { onePerson } from '../../people/people.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { initialsOf, tintOf } from '../../../ui/initials.ts'
import type { Metric } from '../metrics.table.ts'
import { enteredAt, SCORECARD_PLACE } from '../values/entering.ts'
import { HEADER_HEIGHT, type Layout, ROW_HEIGHT } from './grid-layout.rules.ts'
import type { MetricLine } from './grid-lines.rules.ts'
import { isEntering } from './scorecard.text.ts'
import type { Weeks } from './use-weeks.ts'

type OtherEditorsProps = {
  teamId: string
  rows: readonly MetricLine[]
  weeks: Pick<Weeks, 'shown' | 'start'>
  layout: Layout
}

/** Frames around the cells in which other people are entering values at this moment, each with its person's initials. */
export function OtherEditors({ teamId, rows, weeks, layout }: OtherEditorsProps) {
  const others = useOthersAt(team(teamId), SCORECARD_PLACE)
  return others.map((other) => {
    const { metricId, week } = enteredAt(other)
    const line = rows.find(({ metric }) => metric.id === metricId)
    const column = weeks.shown.indexOf(week)
    if (!line || column < 0) return null
    return (
      <div
        key={`${other.personId} ${other.what}`}
        className="pointer-events-none absolute"
        style={{
          top: HEADER_HEIGHT + line.top,
          left: layout.fixedWidth + column * layout.weekWidth,
          height: ROW_HEIGHT,
          width: layout.weekWidth,
        }}
      >
        <Frame personId={other.personId} metric={line.metric} week={week} start={weeks.start} />
      </div>
    )
  })
}

type FrameProps = { personId: string; metric: Metric; week: Day; start: Weeks['start'] }

function Frame({ personId, metric, week, start }: FrameProps) {
  const person = useLive(onePerson, { personId })
  if (!person) return null
  const name = displayName(person)
  const color = `var(--person-${tintOf(name)})`
  return (
    <>
      <span
        aria-hidden
        className="absolute inset-0 border-2"
        style={{ borderColor: `color-mix(in oklab, ${color} 60%, var(--ink))` }}
      />
      <span
        aria-hidden
        className="absolute top-0 left-0 px-1 text-[0.625rem] leading-4 font-semibold text-ink"
        style={{ background: color }}
      >
        {initialsOf(name)}
      </span>
      <span role="status" className="sr-only">
        {isEntering(name, metric.name, weekLabel(week, start))}
      </span>
    </>
  )
}
