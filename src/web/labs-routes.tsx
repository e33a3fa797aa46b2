import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The parts that a company has only once a director has switched them on. */
export const labsRoutes = <App extends AnyRoute>(getParentRoute: () => App) =>
  [
    createRoute({
      getParentRoute,
      path: '/process',
      component: lazyRouteComponent(() => import('./LabPages.tsx'), 'ProcessPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/analytics',
      component: lazyRouteComponent(() => import('./LabPages.tsx'), 'AnalyticsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/ai-thought-partner',
      component: lazyRouteComponent(() => import('./LabPages.tsx'), 'ThoughtPartnerPage'),
    }),
  ] as const
