import { Link } from '@tanstack/react-router'
import { CircleCheck, Plus } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { later } from '../../../ui/later.tsx'
import { useThisWeek } from '../../companies/use-this-week.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import { VALUE_LOOKS } from '../../metrics/values/value-looks.ts'
import { weekTargetText } from '../../metrics/values/week-note.rules.ts'
import { WeekLine } from '../../metrics/values/WeekLine.tsx'
import { displayName } from '../../people/people.rules.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import { addDays, type Day, weeksBack } from '../../time/calendar.rules.ts'
import { useRaising } from '../../work/raising-context.ts'
import { MAKE_AN_ISSUE } from '../../work/work.text.ts'
import { NoTeamYet } from '../NoTeamYet.tsx'
import { Panel } from '../Panel.tsx'
import { SeeAllLink } from '../SeeAllLink.tsx'
import { LINE, WEEKS_DRAWN } from './line-of-weeks.ts'
import {
  ADD_ISSUE,
  ADD_METRICS,
  METRICS_APPEAR,
  missedFor,
  moreOffTrack,
  NO_METRICS,
  NONE_OFF_TRACK,
  OFF_TRACK,
  offTrackOf,
  SEE_SCORECARD,
  THIRTEEN_WEEKS,
} from './numbers.text.ts'
import { metricsOnTrack, offTrackMetrics, type OffTrackMetric } from './on-track.queries.ts'

const FormulaWeeks = later(() => import('../../metrics/formulas/FormulaWeeks.tsx'))

/** From so many weeks in a row on, the button that makes an issue stays in sight. */
const ASKS_FOR_AN_ISSUE = 3

/** The metrics that miss their target, and how many there are beside those that don't. */
export function OffTrackPanel({ today }: { today: Day }) {
  const count = useLive(metricsOnTrack, { today })
  const found = useLive(offTrackMetrics, { today })
  const teams = useLive(teamsAtHand, {})
  if (!count || !found || !teams) return null
  if (teams.length === 0) {
    return (
      <Panel title={OFF_TRACK}>
        <NoTeamYet text={METRICS_APPEAR} />
      </Panel>
    )
  }
  const { judged, behind, ahead, all } = count
  const { items, more } = found
  return (
    <Panel
      title={OFF_TRACK}
      detail={judged > 0 ? offTrackOf(behind, judged, ahead) : undefined}
      aside={items.length > 0 && <span className="max-md:hidden">{THIRTEEN_WEEKS}</span>}
    >
      <FormulasOfLastWeek />
      {items.length === 0 && (
        <p className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 text-soft">
          {judged > 0 && <CircleCheck aria-hidden className="size-4 shrink-0 text-good-ink" />}
          {all === 0 ? NO_METRICS : judged > 0 ? NONE_OFF_TRACK : null}
          <SeeAllLink to="/metrics">{all === 0 ? ADD_METRICS : SEE_SCORECARD}</SeeAllLink>
        </p>
      )}
      {items.length > 0 && (
        <ul aria-label={OFF_TRACK} className="@container divide-y divide-line border-t border-line">
          {items.map((item) => (
            <OffTrackRow key={item.metric.id} {...item} />
          ))}
          {more > 0 && (
            <li className="px-4 py-2.5">
              <SeeAllLink to="/metrics">{moreOffTrack(more)}</SeeAllLink>
            </li>
          )}
        </ul>
      )}
    </Panel>
  )
}

function OffTrackRow({ metric, team, owner, latest: { week, said }, weeks }: OffTrackMetric) {
  const row = useLive(metricRow, { metricId: metric.id })
  const raising = useRaising()
  const asks = weeks >= ASKS_FOR_AN_ISSUE
  const points = row ? weeksBack(week, WEEKS_DRAWN).map((each) => metricWeek(row, each)) : []
  return (
    <li className="group/row grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 @2xl:flex">
      <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="sm" person={owner?.id} />
      <div className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <Link
            to="/metrics"
            search={{ metric: metric.id }}
            className="min-w-0 font-medium break-words hover:underline"
          >
            {metric.name}
          </Link>
          {raising && <raising.Mark id={metric.id} className="-my-1" />}
        </span>
        <p data-numeric className="text-[0.8125rem] text-soft">
          <span className="sr-only">
            {displayName(owner)}, {team.name},{' '}
          </span>
          {missedFor(weeks)}
        </p>
      </div>
      <WeekLine
        points={points.toReversed()}
        size={LINE}
        className="col-span-2 row-start-2 h-9 w-45 max-w-full shrink-0"
      />
      <p data-numeric className="row-start-2 min-w-14 shrink-0 text-right text-[0.8125rem] text-soft">
        {weekTargetText(said)}
        <span className="block text-bad-ink">{difference(said)}</span>
      </p>
      <p
        data-numeric
        className={cx(
          'col-start-3 row-start-1 min-w-16 shrink-0 rounded-sm py-0.5 pr-2 pl-2.5 text-right font-semibold',
          VALUE_LOOKS.missed,
        )}
      >
        {formatValue(said.value ?? 0, said.unit)}
      </p>
      {raising?.raise && (
        <Button
          size="sm"
          variant={asks ? 'secondary' : 'ghost'}
          icon={<Plus aria-hidden />}
          aria-label={MAKE_AN_ISSUE}
          className={cx(
            'col-start-4 row-span-2 row-start-1 max-md:-mr-2 max-md:w-11 max-md:px-0',
            !asks &&
              'opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100',
          )}
          onClick={() => raising.raise?.({ kind: 'metric', id: metric.id, teamId: team.id, week })}
        >
          <span className="max-md:hidden">{ADD_ISSUE}</span>
        </Button>
      )}
    </li>
  )
}

/** By how much a value differs from its target, with its sign. */
function difference({ value, unit, target }: OffTrackMetric['latest']['said']): string | null {
  if (value === null || target.value === null || unit === 'yes_no') return null
  const by = value - target.value
  return `${by < 0 ? '−' : '+'}${formatValue(Math.abs(by), unit)}`
}

/** The dashboard shows this week or the last one. */
function FormulasOfLastWeek() {
  const teamIds = useLive(teamsAtHand, {})?.map(({ id }) => id) ?? []
  const thisWeek = useThisWeek()
  if (!thisWeek) return null
  return teamIds.map((teamId) => (
    <FormulaWeeks key={teamId} teamId={teamId} from={addDays(thisWeek, -7)} heldTeamIds={teamIds} />
  ))
}
