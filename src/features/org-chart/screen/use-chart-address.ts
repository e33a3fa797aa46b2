import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Which chart and which seat are open, as the address has it. */
export interface ChartAddress {
  chartId: string | undefined
  /** A chart that was live once. */
  earlierId: string | undefined
  seatId: string | undefined
  openChart: (chartId: string | undefined) => void
  openEarlier: (earlierId: string) => void
  openSeat: (seatId: string | null) => void
}

export function useChartAddress(): ChartAddress {
  const { chart, earlier, seat } = useSearch({ strict: false }) as {
    chart?: string
    earlier?: string
    seat?: string
  }
  const navigate = useNavigate()
  const openChart = useCallback(
    (chartId: string | undefined) =>
      void navigate({ to: '/org-chart', search: chartId === undefined ? {} : { chart: chartId } }),
    [navigate],
  )
  const openEarlier = useCallback(
    (earlierId: string) => void navigate({ to: '/org-chart', search: { earlier: earlierId } }),
    [navigate],
  )
  const openSeat = useCallback(
    (seatId: string | null) =>
      void navigate({
        to: '/org-chart',
        search: {
          ...(chart !== undefined && { chart }),
          ...(earlier !== undefined && { earlier }),
          ...(seatId !== null && { seat: seatId }),
        },
        // From one seat to the next, Back still leads to before the panel was opened.
        replace: seat !== undefined,
      }),
    [navigate, chart, earlier, seat],
  )
  return { chartId: chart, earlierId: earlier, seatId: seat, openChart, openEarlier, openSeat }
}
