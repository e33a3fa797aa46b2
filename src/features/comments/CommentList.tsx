import { useRef } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import type { CommentItem, DiscussionItems } from './comments.queries.ts'
import { DISCUSSION, showEarlier } from './comments.text.ts'
import { CommentRow } from './CommentRow.tsx'
import { readDiscussion } from './follow.mutations.ts'
import type { Named } from './mentions.rules.ts'
import { useSeen } from './use-seen.ts'
import { MORE } from './window.rules.ts'

type CommentListProps = {
  items: readonly CommentItem[]
  /** How many comments come before them. */
  earlier: number
  people: readonly Named[]
  found: DiscussionItems | null
  onEarlier: () => void
}

/** Comments, the latest last. They count as read once the end of the list was on the screen. */
export function CommentList({ items, earlier, people, found, onEarlier }: CommentListProps) {
  const mutate = useMutate()
  const end = useRef<HTMLDivElement>(null)
  const what = found?.hasUnread
    ? `${found.discussion.id} ${found.discussion.made} ${found.mentionedAt}`
    : null
  useSeen(end, what, () => {
    if (!found) return
    const { discussion, mentionedAt: until } = found
    mutate(readDiscussion, { discussionId: discussion.id, seen: discussion.made, until })
  })
  return (
    <div role="log" aria-label={DISCUSSION} className="grid gap-3 empty:hidden">
      {earlier > 0 && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={onEarlier}>
          {showEarlier(Math.min(earlier, MORE))}
        </Button>
      )}
      {items.map((item) => (
        <CommentRow key={item.comment.id} item={item} people={people} />
      ))}
      {items.length > 0 && <div ref={end} className="h-px" />}
    </div>
  )
}
