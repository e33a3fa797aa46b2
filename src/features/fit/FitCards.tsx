import { Avatar } from '../../ui/Avatar.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { useFit } from './fit-context.ts'
import type { RatedPerson } from './fit.queries.ts'
import { FIT_GRID, openPerson } from './fit.text.ts'
import { PersonMarks } from './PersonMarks.tsx'
import { ResultBadge } from './ResultBadge.tsx'

const CARD_HEIGHT = 420

/** A card for each person, where a grid has no room. */
export default function FitCards({ people }: { people: readonly RatedPerson[] }) {
  const { open } = useFit()
  return (
    <RowList label={FIT_GRID} items={people} keyOf={({ person }) => person.id} rowHeight={CARD_HEIGHT}>
      {(entry) => (
        <article className="px-4 py-3">
          <header className="flex items-center gap-2">
            <Avatar name={entry.name} picture={entry.person.avatarUrl} size="sm" />
            <button
              type="button"
              title={openPerson(entry.name)}
              className="min-h-control min-w-0 flex-1 truncate text-left font-semibold hover:underline"
              onClick={() => open(entry)}
            >
              {entry.name}
            </button>
            <ResultBadge result={entry.result} />
          </header>
          <PersonMarks entry={entry} />
        </article>
      )}
    </RowList>
  )
}
