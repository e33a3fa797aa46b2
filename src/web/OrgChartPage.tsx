import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SeatSections } from '../features/org-chart/panel/seat-sections.ts'
import { useActor } from '../sync/browser/react.ts'
import { CardMarks } from '../features/fit/CardMarks.tsx'
import { maySeeFit } from '../features/fit/fit.access.ts'
import type { HeldSeat } from '../features/org-chart/charts/charts.queries.ts'
import { SeatMarks } from '../features/org-chart/drawing/seat-marks.ts'
import { OrgChartScreen } from '../features/org-chart/screen/OrgChartScreen.tsx'
import { SeatProcesses } from '../features/processes/seat/SeatProcesses.tsx'
import { sidebarFolded } from './shell/sidebar-state.ts'

const processesOf = (seatId: string) => <SeatProcesses seatId={seatId} />

const marksOf = ({ id, holders: [holder] }: HeldSeat) =>
  holder && <CardMarks seatId={id} personId={holder.id} />

const noMarks = () => null

const ROOM_FOR_BOTH = matchMedia('(width >= 1600px)')

/** The org chart, with the fit of who holds a seat for those who lead. The panel of a seat folds the sidebar where there is no room for both. */
export function OrgChartPage() {
  const { seat } = useSearch({ strict: false }) as { seat?: string }
  const isOpen = seat !== undefined
  useEffect(() => {
    sidebarFolded.set(isOpen && !ROOM_FOR_BOTH.matches)
    return () => sidebarFolded.set(false)
  }, [isOpen])
  return (
    <SeatSections value={processesOf}>
      <SeatMarks value={maySeeFit(useActor()) ? marksOf : noMarks}>
        <OrgChartScreen />
      </SeatMarks>
    </SeatSections>
  )
}
