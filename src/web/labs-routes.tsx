import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { analyticsSearch, askSearch } from './searches.ts'

/** The parts that a company has only once a director has switched them on. */
export const labsRoutes = <App extends AnyRoute>(getParentRoute: () => App) =>
  [
    createRoute({
      getParentRoute,
      path: '/process',
      component: lazyRouteComponent(
        () => import('../features/processes/list/ProcessesScreen.tsx'),
        'ProcessesScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/process/$processId',
      component: lazyRouteComponent(
        () => import('../features/processes/page/ProcessScreen.tsx'),
        'ProcessScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/process/$processId/edit',
      component: lazyRouteComponent(
        () => import('../features/processes/editor/EditProcessScreen.tsx'),
        'EditProcessScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/analytics',
      validateSearch: analyticsSearch,
      component: lazyRouteComponent(() => import('./AnalyticsPage.tsx'), 'AnalyticsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/ai-thought-partner',
      validateSearch: askSearch,
      component: lazyRouteComponent(() => import('./ThoughtPartnerPage.tsx'), 'ThoughtPartnerPage'),
    }),
  ] as const
