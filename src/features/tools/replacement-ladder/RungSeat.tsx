import { Link } from '@tanstack/react-router'
import { Network } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { CREATE_OPEN_SEAT, seatOnChart } from './replacement-ladder.text.ts'

type RungSeatProps = { item: ItemEntry; onCreate: (() => void) | undefined }

/** The seat that was made of a rung; or how to make one, while it is not in place. */
export function RungSeat({ item: { text, state, seat }, onCreate }: RungSeatProps) {
  if (seat)
    return (
      <Link
        to="/org-chart"
        search={{ seat: seat.id }}
        className="inline-flex items-center gap-1.5 justify-self-start text-[0.8125rem] underline"
      >
        <Network aria-hidden className="size-3.5" />
        {seatOnChart(seat.name)}
      </Link>
    )
  if (!onCreate || text === '' || state === 'in-place') return null
  return (
    <Button size="sm" className="justify-self-start" icon={<Network aria-hidden />} onClick={onCreate}>
      {CREATE_OPEN_SEAT}
    </Button>
  )
}
