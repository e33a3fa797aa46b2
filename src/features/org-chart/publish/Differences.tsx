import type { ReactNode } from 'react'
import type { Publication } from './publish.rules.ts'
import {
  ADDED,
  CHANGED,
  FIELDS,
  more,
  MOVED,
  movedFrom,
  NOTHING_DIFFERS,
  REMOVED,
  reordered,
  TOP,
} from './publish.text.ts'

/** What a draft would change on the live chart, seat by seat. */
export function Differences({ publication }: { publication: Publication }) {
  const { added, moved, changed, removed, conflicts } = publication
  const count = added.length + moved.length + changed.length + removed.length + publication.reordered
  if (count + conflicts.length === 0) return <p className="text-soft">{NOTHING_DIFFERS}</p>
  return (
    <div className="grid gap-3">
      <Kind title={ADDED} seats={added} />
      <Kind title={MOVED} seats={moved} detail={({ from, to }) => movedFrom(from ?? TOP, to ?? TOP)} />
      <Kind
        title={CHANGED}
        seats={changed}
        detail={({ fields }) => `(${fields.map((field) => FIELDS[field]).join(', ')})`}
      />
      <Kind title={REMOVED} seats={removed} />
      {publication.reordered > 0 && <p className="text-soft">{reordered(publication.reordered)}</p>}
    </div>
  )
}

/** So many are named. */
const NAMED = 100

type KindProps<S> = { title: string; seats: readonly S[]; detail?: (seat: S) => ReactNode }

function Kind<S extends { id: string; name: string }>({ title, seats, detail }: KindProps<S>) {
  if (seats.length === 0) return null
  return (
    <section>
      <h3 className="flex items-baseline gap-2 text-[0.8125rem] font-semibold">
        {title}
        <span data-numeric className="font-normal text-soft">
          {seats.length}
        </span>
      </h3>
      <ul aria-label={title} className="mt-1 grid gap-0.5">
        {seats.slice(0, NAMED).map((seat) => (
          <li key={seat.id} className="break-words">
            {seat.name} {detail && <span className="text-soft">{detail(seat)}</span>}
          </li>
        ))}
      </ul>
      {seats.length > NAMED && <p className="text-soft">{more(seats.length - NAMED)}</p>}
    </section>
  )
}
