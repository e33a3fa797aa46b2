import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Person } from '../../people/people.table.ts'
import type { ResultItem } from './meeting-results.table.ts'
import { namesOf } from './names-of.rules.ts'
import { toTeam } from './results.text.ts'

type ResultItemsProps = {
  title: string
  items: readonly (ResultItem & { toTeam?: string })[] | undefined
  people: Readonly<Record<string, Person>>
  /** What to say when there are none. */
  empty?: string
}

/** What a meeting brought, each item with the names of its people. */
export function ResultItems({ title, items, people, empty }: ResultItemsProps) {
  return (
    <section>
      <h3 className="mb-1 flex items-baseline gap-2 font-semibold">
        {title}
        {items && items.length > 0 && (
          <span data-numeric className="text-[0.8125rem] font-normal text-soft">
            {items.length}
          </span>
        )}
      </h3>
      {!items && <Skeleton className="h-8" />}
      {items?.length === 0 && empty && <p className="text-soft">{empty}</p>}
      {items && items.length > 0 && (
        <ul className="divide-y divide-line">
          {items.map(({ id, title: text, personIds, toTeam: team }) => (
            <li key={id} className="flex flex-wrap gap-x-3 py-1.5">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>
              <span className="text-[0.8125rem] text-soft">
                {namesOf(personIds, people)}
                {team !== undefined && ` ${toTeam(team)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
