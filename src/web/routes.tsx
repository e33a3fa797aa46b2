import { createRootRoute, createRoute, lazyRouteComponent, Outlet, useRouter } from '@tanstack/react-router'
import { later } from '../ui/later.tsx'
import { platformRoutes } from './platform-routes.tsx'
import { labsRoutes } from './labs-routes.tsx'
import { CompanyNotLoaded } from './CompanyNotLoaded.tsx'
import { requireSession } from './guards.ts'
import {
  addressSearch,
  checkoutSearch,
  goalsSearch,
  metricSearch,
  peopleSearch,
  tasksSearch,
} from './searches.ts'
import { strategyRoutes } from './strategy-routes.tsx'
import { SignedIn } from './shell/SignedIn.tsx'

const NotFoundScreen = later(() => import('./NotFoundScreen.tsx'))

const root = createRootRoute({ component: Outlet, notFoundComponent: () => <NotFoundScreen /> })

function SessionUnknown() {
  const router = useRouter()
  return <CompanyNotLoaded onRetry={() => void router.invalidate()} />
}

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: requireSession,
  errorComponent: SessionUnknown,
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
  validateSearch: addressSearch,
  component: SignedIn,
})

/** Every signed-in page by its address. Public ones are in `public/screens.ts`. */
export const routeTree = root.addChildren([
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
        validateSearch: tasksSearch,
        component: lazyRouteComponent(() => import('./TasksPage.tsx'), 'TasksPage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/tasks2',
        validateSearch: tasksSearch,
        component: lazyRouteComponent(() => import('./TasksBoardPage.tsx'), 'TasksBoardPage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/tasks3',
        validateSearch: tasksSearch,
        component: lazyRouteComponent(() => import('./TasksCalendarPage.tsx'), 'TasksCalendarPage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/tasks-mobile',
        validateSearch: tasksSearch,
        component: lazyRouteComponent(() => import('./TasksPage.tsx'), 'TasksPhonePage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/goals',
        validateSearch: goalsSearch,
        component: lazyRouteComponent(() => import('./GoalsPage.tsx'), 'GoalsPage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/goals-mobile',
        validateSearch: goalsSearch,
        component: lazyRouteComponent(() => import('./GoalsPage.tsx'), 'GoalsPhonePage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/issues',
        component: lazyRouteComponent(
          () => import('../features/issue-list/IssuesScreen.tsx'),
          'IssuesScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/issues-mobile',
        component: lazyRouteComponent(
          () => import('../features/issue-list/IssuesPhoneScreen.tsx'),
          'IssuesPhoneScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/headlines',
        component: lazyRouteComponent(() => import('./HeadlinesPage.tsx'), 'HeadlinesPage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/notifications',
        component: lazyRouteComponent(
          () => import('../features/notifications/NotificationsScreen.tsx'),
          'NotificationsScreen',
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
        validateSearch: metricSearch,
        component: lazyRouteComponent(() => import('./MetricsPage.tsx'), 'MetricsPage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/metrics-mobile',
        component: lazyRouteComponent(
          () => import('../features/metrics/MetricsMobileScreen.tsx'),
          'MetricsMobileScreen',
        ),
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
      ...strategyRoutes(() => app),
      ...labsRoutes(() => app),
      createRoute({
        getParentRoute: () => app,
        path: '/people',
        validateSearch: peopleSearch,
        component: lazyRouteComponent(() => import('./PeoplePage.tsx'), 'PeoplePage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/permissions',
        component: lazyRouteComponent(
          () => import('../features/administration/permissions/PermissionsScreen.tsx'),
          'PermissionsScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/company-management',
        component: lazyRouteComponent(
          () => import('../features/administration/company/CompanyManagementScreen.tsx'),
          'CompanyManagementScreen',
        ),
      }),
      ...platformRoutes(() => app),
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
        path: '/checkout',
        validateSearch: checkoutSearch,
        component: lazyRouteComponent(
          () => import('../features/billing/CheckoutScreen.tsx'),
          'CheckoutScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/changes',
        component: lazyRouteComponent(() => import('../features/waiting/ChangesScreen.tsx')),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/offline',
        component: lazyRouteComponent(() => import('./shell/OfflineScreen.tsx')),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/settings',
        component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
      }),
      createRoute({
        getParentRoute: () => app,
        path: '/api-docs',
        component: lazyRouteComponent(() => import('../features/integrations/api/ApiDocsScreen.tsx')),
      }),
    ]),
  ]),
])
