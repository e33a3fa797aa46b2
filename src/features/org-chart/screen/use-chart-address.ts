import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'

/** Which chart and which seat are open, as the address has it. */
export interface ChartAddress {
  chartId: string | undefined
  /** A chart that was live once. */
  earlierId: string | undefined
  seatId: string | undefined
  /** Whether another chart has been asked for here, and the address has not followed yet. */
  isLeaving: boolean
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
  const [left, setLeft] = useState<string>()
  if (left !== undefined && left !== chart) setLeft(undefined)
  const openChart = useCallback(
    (chartId: string | undefined) => {
      if (chartId !== chart) setLeft(chart)
      void navigate({ to: '/org-chart', search: chartId === undefined ? {} : { chart: chartId } })
    },
    [navigate, chart],
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
  const isLeaving = left !== undefined && left === chart
  return { chartId: chart, earlierId: earlier, seatId: seat, isLeaving, openChart, openEarlier, openSeat }
}
