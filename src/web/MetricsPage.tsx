import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { RaisingProvider } from '../features/issues/raising/RaisingProvider.tsx'
import { MetricsScreen } from '../features/metrics/MetricsScreen.tsx'
import { PanelPlace } from '../features/metrics/panel/PanelPlace.tsx'
import { sidebarFolded } from './shell/sidebar-state.ts'

const ROOM_FOR_BOTH = matchMedia('(width >= 1600px)')

/** The scorecard, of whose metrics issues can be made, with the panel of one of them beside it. */
export function MetricsPage() {
  const { metric } = useSearch({ strict: false }) as { metric?: string }
  const isOpen = metric !== undefined
  useEffect(() => {
    sidebarFolded.set(isOpen && !ROOM_FOR_BOTH.matches)
    return () => sidebarFolded.set(false)
  }, [isOpen])
  return (
    <RaisingProvider>
      <PanelPlace>
        <MetricsScreen />
      </PanelPlace>
    </RaisingProvider>
  )
}
