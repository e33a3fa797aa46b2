import { useLive } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { mySettings } from '../../companies/companies.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import type { Discussable, ForYouItem } from './for-you.queries.ts'
import { FOR_YOU, inWeek, lastBy, MENTIONED, moreToRead, newBy } from './for-you.text.ts'

type ForYouListProps = {
  items: readonly ForYouItem[]
  /** How many there are, more than `items` perhaps. */
  count: number
  onOpen: (subject: Discussable) => void
}

/** Discussions that one follows and has not read. */
export function ForYouList({ items, count, onOpen }: ForYouListProps) {
  return (
    <>
      <ul aria-label={FOR_YOU} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.discussionId}>
            <ForYouRow item={item} onOpen={() => onOpen(item.subject)} />
          </li>
        ))}
      </ul>
      {count > items.length && (
        <p className="border-t border-line px-4 py-2.5 text-[0.8125rem] text-soft">
          {moreToRead(count - items.length)}
        </p>
      )}
    </>
  )
}

function ForYouRow({ item, onOpen }: { item: ForYouItem; onOpen: () => void }) {
  const title = useTitle(item.subject)
  const name = displayName(item.lastBy)
  return (
    <button
      type="button"
      className="flex min-h-11 w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-hover/60"
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title}</span>
        <span className="block truncate text-[0.8125rem] text-soft">
          {item.unread > 0 ? newBy(item.unread, name) : lastBy(name)}
        </span>
      </span>
      {item.isMentioned && <Badge variant="info">{MENTIONED}</Badge>}
    </button>
  )
}

function useTitle(subject: Discussable): string {
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  if (subject.kind !== 'metric') return subject.row.title
  return inWeek(subject.row.name, weekLabel(subject.week, start))
}
