import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** For people with a role on the installation; each screen sends others away. */
export const platformRoutes = <App extends AnyRoute>(getParentRoute: () => App) =>
  [
    createRoute({
      getParentRoute,
      path: '/super-admin',
      component: lazyRouteComponent(
        () => import('../features/platform/PlatformScreen.tsx'),
        'PlatformScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/rls',
      component: lazyRouteComponent(() => import('./DiagnosticsScreens.tsx'), 'SightOfCompany'),
    }),
    createRoute({
      getParentRoute,
      path: '/rls2',
      component: lazyRouteComponent(() => import('./DiagnosticsScreens.tsx'), 'ProbeFromCompany'),
    }),
    createRoute({
      getParentRoute,
      path: '/rls3',
      component: lazyRouteComponent(
        () => import('../features/platform/diagnostics/RowSecurityScreen.tsx'),
        'RowSecurityScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/testing',
      component: lazyRouteComponent(
        () => import('../features/platform/diagnostics/TestingScreen.tsx'),
        'TestingScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/speed',
      component: lazyRouteComponent(() => import('./DiagnosticsScreens.tsx'), 'Speed'),
    }),
    createRoute({
      getParentRoute,
      path: '/sidebar-test',
      component: lazyRouteComponent(() => import('./shell/SidebarStates.tsx'), 'SidebarStates'),
    }),
  ] as const
