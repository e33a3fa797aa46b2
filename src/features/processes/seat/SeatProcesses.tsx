import { Link } from '@tanstack/react-router'
import { useLive } from '../../../sync/browser/react.ts'
import { PanelSection } from '../../org-chart/panel/PanelSection.tsx'
import { PROCESSES } from '../processes.text.ts'
import { processesOfSeat } from '../seats.queries.ts'

/** The processes that a seat takes part in, or whose owner holds it. */
export function SeatProcesses({ seatId }: { seatId: string }) {
  const processes = useLive(processesOfSeat, { seatId }) ?? []
  if (processes.length === 0) return null
  return (
    <PanelSection title={PROCESSES} aside={processes.length}>
      <ul aria-label={PROCESSES} className="grid gap-0.5">
        {processes.map(({ id, name }) => (
          <li key={id} className="flex min-h-control items-center">
            <Link
              to="/process/$processId"
              params={{ processId: id }}
              className="min-w-0 break-words hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
