import { useLive } from '../../../sync/browser/react.ts'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { mySettings } from '../../companies/companies.queries.ts'
import { averageRating, HEALTHY_FROM } from '../../meetings/ratings/ratings.rules.ts'
import { ratingText } from '../../meetings/ratings/ratings.text.ts'
import { completionByWeek } from '../../tasks/completion/completion.queries.ts'
import { BAR, shareOf } from '../../tasks/completion/completion.rules.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { Trend } from './Trend.tsx'
import { ratingsByWeek } from './trends.queries.ts'
import {
  doneOfDue,
  MEETING_RATING,
  NOT_RATED,
  NOTHING_DUE,
  ratedIn,
  ratedOver,
  TASKS_DONE,
  underBar,
} from './trends.text.ts'

/** Whether the reader's teams keep getting better: how they rate their meetings, and how many tasks are done when they are due. */
export const Trends = ({ today }: { today: Day }) => (
  <section className="grid min-w-0 divide-line rounded-lg border border-line bg-page max-lg:order-last max-sm:divide-y sm:grid-cols-2 sm:divide-x">
    <PanelBoundary name={MEETING_RATING}>
      <Ratings today={today} />
    </PanelBoundary>
    <PanelBoundary name={TASKS_DONE}>
      <TasksDone today={today} />
    </PanelBoundary>
  </section>
)

function Ratings({ today }: { today: Day }) {
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const weeks = useLive(ratingsByWeek, { today })
  if (!weeks) return null
  const all = weeks.flatMap(({ averages }) => averages)
  const latest = weeks.findLast(({ averages }) => averages.length > 0)
  return (
    <Trend
      title={MEETING_RATING}
      weeks={weeks.map(({ week, averages }) => ({ week, value: averageRating(averages) }))}
      bar={HEALTHY_FROM}
      format={ratingText}
      said={
        latest && [
          ratedIn(latest.averages.length, weekLabel(latest.week, start)),
          ratedOver(ratingText(averageRating(all)!), all.length),
        ]
      }
      empty={NOT_RATED}
    />
  )
}

function TasksDone({ today }: { today: Day }) {
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const teamIds = useLive(teamsAtHand, {})?.map(({ id }) => id)
  const weeks = useLive(completionByWeek, { teamIds: teamIds ?? [], personId: null, today })
  if (!weeks) return null
  const counted = weeks.filter(({ due }) => due > 0)
  // The present week is not over.
  const latest = counted.findLast(({ week }) => week < weeks.at(-1)!.week) ?? counted.at(-1)
  return (
    <Trend
      title={TASKS_DONE}
      weeks={weeks
        .filter(({ week }) => !latest || week <= latest.week)
        .map(({ week, ...of }) => ({ week, value: shareOf(of) }))}
      bar={BAR}
      format={(share) => `${share}%`}
      said={
        latest && [
          doneOfDue(latest.done, latest.due, weekLabel(latest.week, start)),
          underBar(counted.filter((one) => shareOf(one)! < BAR).length, counted.length, BAR),
        ]
      }
      empty={NOTHING_DUE}
    />
  )
}
