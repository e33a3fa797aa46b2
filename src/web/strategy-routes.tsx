import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { orgChartSearch } from './searches.ts'

/** Where the company wants to go, and with which seats. */
export const strategyRoutes = <App extends AnyRoute>(getParentRoute: () => App) =>
  [
    createRoute({
      getParentRoute,
      path: '/strategy',
      component: lazyRouteComponent(
        () => import('../features/strategy/StrategyScreen.tsx'),
        'StrategyScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/org-chart',
      validateSearch: orgChartSearch,
      component: lazyRouteComponent(() => import('./OrgChartPage.tsx'), 'OrgChartPage'),
    }),
  ] as const
