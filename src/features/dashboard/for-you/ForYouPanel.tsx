import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import { later } from '../../../ui/later.tsx'
import { mySettings } from '../../companies/companies.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { type Discussable, forYou, type ForYouItem } from './for-you.queries.ts'
import { FOR_YOU, inWeek, lastBy, MENTIONED, moreToRead, newBy, UNREAD_DISCUSSIONS } from './for-you.text.ts'

const SubjectDiscussion = later(() => import('./SubjectDiscussion.tsx'))

/** The discussions that one follows and has not read. Without any there is nothing to see. */
export default function ForYouPanel() {
  const found = useLive(forYou, {})
  const [opened, open] = useState<Discussable | null>(null)
  const { count, items } = found ?? { count: 0, items: [] }
  return (
    <>
      {count > 0 && (
        <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-page">
          <h2 className="flex items-center gap-2 border-b border-line px-4 py-3 font-semibold">
            {FOR_YOU}
            <CountBadge count={count} label={UNREAD_DISCUSSIONS} />
          </h2>
          <ul aria-label={FOR_YOU} className="divide-y divide-line">
            {items.map((item) => (
              <li key={item.discussionId}>
                <ForYouRow item={item} onOpen={() => open(item.subject)} />
              </li>
            ))}
          </ul>
          {count > items.length && (
            <p className="border-t border-line px-4 py-2.5 text-[0.8125rem] text-soft">
              {moreToRead(count - items.length)}
            </p>
          )}
        </section>
      )}
      {opened && <SubjectDiscussion subject={opened} onClose={() => open(null)} />}
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
