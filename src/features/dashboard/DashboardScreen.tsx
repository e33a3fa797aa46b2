import { Link } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { displayName } from '../people/people.rules.ts'
import { TaskItems } from '../tasks/TaskItems.tsx'
import type { TaskItem } from '../tasks/tasks.queries.ts'
import { type Day, dayOf } from '../time/calendar.rules.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import { type DashboardNumbers, dashboardNumbers, myTasksThisWeek } from './dashboard.queries.ts'
import { partOfDay } from './dashboard.rules.ts'
import {
  aheadAndBehind,
  GO_TO_TASKS,
  greeting,
  IN_MY_TEAMS,
  LATEST_HEADLINES,
  METRICS,
  MY_GOALS,
  MY_TASKS,
  NO_TASKS,
  OFF_TRACK,
  ON_TRACK,
  onTrackOf,
  OPEN_ISSUES,
  SEE_TASKS,
  TASKS_DUE,
  THIS_WEEK,
  VIEWERS_HAVE_NONE,
} from './dashboard.text.ts'
import { GetStarted } from './GetStarted.tsx'
import { LatestHeadlines } from './LatestHeadlines.tsx'
import { MyOpenGoals } from './MyOpenGoals.tsx'
import { NumberCard } from './NumberCard.tsx'
import { OffTrackMetrics } from './OffTrackMetrics.tsx'
import { RunningMeetings } from './RunningMeetings.tsx'
import { SeeAllLink } from './SeeAllLink.tsx'

export function DashboardScreen() {
  const actor = useActor()
  const loaded = useLive(myCompany, {}) !== undefined
  return loaded && !canOpenDashboard(actor) ? <NotForViewers /> : <Dashboard />
}

const EVERY_MINUTE = 60_000

function Dashboard() {
  const now = useServerNow(EVERY_MINUTE)
  const today = dayOf(now)
  const numbers = useLive(dashboardNumbers, { today })
  const tasks = useLive(myTasksThisWeek, { today })
  const firstName = numbers && displayName(numbers.me).split(' ')[0]
  return (
    <div className="grid w-full max-w-6xl gap-4 p-4">
      <div className="flex min-h-control items-center justify-between gap-4 max-md:min-h-11">
        <h1 className="min-w-0 truncate text-xl font-semibold">
          {greeting(partOfDay(new Date(now).getHours()), firstName)}
        </h1>
        <RunningMeetings />
      </div>
      {numbers && tasks ? (
        <Overview numbers={numbers} tasks={tasks} today={today} />
      ) : (
        <SkeletonRows rows={8} rowHeight="h-16" />
      )}
    </div>
  )
}

type OverviewProps = { numbers: DashboardNumbers; tasks: TaskItem[]; today: Day }

function Overview({ numbers, tasks, today }: OverviewProps) {
  const { onTrack, ahead, behind, judged } = numbers.metrics
  return (
    <>
      <GetStarted today={today} />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        <NumberCard
          label={ON_TRACK}
          to="/metrics"
          value={onTrackOf(onTrack, judged)}
          unit={METRICS}
          detail={judged > 0 ? aheadAndBehind(ahead, behind) : undefined}
        />
        <NumberCard label={OPEN_ISSUES} to="/issues" value={String(numbers.openIssues)} unit={IN_MY_TEAMS} />
        <NumberCard label={TASKS_DUE} to="/tasks" value={String(tasks.length)} unit={THIS_WEEK} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <Panel title={MY_TASKS}>
            <TaskItems
              items={tasks}
              label={MY_TASKS}
              showTeam
              empty={{
                text: NO_TASKS,
                action: <SeeAllLink to="/tasks">{SEE_TASKS}</SeeAllLink>,
              }}
            />
          </Panel>
          {judged > 0 && (
            <Panel title={OFF_TRACK}>
              <OffTrackMetrics today={today} />
            </Panel>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title={MY_GOALS}>
            <MyOpenGoals today={today} />
          </Panel>
          <Panel title={LATEST_HEADLINES}>
            <LatestHeadlines today={today} />
          </Panel>
        </div>
      </div>
    </>
  )
}

/** A card whose rows reach from edge to edge. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-page">
      <h2 className="border-b border-line px-4 py-3 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function NotForViewers() {
  return (
    <EmptyState
      icon={<LayoutDashboard aria-hidden />}
      text={VIEWERS_HAVE_NONE}
      action={
        <Link to="/tasks" className={buttonClass()}>
          {GO_TO_TASKS}
        </Link>
      }
    />
  )
}
