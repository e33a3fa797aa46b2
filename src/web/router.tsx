import { createRouter } from '@tanstack/react-router'
import { Failure } from '../ui/ErrorBoundary.tsx'
import { routeTree } from './routes.tsx'

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

  interface HistoryState {
    /** Another one at each press in the palette, so that an address can be visited again. */
    visit?: string
  }
}
