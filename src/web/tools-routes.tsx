import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sheetSearch } from './searches.ts'

/** The tools for leaders; each screen tells the others for whom it is. */
export const toolsRoutes = <App extends AnyRoute>(getParentRoute: () => App) =>
  [
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
  ] as const
