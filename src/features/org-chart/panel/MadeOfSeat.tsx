import { useLive } from '../../../sync/browser/react.ts'
import { MadeLinks } from '../../made/MadeLinks.tsx'
import { madeOfSeat } from '../seats/made.queries.ts'
import { MADE_OF_SEAT } from '../seats/seat.text.ts'
import { PanelSection } from './PanelSection.tsx'

/** The issues and tasks that were made from a seat. */
export function MadeOfSeat({ seatId }: { seatId: string }) {
  const made = useLive(madeOfSeat, { seatId }) ?? []
  if (made.length === 0) return null
  return (
    <PanelSection title={MADE_OF_SEAT} aside={made.length}>
      <MadeLinks made={made} label={MADE_OF_SEAT} />
    </PanelSection>
  )
}
