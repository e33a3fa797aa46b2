import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { canViewTeamMetrics } from '../metrics.access.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Metric } from '../metrics.table.ts'
import { type Filter, filtered, type Filtered, standing } from './filter.rules.ts'
import { missingCount, OFF_TRACK_ONLY, offTrackCount, ONLY_MISSING } from './scorecard.text.ts'
import { useWeekOf } from './use-week-of.ts'

type ScorecardFiltersProps = {
  teamId: string
  chosen: Filtered | null
  onChoose: (chosen: Filtered | null) => void
}

/** How many metrics are off track in the week that is due and how many numbers it lacks. A click shows only these. */
export const ScorecardFilters = (props: ScorecardFiltersProps) =>
  canViewTeamMetrics(useActor(), props.teamId) && <Filters {...props} />

const NONE: readonly Metric[] = []

function Filters({ teamId, chosen, onChoose }: ScorecardFiltersProps) {
  const week = useWeekOf(useLive(metricsOfTeam, { teamId }) ?? NONE)
  if (!week) return null
  const { count, offTrack, missing } = standing(week, Object.keys(week))
  const kinds = [
    {
      filter: 'off-track',
      found: offTrack,
      variant: 'bad',
      says: offTrackCount(offTrack, count),
      label: OFF_TRACK_ONLY,
    },
    { filter: 'missing', found: missing, variant: 'warn', says: missingCount(missing), label: ONLY_MISSING },
  ] as const
  const isChosen = (filter: Filter) => chosen?.filter === filter
  const buttons = kinds
    .filter(({ filter, found }) => found > 0 || isChosen(filter))
    .map(({ filter, variant, says, label }) => (
      <button
        key={filter}
        type="button"
        aria-pressed={isChosen(filter)}
        data-tooltip={label}
        className={cx(
          'flex min-h-control items-center rounded-md',
          isChosen(filter) && '*:outline-2 *:outline-offset-1 *:outline-accent',
        )}
        onClick={() => onChoose(isChosen(filter) ? null : filtered(week, filter))}
      >
        <Badge variant={variant}>{says}</Badge>
        <span className="sr-only">, {label}</span>
      </button>
    ))
  return <div className="flex gap-2 empty:hidden max-md:order-last max-md:basis-full">{buttons}</div>
}
