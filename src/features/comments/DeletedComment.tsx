import { useState } from 'react'
import { useActor, useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { displayName } from '../people/people.rules.ts'
import { canComment } from './comments.access.ts'
import { restoreComment } from './comments.mutations.ts'
import type { CommentItem } from './comments.queries.ts'
import { deletedBy, RESTORE, SEE_VERSIONS } from './comments.text.ts'
import { CommentHistory } from './CommentHistory.tsx'
import { useMoment } from './use-moment.ts'

/** The trace of a comment that is gone. Whoever deleted it can read what it said, and bring it back. */
export function DeletedComment({ item: { comment, deletedBy: person } }: { item: CommentItem }) {
  const actor = useActor()
  const mutate = useMutate()
  const moment = useMoment()
  const [showsHistory, setShowsHistory] = useState(false)
  const isOwn = comment.deletedBy === actor.id && canComment(actor)
  return (
    <div className="grid gap-1 pl-8.5 text-[0.8125rem] text-soft">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="italic">{deletedBy(displayName(person))}</span>
        {comment.deletedAt !== null && <time dateTime={comment.deletedAt}>{moment(comment.deletedAt)}</time>}
        {isOwn && (
          <>
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={showsHistory}
              onClick={() => setShowsHistory(!showsHistory)}
            >
              {SEE_VERSIONS}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void mutate(restoreComment, { id: comment.id })}>
              {RESTORE}
            </Button>
          </>
        )}
      </p>
      {showsHistory && <CommentHistory comment={comment} readerId={actor.id} />}
    </div>
  )
}
