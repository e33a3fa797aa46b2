import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { useToday } from '../time/use-today.ts'
import { discussionItems, mentionablePeople } from './comments.queries.ts'
import { DISCUSSION, NO_COMMENTS, ONLY_TO_READ } from './comments.text.ts'
import { CommentList } from './CommentList.tsx'
import { Composer } from './Composer.tsx'
import type { Discussed } from './discussed.ts'
import { DiscussionHead } from './DiscussionHead.tsx'
import { HeldDiscussion } from './HeldDiscussion.tsx'
import { aboutKey } from './subjects.rules.ts'
import { isBeyondLive, LATEST, MORE, windowOf } from './window.rules.ts'

type DiscussionProps = {
  of: Discussed
  /** Without its heading, where something else says what it is. */
  compact?: boolean
}

/** What is said of an issue, goal, task, headline or week, and a field to add to it. In a dialog it is no part of its form. */
export function Discussion({ of, compact = false }: DiscussionProps) {
  const { about, audience } = of
  const found = useLive(discussionItems, about)
  const people = useLive(mentionablePeople, audience) ?? []
  const today = useToday()
  const [shown, setShown] = useState(LATEST)
  const { visible, earlier, isMissing } = windowOf(found, shown)
  const needsMore = isMissing || (!found && isBeyondLive(about.week, today))
  const [holds, setHolds] = useState(needsMore)
  if (needsMore && !holds) setHolds(true)
  return (
    // Closing the dialog asks about what is in its form; what is written here is kept.
    <section
      aria-label={DISCUSSION}
      className={cx('grid gap-3 pb-1', !compact && 'border-t border-line pt-4')}
      onInput={(event) => event.stopPropagation()}
    >
      {!compact && <DiscussionHead found={found ?? null} />}
      {holds && <HeldDiscussion about={about} audience={audience} discussionId={found?.discussion.id} />}
      {visible.length === 0 && !needsMore && !of.mayAdd && (
        <p className="text-[0.8125rem] text-soft">{NO_COMMENTS}</p>
      )}
      <CommentList
        items={visible}
        earlier={earlier}
        people={people}
        found={found ?? null}
        onEarlier={() => setShown(shown + MORE)}
      />
      {of.mayAdd ? (
        <Composer
          key={aboutKey(about)}
          of={of}
          people={people}
          onSent={() => setShown((count) => count + 1)}
        />
      ) : (
        <p className="text-[0.8125rem] text-soft">{ONLY_TO_READ}</p>
      )}
    </section>
  )
}
