import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { displayName } from '../../people/people.rules.ts'
import type { Person } from '../../people/people.table.ts'

export interface Line {
  id: string
  title: string
  /** Whose it is; without one there is no face. */
  person?: Person | undefined
  /** Before the title, in the place of a face. */
  icon?: ReactNode
  /** Below the title. */
  detail?: string
  /** At the end. */
  note: ReactNode
}

type ResultListProps = { title: string; lines: readonly Line[] }

/** A list of a result, with its number; nothing if it is empty. */
export function ResultList({ title, lines }: ResultListProps) {
  return (
    lines.length > 0 && (
      <section className="break-inside-avoid">
        <h2 className="mb-1 flex items-baseline gap-2 font-semibold">
          {title}
          <span data-numeric className="text-[0.8125rem] font-normal text-soft">
            {lines.length}
          </span>
        </h2>
        <ul className="divide-y divide-line">
          {lines.map(({ id, title: text, person, icon, detail, note }) => (
            <li key={id} className="flex min-h-8 items-center gap-2 py-1">
              {icon && <span className="shrink-0 text-soft [&_svg]:size-4">{icon}</span>}
              {person && (
                <Avatar name={displayName(person)} picture={person.avatarUrl} size="sm" person={person.id} />
              )}
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {text}
                {person && <span className="sr-only"> {displayName(person)}</span>}
                {detail && (
                  <span data-numeric className="block text-[0.8125rem] text-soft">
                    {detail}
                  </span>
                )}
              </span>
              <span className="shrink-0 text-[0.8125rem] text-soft">{note}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
