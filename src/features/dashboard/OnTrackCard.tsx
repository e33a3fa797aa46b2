import { useLive } from '../../sync/browser/react.ts'
import { later } from '../../ui/later.tsx'
import { useThisWeek } from '../companies/use-this-week.ts'
import { teamsAtHand } from '../teams/teams.queries.ts'
import { addDays, type Day } from '../time/calendar.rules.ts'
import { aheadAndBehind, METRICS, ON_TRACK, onTrackOf } from './dashboard.text.ts'
import { NumberCard } from './NumberCard.tsx'
import { metricsOnTrack } from './on-track.queries.ts'

const FormulaWeeks = later(() => import('../metrics/formulas/FormulaWeeks.tsx'))

/** How many metrics of the reader's teams are on track. */
export default function OnTrackCard({ today }: { today: Day }) {
  const count = useLive(metricsOnTrack, { today })
  if (!count) return null
  const { onTrack, ahead, behind, judged } = count
  return (
    <>
      <FormulasOfLastWeek />
      <NumberCard
        label={ON_TRACK}
        to="/metrics"
        value={onTrackOf(onTrack, judged)}
        unit={METRICS}
        detail={judged > 0 ? aheadAndBehind(ahead, behind) : undefined}
      />
    </>
  )
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
