import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import type { OpenSheet } from '../frame/ToolFrame.tsx'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { ladderSums, nextRung, type Rung, RUNGS } from './ladder.rules.ts'
import { ALL_IN_PLACE, boughtBackOf, costsOf, RUNGS_LABEL } from './replacement-ladder.text.ts'
import { placesForSeat } from './open-seat.queries.ts'
import { RungCard } from './RungCard.tsx'

const OpenSeatDialog = later(() => import('./OpenSeatDialog.tsx'))
const EditRungDialog = later(() => import('./EditRungDialog.tsx'))

/** The ladder with its highest rung on top, as one climbs it. */
export function LadderSheet({ open: { sheet, items, mayEdit } }: { open: OpenSheet }) {
  const [edited, edit] = useState<{ rung: Rung; item: ItemEntry | undefined } | null>(null)
  const [seatOf, makeSeatOf] = useState<Rung | null>(null)
  const places = useLive(placesForSeat, {})
  usePreload(EditRungDialog)
  const { boughtBack, hours, cost } = ladderSums(items)
  const next = nextRung(items)
  const itemOf = (rung: Rung) => items.find(({ section }) => section === rung)
  const seatItem = seatOf && itemOf(seatOf)
  return (
    <div className="grid max-w-3xl gap-4">
      <div data-numeric>
        <p className="font-medium">{boughtBackOf(boughtBack, hours)}</p>
        <p className="text-[0.8125rem] text-soft">{costsOf(cost)}</p>
        {next === null && <p className="text-[0.8125rem] text-good-ink">{ALL_IN_PLACE}</p>}
      </div>
      <ol reversed aria-label={RUNGS_LABEL} className="grid gap-2">
        {RUNGS.toReversed().map((rung) => (
          <RungCard
            key={rung}
            rung={rung}
            item={itemOf(rung)}
            isNext={rung === next}
            onEdit={mayEdit ? () => edit({ rung, item: itemOf(rung) }) : undefined}
            onCreateSeat={mayEdit && places ? () => makeSeatOf(rung) : undefined}
          />
        ))}
      </ol>
      {seatItem && places && (
        <OpenSeatDialog item={seatItem} places={places} onClose={() => makeSeatOf(null)} />
      )}
      {edited && (
        <EditRungDialog
          key={edited.rung}
          open
          onOpenChange={() => edit(null)}
          sheetId={sheet.id}
          {...edited}
        />
      )}
    </div>
  )
}
