import { useLive } from '../../sync/browser/react.ts'
import { audienceOf } from './audience.rules.ts'
import { commentHistory } from './comments.queries.ts'
import type { Comment } from './comments.table.ts'
import { EARLIER_VERSIONS, NO_VERSIONS_HERE, until } from './comments.text.ts'
import { useMoment } from './use-moment.ts'

type CommentHistoryProps = {
  comment: Comment
  /** Of a deleted comment, whoever deleted it. */
  readerId: string | null
}

/** What a comment said before, the latest first. */
export function CommentHistory({ comment, readerId }: CommentHistoryProps) {
  const versions = useLive(commentHistory, { commentId: comment.id, readerId, ...audienceOf(comment) })
  const moment = useMoment()
  if (!versions) return <p className="text-[0.8125rem] text-soft">{NO_VERSIONS_HERE}</p>
  return (
    <ol aria-label={EARLIER_VERSIONS} className="grid gap-2 border-l-2 border-line pl-3 text-soft">
      {versions.map(({ id, text, replacedAt }) => (
        <li key={id}>
          <p className="text-xs">{until(moment(replacedAt))}</p>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
