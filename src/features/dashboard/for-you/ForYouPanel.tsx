import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import { later } from '../../../ui/later.tsx'
import { type Discussable, forYou } from './for-you.queries.ts'
import { FOR_YOU, UNREAD_DISCUSSIONS } from './for-you.text.ts'
import { ForYouList } from './ForYouList.tsx'

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
          <ForYouList items={items} count={count} onOpen={open} />
        </section>
      )}
      {opened && <SubjectDiscussion subject={opened} onClose={() => open(null)} />}
    </>
  )
}
