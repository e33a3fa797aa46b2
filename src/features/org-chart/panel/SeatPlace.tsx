import { useEffect, useRef } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { useChart } from '../screen/chart-context.ts'
import { panelOf, SEAT_GONE } from '../seats/seat.text.ts'
import { PanelFoot } from './PanelFoot.tsx'
import { PanelHead } from './PanelHead.tsx'
import { SeatDetails } from './SeatDetails.tsx'

type SeatPlaceProps = { seatId: string; isNarrow: boolean }

/** The panel of the open seat: at the right of a wide screen, as a sheet on a phone. */
export default function SeatPlace({ seatId, isNarrow }: SeatPlaceProps) {
  const { forest, openSeat } = useChart()
  const branch = forest.byId.get(seatId)
  const close = useClosing(() => openSeat(null))
  if (isNarrow)
    return (
      branch && (
        <Dialog
          open
          onOpenChange={(open) => !open && openSeat(null)}
          title={branch.seat.name}
          asksBeforeClosing={false}
          isReadFirst
        >
          <div className="-mx-4 min-h-[calc(100dvh-8rem)]">
            <SeatDetails key={seatId} branch={branch} />
          </div>
          <footer
            data-dialog-actions
            className="sticky bottom-0 -mx-5 border-t border-line bg-raised px-5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
          >
            <PanelFoot branch={branch} />
          </footer>
        </Dialog>
      )
    )
  return (
    <aside
      aria-label={branch ? panelOf(branch.seat.name) : SEAT_GONE}
      className="flex w-94 shrink-0 flex-col border-l border-line bg-page print:hidden"
    >
      {branch ? (
        <PanelBoundary resetKey={seatId}>
          <PanelHead branch={branch} onClose={close} />
          <div className="min-h-0 flex-1 overflow-y-auto">
            <SeatDetails key={seatId} branch={branch} />
          </div>
          <footer className="border-t border-line px-4 py-2">
            <PanelFoot branch={branch} />
          </footer>
        </PanelBoundary>
      ) : (
        <p className="p-4 text-soft">{SEAT_GONE}</p>
      )}
    </aside>
  )
}

/** Closes the panel and gives the focus back to the tree. Escape does so from wherever it is, unless something else is to close first. */
function useClosing(onClose: () => void): () => void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  const close = () => {
    latest.current()
    document.querySelector<HTMLElement>('[role="tree"]')?.focus({ preventScroll: true })
  }
  const closing = useRef(close)
  useEffect(() => {
    function onKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
      const isTaken = defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]')
      if (key === 'Escape' && !isTaken && !(target as Element).matches('input, textarea')) closing.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return close
}
