import { AddSeatDialog } from '../seats/AddSeatDialog.tsx'
import { HolderDialog } from '../seats/HolderDialog.tsx'
import { LineDialog } from '../seats/LineDialog.tsx'
import { MeasureDialog } from '../seats/MeasureDialog.tsx'
import { MoveSeatDialog } from '../seats/MoveSeatDialog.tsx'
import { RemoveSeatDialog } from '../seats/RemoveSeatDialog.tsx'
import { WorkDialog } from '../seats/WorkDialog.tsx'
import { useChart } from './chart-context.ts'
import type { AskedSeat } from './use-asked-seat.ts'

/** The dialog that was asked for. It closes when its seat is gone, but what is typed for a new one beneath it stays. */
export default function SeatDialogs({ asked, onDone }: { asked: AskedSeat; onDone: () => void }) {
  const { forest } = useChart()
  const dialog = { open: true, onOpenChange: onDone }
  const branch = asked.branch && (forest.byId.get(asked.branch.seat.id) ?? null)
  if (asked.dialog === 'add') return <AddSeatDialog {...dialog} parent={branch ?? asked.branch} />
  if (!branch) return null
  const about = { ...dialog, branch }
  switch (asked.dialog) {
    case 'move':
      return <MoveSeatDialog {...about} />
    case 'remove':
      return <RemoveSeatDialog {...about} />
    case 'holder':
      return <HolderDialog {...about} />
    case 'line':
      return <LineDialog {...about} />
    case 'measure':
      return <MeasureDialog {...about} />
    case 'issue':
    case 'task':
      return <WorkDialog {...about} kind={asked.dialog} />
  }
}
