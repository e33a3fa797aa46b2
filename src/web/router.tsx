import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { Failure } from '../ui/ErrorBoundary.tsx'
import { CompanyNotLoaded } from './CompanyNotLoaded.tsx'
import { requireSession } from './guards.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { SignedIn } from './shell/SignedIn.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundScreen })

const loadAgain = () => void router.invalidate()

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: requireSession,
  errorComponent: () => <CompanyNotLoaded onRetry={loadAgain} />,
})

/** Screens for people without a company, which have no sidebar and no synchronisation. */
const plain = createRoute({
  getParentRoute: () => signedIn,
  id: 'plain',
  component: lazyRouteComponent(() => import('./PlainLayout.tsx'), 'PlainLayout'),
})

const app = createRoute({
  getParentRoute: () => signedIn,
  id: 'app',
  component: SignedIn,
})

type Tab = { tab?: string }

const tabSearch = ({ tab }: Record<string, unknown>): Tab => (typeof tab === 'string' ? { tab } : {})

const routeTree = root.addChildren([
  signedIn.addChildren([
    plain.addChildren([
      createRoute({
        getParentRoute: () => plain,
        path: '/onboarding',
        component: lazyRouteComponent(
          () => import('../features/invitations/OnboardingScreen.tsx'),
          'OnboardingScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => plain,
        path: '/new-company',
        component: lazyRouteComponent(
          () => import('../features/companies/NewCompanyScreen.tsx'),
          'NewCompanyScreen',
        ),
      }),
    ]),
    app.addChildren([
      createRoute({
        getParentRoute: () => app,
        path: '/dashboard',
        component: lazyRouteComponent(
          () => import('../features/dashboard/DashboardScreen.tsx'),
          'DashboardScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/tasks',
        component: lazyRouteComponent(() => import('../features/tasks/TasksScreen.tsx'), 'TasksScreen'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/goals',
        component: lazyRouteComponent(() => import('../features/goals/GoalsScreen.tsx'), 'GoalsScreen'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/issues',
        component: lazyRouteComponent(() => import('../features/issues/IssuesScreen.tsx'), 'IssuesScreen'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/headlines',
        component: lazyRouteComponent(
          () => import('../features/headlines/HeadlinesScreen.tsx'),
          'HeadlinesScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/archive',
        component: lazyRouteComponent(() => import('../features/archive/ArchiveScreen.tsx'), 'ArchiveScreen'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/metrics',
        component: lazyRouteComponent(() => import('../features/metrics/MetricsScreen.tsx'), 'MetricsScreen'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/meetings',
        component: lazyRouteComponent(
          () => import('../features/meeting-room/lobby/MeetingsScreen.tsx'),
          'MeetingsScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/meeting/$teamId/{-$meetingType}',
        component: lazyRouteComponent(
          () => import('../features/meeting-room/MeetingScreen.tsx'),
          'MeetingScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/people',
        validateSearch: tabSearch,
        component: lazyRouteComponent(() => import('./PeoplePage.tsx'), 'PeoplePage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/profile',
        component: lazyRouteComponent(
          () => import('../features/accounts/ProfileScreen.tsx'),
          'ProfileScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/settings',
        validateSearch: tabSearch,
        component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
      }),
    ]),
  ]),
])

const NO_PENDING_BEFORE = 400

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: NO_PENDING_BEFORE,
  defaultErrorComponent: () => <Failure onRetry={() => void router.invalidate()} />,
  scrollRestoration: true,
  scrollToTopSelectors: ['main'],
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
