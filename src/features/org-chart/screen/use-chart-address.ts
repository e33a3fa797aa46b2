import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Which chart and which seat are open, as the address has it. */
export interface ChartAddress {
  chartId: string | undefined
  seatId: string | undefined
  openChart: (chartId: string | undefined) => void
  openSeat: (seatId: string | null) => void
}

export function useChartAddress(): ChartAddress {
  const { chart, seat } = useSearch({ strict: false }) as { chart?: string; seat?: string }
  const navigate = useNavigate()
  const openChart = useCallback(
    (chartId: string | undefined) =>
      void navigate({ to: '/org-chart', search: chartId === undefined ? {} : { chart: chartId } }),
    [navigate],
  )
  const openSeat = useCallback(
    (seatId: string | null) =>
      void navigate({
        to: '/org-chart',
        search: { ...(chart !== undefined && { chart }), ...(seatId !== null && { seat: seatId }) },
        // From one seat to the next, Back still leads to before the panel was opened.
        replace: seat !== undefined,
      }),
    [navigate, chart, seat],
  )
  return { chartId: chart, seatId: seat, openChart, openSeat }
}
