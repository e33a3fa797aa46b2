import { Link } from '@tanstack/react-router'
import { CircleDot, SquareCheckBig } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { madeOfSeat } from '../seats/made.queries.ts'
import { MADE_OF_SEAT } from '../seats/seat.text.ts'
import { PanelSection } from './PanelSection.tsx'

const PLACES = { issue: '/issues', task: '/tasks' } as const
const ICONS = { issue: CircleDot, task: SquareCheckBig } as const

/** The issues and tasks that were made from a seat. */
export function MadeOfSeat({ seatId }: { seatId: string }) {
  const made = useLive(madeOfSeat, { seatId }) ?? []
  if (made.length === 0) return null
  return (
    <PanelSection title={MADE_OF_SEAT} aside={made.length}>
      <ul aria-label={MADE_OF_SEAT} className="grid gap-0.5">
        {made.map(({ kind, id, title, teamId }) => {
          const Icon = ICONS[kind]
          return (
            <li key={id} className="flex min-h-control items-center gap-2">
              <Icon aria-hidden className="size-4 shrink-0 text-soft" />
              <Link
                to={PLACES[kind]}
                search={{ row: id, ...(teamId && { team: teamId }) }}
                className="min-w-0 flex-1 break-words hover:underline"
              >
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}
