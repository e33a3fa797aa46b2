import { ArrowUp, Check, Pencil } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { displayName } from '../../people/people.rules.ts'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import type { RungState } from '../sheets/sheets.table.ts'
import type { Rung } from './ladder.rules.ts'
import {
  costOf,
  editRung,
  hoursOf,
  NEXT,
  NO_ROLE,
  NO_STATE,
  STATE_LABELS,
} from './replacement-ladder.text.ts'
import { RungSeat } from './RungSeat.tsx'

const LOOKS = { open: 'status', hiring: 'warn', 'in-place': 'good' } as const

type RungCardProps = {
  rung: Rung
  item: ItemEntry | undefined
  isNext: boolean
  /** Left out for those who only read. */
  onEdit: (() => void) | undefined
  /** Left out for those who may put no seat on the chart. */
  onCreateSeat: (() => void) | undefined
}

/** A rung: the role that takes work over, who holds it, and what that buys. */
export function RungCard({ rung, item, isNext, onEdit, onCreateSeat }: RungCardProps) {
  const label = SECTION_LABELS[rung]
  const holder = item?.person ? displayName(item.person) : item?.note
  const facts = [
    holder,
    typeof item?.hours === 'number' && hoursOf(item.hours),
    typeof item?.amount === 'number' && costOf(item.amount),
  ].filter(Boolean)
  return (
    <li
      className={cx(
        'flex items-start gap-3 rounded-lg border border-line py-2.5 pr-1.5 pl-3.5',
        isNext && 'border-l-[3px] border-l-accent bg-accent-tint',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          {isNext && (
            <Badge variant="info" icon={<ArrowUp aria-hidden />}>
              {NEXT}
            </Badge>
          )}
          <State state={item?.state ?? null} />
        </h2>
        <p className={cx('break-words', !item?.text && !isNext && 'text-soft')}>{item?.text || NO_ROLE}</p>
        {facts.length > 0 && (
          <p data-numeric className={cx('text-[0.8125rem]', isNext ? 'text-ink' : 'text-soft')}>
            {facts.join(' · ')}
          </p>
        )}
        {item && <RungSeat item={item} onCreate={onCreateSeat} />}
      </div>
      {onEdit && <IconButton label={editRung(label)} icon={<Pencil aria-hidden />} onClick={onEdit} />}
    </li>
  )
}

const State = ({ state }: { state: RungState | null }) => (
  <Badge
    variant={state === null ? 'status' : LOOKS[state]}
    icon={state === 'in-place' ? <Check aria-hidden /> : undefined}
  >
    {state === null ? NO_STATE : STATE_LABELS[state]}
  </Badge>
)
