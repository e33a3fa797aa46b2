import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '../ui/when-idle.ts'
import { sidebarGroups } from './shell/pages.ts'

type Screens = {
  routesByPath: Readonly<Record<string, AnyRoute>>
  loadRouteChunk: AnyRouter['loadRouteChunk']
}

const MEETING = '/meeting/$teamId/{-$meetingType}'

/**
 * Loads the code of the screens that the sidebar leads to, and that of the meeting, one after the other while the page is idle. So
 * whoever opens one for the first time waits for no network. A service worker that is already there has them all.
 */
export async function warmScreens({ routesByPath, loadRouteChunk }: Screens): Promise<void> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return
  const paths = sidebarGroups.flatMap(({ pages }) => pages.flatMap(({ path }) => path ?? []))
  for (const path of [...paths, MEETING]) {
    await new Promise<void>((resolve) => whenIdle(() => resolve()))
    // One that cannot be loaded says so when it is opened.
    const route = routesByPath[path]
    if (route) await loadRouteChunk(route)?.catch(() => {})
  }
  performance.mark('screens warmed')
}
