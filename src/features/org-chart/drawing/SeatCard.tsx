import { ChevronDown, ChevronRight, UserPlus } from 'lucide-react'
import { memo, use } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { displayName } from '../../people/people.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { dayLabel } from '../../time/time.text.ts'
import { beneathCount, hireBy } from '../chart.text.ts'
import type { Branch } from '../charts/forest.rules.ts'
import type { Box } from '../layout/layout.rules.ts'
import { holderLine } from '../screen/seat-words.ts'
import { EDGES, FILLS } from '../screen/tints.ts'
import { SeatMarks } from './seat-marks.ts'

export interface CardLook {
  isCollapsed: boolean
  /** Where the keys are. */
  isActive: boolean
  /** Whether its panel is open. */
  isOpen: boolean
  isFound: boolean
  /** Whether a seat that is dragged would come to stand under it. */
  isTarget: boolean
  showsRoles: boolean
  /** Light text on a coloured card. */
  isInverted: boolean
}

type SeatCardProps = CardLook & { branch: Branch; box: Box }

/** A seat as a card; its tree item stands around it. Its height is `cardHeight`. */
export const SeatCard = memo(function SeatCard({ branch, box, ...look }: SeatCardProps) {
  const { seat, beneath, children } = branch
  const isHeld = seat.holders.length > 0
  const quiet = look.isInverted ? 'text-on-accent' : 'text-soft'
  return (
    <div
      style={{
        height: box.height,
        ...(isHeld && !look.isInverted && { borderLeft: `3px solid ${EDGES[seat.tint]}` }),
      }}
      className={cx(
        'relative flex flex-col rounded-[10px] border py-2.25 pr-2.5 pl-3.25',
        look.isInverted ? cx(FILLS[seat.tint], 'border-transparent text-on-accent') : 'bg-page',
        !look.isInverted && (isHeld ? 'border-line' : 'border-dashed border-control-line'),
        look.isFound && 'outline-2 outline-offset-1 outline-warn-edge',
        look.isOpen && 'border-accent ring-1 ring-accent',
        look.isTarget && 'border-accent ring-3 ring-accent',
        look.isActive &&
          'group-focus-visible/tree:outline-2 group-focus-visible/tree:outline-offset-2 group-focus-visible/tree:outline-focus',
      )}
    >
      <span className="flex h-5 items-center gap-1.5">
        <span className="min-w-0 flex-1 truncate text-[0.8125rem] font-semibold">{seat.name}</span>
        {!isHeld && seat.hireBy && <HireBy day={seat.hireBy} />}
        {children.length > 0 && (
          <span
            data-toggle
            data-numeric
            className={cx('-mr-1 flex shrink-0 items-center gap-0.5 rounded px-1 text-[0.6875rem]', quiet)}
          >
            {beneathCount(beneath)}
            {look.isCollapsed ? (
              <ChevronRight aria-hidden className="size-3" />
            ) : (
              <ChevronDown aria-hidden className="size-3" />
            )}
          </span>
        )}
      </span>
      <Holders branch={branch} quiet={quiet} />
      {look.showsRoles && seat.roles.length > 0 && (
        <ul
          className={cx(
            'mt-1.5 border-t pt-1.5 text-xs',
            quiet,
            look.isInverted ? 'border-on-accent/40' : 'border-line',
          )}
        >
          {seat.roles.map(({ id, text }) => (
            <li key={id} className="h-[18px] truncate leading-[18px]">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})

function Holders({ branch: { seat }, quiet }: { branch: Branch; quiet: string }) {
  const [holder] = seat.holders
  const marks = use(SeatMarks)
  return (
    <span className="mt-0.5 flex h-5 items-center gap-1.5 text-xs">
      {holder ? (
        <Avatar name={displayName(holder)} picture={holder.avatarUrl} size="xs" />
      ) : (
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-full border border-dashed border-current"
        >
          <UserPlus className="size-3" />
        </span>
      )}
      <span className={cx('min-w-0 flex-1 truncate', !holder && quiet)}>{holderLine(seat)}</span>
      {!seat.isDraft && holder && marks(seat)}
    </span>
  )
}

function HireBy({ day }: { day: Day }) {
  const today = useToday()
  return (
    <span className="min-w-0 shrink truncate rounded bg-hover px-1.5 text-[0.6875rem] leading-[18px] text-soft">
      {hireBy(dayLabel(day, today))}
    </span>
  )
}
