import { Link } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { type Day, dayOf } from '../time/calendar.rules.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { displayName } from '../people/people.rules.ts'
import { TaskItems } from '../tasks/TaskItems.tsx'
import type { TaskItem } from '../tasks/tasks.queries.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import { type Figures, myFigures, myTasksThisWeek } from './dashboard.queries.ts'
import { greeting, type OnTrack } from './dashboard.rules.ts'
import { Figure } from './Figure.tsx'
import { GetStarted } from './GetStarted.tsx'
import { LatestHeadlines } from './LatestHeadlines.tsx'
import { MeetingCards } from './MeetingCards.tsx'
import { MyGoals } from './MyGoals.tsx'
import { OffTrack } from './OffTrack.tsx'
import { SeeAll } from './SeeAll.tsx'

export function DashboardScreen() {
  const actor = useActor()
  const loaded = useLive(myCompany, {}) !== undefined
  return loaded && !canOpenDashboard(actor) ? <NotForViewers /> : <Dashboard />
}

const EVERY_MINUTE = 60_000

function Dashboard() {
  const now = useServerNow(EVERY_MINUTE)
  const today = dayOf(now)
  const figures = useLive(myFigures, { today })
  const tasks = useLive(myTasksThisWeek, { today })
  const firstName = figures && displayName(figures.me).split(' ')[0]
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-4 px-4 py-6 md:px-6">
      <h1 className="text-xl font-semibold">
        {greeting(new Date(now).getHours())}
        {firstName && `, ${firstName}`}
      </h1>
      <MeetingCards />
      {figures && tasks ? (
        <Overview figures={figures} tasks={tasks} today={today} />
      ) : (
        <SkeletonRows rows={8} rowHeight="h-16" />
      )}
    </div>
  )
}

type OverviewProps = { figures: Figures; tasks: TaskItem[]; today: Day }

function Overview({ figures, tasks, today }: OverviewProps) {
  return (
    <>
      <GetStarted today={today} />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        <Figure label="On track" to="/metrics" value={onTrackText(figures.metrics)} unit="metrics" />
        <Figure label="Open issues" to="/issues" value={String(figures.openIssues)} unit="in my teams" />
        <Figure label="Tasks due" to="/tasks" value={String(tasks.length)} unit="this week" />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <Panel title="My tasks this week">
            <TaskItems
              items={tasks}
              label="My tasks this week"
              showTeam
              empty={{
                text: 'Nothing is due this week.',
                action: <SeeAll to="/tasks">See all your tasks</SeeAll>,
              }}
            />
          </Panel>
          {figures.metrics.judged > 0 && (
            <Panel title="Off track">
              <OffTrack today={today} />
            </Panel>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title="My goals">
            <MyGoals today={today} />
          </Panel>
          <Panel title="Latest headlines">
            <LatestHeadlines today={today} />
          </Panel>
        </div>
      </div>
    </>
  )
}

const onTrackText = ({ onTrack, judged }: OnTrack): string => (judged === 0 ? '–' : `${onTrack} of ${judged}`)

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
      text="The dashboard is for members. Ask a manager of your company to make you one."
      action={
        <Link to="/tasks" className={buttonClass()}>
          Go to your tasks
        </Link>
      }
    />
  )
}
