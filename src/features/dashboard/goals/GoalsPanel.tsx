import { Link } from '@tanstack/react-router'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { STATUS_LOOKS } from '../../goals/goal-status-looks.ts'
import { STATUS_LABELS } from '../../goals/goal-status.text.ts'
import { GoalProgress } from '../../goals/GoalProgress.tsx'
import type { Goal } from '../../goals/goals.table.ts'
import { goalsInSight } from '../../goals/quarters/quarters.queries.ts'
import { onTrackOf } from '../../goals/quarters/quarters.text.ts'
import { BAR, type Score, scoreOf } from '../../goals/quarters/score.rules.ts'
import { onePerson } from '../../people/people.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { myOpenGoals } from '../dashboard.queries.ts'
import { quarterElapsed } from '../dashboard.rules.ts'
import { NoTeamYet } from '../NoTeamYet.tsx'
import { Panel } from '../Panel.tsx'
import { SeeAllLink } from '../SeeAllLink.tsx'
import {
  barAt,
  elapsed,
  GOALS,
  GOALS_APPEAR,
  marksRead,
  NO_GOALS,
  otherGoals,
  SET_GOALS,
} from './goals-panel.text.ts'
import { shownGoals } from './goals-panel.rules.ts'

/** How the goals of the reader's teams stand this quarter: a mark for each, then the reader's own and what is off track. */
export function GoalsPanel({ today }: { today: Day }) {
  const teamIds = useLive(teamsAtHand, {})?.map(({ id }) => id)
  const own = useLive(myOpenGoals, {})
  const ofTeams = useLive(goalsInSight, { teamIds: teamIds ?? [] })
  if (!teamIds || !own || !ofTeams) return null
  const { counted, rows, others } = shownGoals(own, ofTeams, today)
  const score = scoreOf(counted)
  if (counted.length === 0 && rows.length === 0) {
    return (
      <Panel title={GOALS}>
        {teamIds.length === 0 ? (
          <NoTeamYet text={GOALS_APPEAR} />
        ) : (
          <p className="border-t border-line px-4 py-3 text-soft">
            {NO_GOALS} <SeeAllLink to="/goals">{SET_GOALS}</SeeAllLink>
          </p>
        )}
      </Panel>
    )
  }
  const offTrack = others.filter(({ status }) => status === 'off_track').length
  return (
    <Panel
      title={GOALS}
      detail={score.all > 0 ? onTrackOf(score.onTrack, score.all) : undefined}
      aside={score.all > 0 && barAt(BAR)}
    >
      {score.all > 0 && <Marks score={score} />}
      <ul aria-label={GOALS} className="divide-y divide-line border-t border-line">
        {rows.map((goal) => (
          <GoalRow key={goal.id} goal={goal} today={today} />
        ))}
        {others.length > 0 && (
          <li>
            <Link
              to="/goals"
              className="block px-4 py-2.5 text-soft hover:bg-hover hover:text-ink max-md:py-3"
            >
              {otherGoals(others.length, offTrack)}
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  )
}

/** More goals than this are one bar rather than a mark each. */
const MOST_MARKS = 40

/** A mark for each goal, those on track first, with the share that should be done when the quarter ends. */
function Marks({ score: { all, onTrack } }: { score: Score }) {
  const marks = Math.min(all, MOST_MARKS)
  const met = Math.round((onTrack / all) * marks)
  return (
    <div
      role="img"
      aria-label={marksRead(onTrack, all)}
      className="relative mx-4 mb-3 flex h-2 gap-0.5 print:[print-color-adjust:exact]"
    >
      {Array.from({ length: marks }, (_, index) => (
        <span
          key={index}
          className={cx(
            'min-w-0 flex-1 first:rounded-l-full last:rounded-r-full',
            index < met ? 'bg-good-edge' : 'border border-bad-edge bg-bad-tint',
          )}
        />
      ))}
      <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${BAR}%` }} />
    </div>
  )
}

function GoalRow({ goal, today }: { goal: Goal; today: Day }) {
  const actor = useActor()
  const owner = useLive(onePerson, { personId: goal.ownerId })
  const { icon: Icon } = STATUS_LOOKS[goal.status]
  const isOff = goal.status === 'off_track'
  const percent = quarterElapsed(today)
  return (
    <li className="flex min-h-11 items-center gap-3 px-4 py-1.5">
      <span data-tooltip={STATUS_LABELS[goal.status]} className={isOff ? 'text-bad-edge' : 'text-good-edge'}>
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">{STATUS_LABELS[goal.status]}</span>
      </span>
      <Link to="/goals" search={{ row: goal.id }} className="min-w-0 flex-1 break-words hover:underline">
        {goal.title}
      </Link>
      {goal.ownerId !== actor.id && (
        <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="sm" person={goal.ownerId} />
      )}
      <span className="relative flex w-28 shrink-0 items-center gap-2 max-[22rem]:w-20 text-[0.8125rem]">
        <GoalProgress
          goal={goal}
          className={cx(
            'min-w-0 flex-1',
            isOff ? '[--progress:var(--bad-edge)]' : '[--progress:var(--good-edge)]',
          )}
        />
        <span
          data-tooltip={elapsed(percent)}
          className="absolute h-3 w-0.5 bg-plot"
          style={{ left: `calc((100% - 2.75rem) * ${percent / 100})` }}
        />
      </span>
    </li>
  )
}
