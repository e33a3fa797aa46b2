import { Link } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { useEffect } from 'react'
import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { displayName } from '../people/people.rules.ts'
import type { TaskItem } from '../tasks/tasks.queries.ts'
import { type Day, dayOf } from '../time/calendar.rules.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import { type DashboardNumbers, dashboardNumbers, myTasksThisWeek } from './dashboard.queries.ts'
import { partOfDay } from './dashboard.rules.ts'
import {
  GO_TO_TASKS,
  greeting,
  IN_MY_TEAMS,
  LATEST_HEADLINES,
  MY_GOALS,
  MY_TASKS,
  OPEN_ISSUES,
  TASKS_DUE,
  THIS_WEEK,
  VIEWERS_HAVE_NONE,
} from './dashboard.text.ts'
import { GetStarted } from './GetStarted.tsx'
import { LatestHeadlines } from './LatestHeadlines.tsx'
import { MyOpenGoals } from './MyOpenGoals.tsx'
import { NumberCard } from './NumberCard.tsx'
import { Panel } from './Panel.tsx'
import { RunningMeetings } from './RunningMeetings.tsx'

// What calculates formulas and changes tasks comes beside the rows, and is not waited for.
const MyTasks = later(() => import('./MyTasks.tsx'))
const OnTrackCard = later(() => import('./OnTrackCard.tsx'))
const ForYouPanel = later(() => import('./for-you/ForYouPanel.tsx'))
const OffTrackPanel = later(() => import('./OffTrackPanel.tsx'))
const NextMeeting = later(() => import('./NextMeeting.tsx'))

export function DashboardScreen() {
  const actor = useActor()
  const loaded = useLive(myCompany, {}) !== undefined
  return loaded && !canOpenDashboard(actor) ? <NotForViewers /> : <Dashboard />
}

const EVERY_MINUTE = 60_000
/** The height of a task in one line. */
const ROW_REM = 2.25

function Dashboard() {
  const now = useServerNow(EVERY_MINUTE)
  const today = dayOf(now)
  const numbers = useLive(dashboardNumbers, {})
  const tasks = useLive(myTasksThisWeek, { today })
  useEffect(() => {
    for (const part of [MyTasks, OnTrackCard, OffTrackPanel, ForYouPanel, NextMeeting])
      part.preload().catch(() => {})
  }, [])
  const firstName = numbers && displayName(numbers.me).split(' ')[0]
  return (
    <div className="grid w-full max-w-6xl gap-4 p-4">
      <div className="flex min-h-control items-center justify-between gap-4 max-md:min-h-11">
        <h1 className="min-w-0 truncate text-xl font-semibold">
          {greeting(partOfDay(new Date(now).getHours()), firstName)}
        </h1>
        <RunningMeetings otherwise={<NextMeeting />} />
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
  return (
    <>
      <GetStarted today={today} />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {/* Keeps its place while the card's code loads. */}
        <div className="grid min-h-[5.75rem]">
          <OnTrackCard today={today} />
        </div>
        <NumberCard label={OPEN_ISSUES} to="/issues" value={String(numbers.openIssues)} unit={IN_MY_TEAMS} />
        <NumberCard label={TASKS_DUE} to="/tasks" value={String(tasks.length)} unit={THIS_WEEK} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <Panel title={MY_TASKS}>
            {/* Keeps its place while its code loads. */}
            <div style={{ minHeight: `${Math.max(1, tasks.length) * ROW_REM}rem` }}>
              <MyTasks tasks={tasks} />
            </div>
          </Panel>
          <OffTrackPanel today={today} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title={MY_GOALS}>
            <MyOpenGoals today={today} />
          </Panel>
          <Panel title={LATEST_HEADLINES}>
            <LatestHeadlines today={today} />
          </Panel>
          <ForYouPanel />
        </div>
      </div>
    </>
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
