import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { RestoreDialog } from '../../work/restoring/RestoreDialog.tsx'
import { restoreDraft } from '../charts/charts.mutations.ts'
import { DRAFT_MARK, REMOVED_FROM_CHART } from '../chart.text.ts'
import { restoreSeat } from './remove-seat.mutations.ts'
import { removedFromChart } from './removed.queries.ts'
import { SEAT } from './seat.text.ts'

type RemovedDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; chartId: string }

/** Seats that were removed from a chart, and drafts that were deleted. */
export default function RemovedDialog({ chartId, ...dialog }: RemovedDialogProps) {
  const mutate = useMutate()
  const removed = useLive(removedFromChart, { chartId })
  if (!removed) return null
  const { seats, drafts } = removed
  const items = [
    ...seats.map(({ id, name, archivedAt }) => ({ id, name, archivedAt, detail: SEAT })),
    ...drafts.map(({ id, name, archivedAt }) => ({ id, name, archivedAt, detail: DRAFT_MARK })),
  ].toSorted((one, other) => other.archivedAt.localeCompare(one.archivedAt))
  return (
    <RestoreDialog
      {...dialog}
      title={REMOVED_FROM_CHART}
      items={items}
      onRestore={(id) =>
        void (seats.some((seat) => seat.id === id)
          ? mutate(restoreSeat, { seatId: id })
          : mutate(restoreDraft, { chartId: id }))
      }
    />
  )
}
