import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { addressSearch, healthSearch, orgChartSearch, sheetSearch } from './searches.ts'

/** Where the company wants to go, with which seats, and the exercises by which its leaders find out. */
export const strategyRoutes = <App extends AnyRoute>(getParentRoute: () => App) =>
  [
    createRoute({
      getParentRoute,
      path: '/strategy',
      validateSearch: addressSearch,
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
    createRoute({
      getParentRoute,
      path: '/tools',
      component: lazyRouteComponent(() => import('../features/tools/hub/ToolsScreen.tsx'), 'ToolsScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/tools/delegate-elevate',
      validateSearch: sheetSearch,
      component: lazyRouteComponent(
        () => import('../features/tools/delegate-elevate/DelegateScreen.tsx'),
        'DelegateScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/tools/the-offer',
      validateSearch: sheetSearch,
      component: lazyRouteComponent(
        () => import('../features/tools/the-offer/OfferScreen.tsx'),
        'OfferScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/tools/ideal-life',
      validateSearch: sheetSearch,
      component: lazyRouteComponent(
        () => import('../features/tools/ideal-life/IdealLifeScreen.tsx'),
        'IdealLifeScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/tools/replacement-ladder',
      validateSearch: sheetSearch,
      component: lazyRouteComponent(
        () => import('../features/tools/replacement-ladder/LadderScreen.tsx'),
        'LadderScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/tools/marketing-strategy',
      component: lazyRouteComponent(
        () => import('../features/tools/marketing-strategy/MarketingScreen.tsx'),
        'MarketingScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/tools/clarity-break',
      validateSearch: sheetSearch,
      component: lazyRouteComponent(
        () => import('../features/tools/clarity-break/ClarityScreen.tsx'),
        'ClarityScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/clarity-break',
      validateSearch: sheetSearch,
      component: lazyRouteComponent(
        () => import('../features/tools/clarity-break/WholeWindow.tsx'),
        'WholeWindow',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/tools/deep-strategy',
      validateSearch: sheetSearch,
      component: lazyRouteComponent(
        () => import('../features/tools/deep-strategy/StrategyChoicesScreen.tsx'),
        'StrategyChoicesScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/tools/health-tracking',
      validateSearch: healthSearch,
      component: lazyRouteComponent(
        () => import('../features/tools/health-tracking/HealthScreen.tsx'),
        'HealthScreen',
      ),
    }),
  ] as const
