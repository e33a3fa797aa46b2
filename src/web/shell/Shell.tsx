import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Address } from '../../features/work/use-address.ts'
import { liveRegion } from '../../ui/announce.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { PanelBoundary } from '../../ui/PanelBoundary.tsx'
import { later } from '../../ui/later.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Overlays } from './Overlays.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { REST_WORKS, SIDEBAR_FAILED, SKIP_TO_CONTENT } from './shell.text.ts'

const SoughtRow = later(() => import('./SoughtRow.tsx'))

type ShellProps = {
  /** Shown at the far end of the top bar. */
  featureArea?: ReactNode
  /** Shown between the top bar and the screen. */
  banner?: ReactNode
  /** Dialogs of features that can be opened from anywhere. */
  dialogs?: ReactNode
  /** Floats over the screen; in a low window it stands below it. */
  floating?: ReactNode
  /** Shown instead of the screen for the current address. */
  children?: ReactNode
}

/** The page that has the whole window. */
const ALONE = '/clarity-break'

/** The layout of every signed-in screen: sidebar, top bar, the screen and, on phones, the bottom bar; one page has the window for itself. */
export function Shell({ featureArea, banner, dialogs, floating, children }: ShellProps) {
  useShortcuts()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isAlone = useIsAlone()
  return (
    <div className="flex h-dvh overflow-hidden print:block print:h-auto print:overflow-visible">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-raised focus:px-3 focus:py-2 focus:shadow-popup"
      >
        {SKIP_TO_CONTENT}
      </a>
      {!isAlone && (
        <div className="contents max-md:hidden">
          <ErrorBoundary title={SIDEBAR_FAILED} detail={REST_WORKS}>
            <Sidebar />
          </ErrorBoundary>
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {!isAlone && <TopBar featureArea={featureArea} />}
        <PanelBoundary>{banner}</PanelBoundary>
        <main id="main" tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto in-data-get-started:pb-20">
          <ErrorBoundary resetKey={path}>{children ?? <Screen />}</ErrorBoundary>
          {floating}
        </main>
        {!isAlone && <BottomBar />}
      </div>
      <PanelBoundary place="above">
        <Overlays />
        {dialogs}
      </PanelBoundary>
      <div {...liveRegion} />
    </div>
  )
}

/** Whether the screen has the window for itself. */
export const useIsAlone = (): boolean =>
  useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname === ALONE })

/** The screen for the current address, which may name a row on it. */
function Screen() {
  // Not `location`, which is ahead of the screen while its code is being loaded.
  const location = useRouterState({ select: (state) => state.resolvedLocation ?? state.location })
  const { row, ...rest } = location.search as Address
  if (row === undefined) return <Outlet />
  return <SoughtRow key={`${row} ${location.state.visit}`} path={location.pathname} row={row} {...rest} />
}
