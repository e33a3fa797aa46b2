import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { OpenMetricContext } from './open-metric.ts'

/** The metrics screen with room for a panel at its right. The address keeps which metric is open. */
export function PanelPlace({ children }: { children: ReactNode }) {
  const { metric: metricId = null } = useSearch({ strict: false }) as { metric?: string }
  const navigate = useNavigate()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isOpen = metricId !== null
  const show = useCallback(
    (metric: string | null) =>
      // From one metric to the next, Back still leads to before the panel was opened.
      void navigate({ to: '/metrics', search: metric === null ? {} : { metric }, replace: isOpen }),
    [navigate, isOpen],
  )
  const open = useMemo(() => ({ metricId, show, place }), [metricId, show, place])
  return (
    <OpenMetricContext value={open}>
      <div className="flex h-full max-md:block max-md:h-auto">
        <div className="min-w-0 flex-1">{children}</div>
        <div
          ref={setPlace}
          className="flex w-94 shrink-0 flex-col border-l border-line empty:hidden max-md:hidden print:hidden"
        />
      </div>
    </OpenMetricContext>
  )
}
