import { Link } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { useActor, useLive, useServerNow } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { PanelBoundary } from '../../ui/PanelBoundary.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { myCompany, mySettings } from '../companies/companies.queries.ts'
import { onePerson } from '../people/people.queries.ts'
import { displayName } from '../people/people.rules.ts'
import { dayOf } from '../time/calendar.rules.ts'
import { canOpenDashboard } from './dashboard.access.ts'
import { partOfDay, weekOfQuarter } from './dashboard.rules.ts'
import {
  DASHBOARD,
  GO_TO_TASKS,
  greeting,
  quarterWeek,
  todayText,
  VIEWERS_HAVE_NONE,
} from './dashboard.text.ts'
import { usePageTitle } from '../../ui/page-title.ts'

// What calculates formulas, draws lines and changes tasks comes beside the rows, and is not waited for.
const Overview = later(
  () => import('./Overview.tsx'),
  () => <SkeletonRows rows={8} rowHeight="h-16" />,
)

const NewsStack = later(() => import('../platform/launches/NewsStack.tsx'))

export function DashboardScreen() {
  usePageTitle(DASHBOARD)
  const actor = useActor()
  const company = useLive(myCompany, {})
  return company && !canOpenDashboard(actor) ? <NotForViewers /> : <Dashboard companyId={company?.id} />
}

const EVERY_MINUTE = 60_000

function Dashboard({ companyId }: { companyId: string | undefined }) {
  const now = useServerNow(EVERY_MINUTE)
  const today = dayOf(now)
  const me = useLive(onePerson, { personId: useActor().id })
  const settings = useLive(mySettings, {})
  const firstName = me && displayName(me).split(' ')[0]
  return (
    <div className="grid w-full max-w-[84rem] gap-3.5 p-4">
      <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4 max-md:min-h-11">
        <h1 className="min-w-0 truncate text-xl font-semibold">
          {greeting(partOfDay(new Date(now).getHours()), firstName)}
        </h1>
        <PanelBoundary place="bar">
          {companyId && <NewsStack companyId={companyId} place="head" />}
        </PanelBoundary>
        <p data-numeric className="text-soft max-sm:text-[0.8125rem]">
          {todayText(now)}
          {settings && (
            <span className="ml-3 border-l border-line pl-3">
              {quarterWeek(weekOfQuarter(today, settings.weekStartDay))}
            </span>
          )}
        </p>
      </div>
      <Overview today={today} />
    </div>
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
