import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { displayName } from '../people/people.rules.ts'
import { dateText } from '../time/time.text.ts'
import { canEditComment } from './comments.access.ts'
import type { CommentItem } from './comments.queries.ts'
import { actionsFor, DELETE, EDIT, EDITED, SEE_VERSIONS } from './comments.text.ts'
import { CommentBody } from './CommentBody.tsx'
import { CommentHistory } from './CommentHistory.tsx'
import { DeletedComment } from './DeletedComment.tsx'
import { EditComment } from './EditComment.tsx'
import type { Named } from './mentions.rules.ts'
import { useDeleteComment } from './use-delete-comment.ts'
import { useMoment } from './use-moment.ts'

type CommentRowProps = { item: CommentItem; people: readonly Named[] }

export function CommentRow({ item, people }: CommentRowProps) {
  const { comment, author, mentioned } = item
  const moment = useMoment()
  const [isEditing, setEditing] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const { text } = comment
  if (text === null) return <DeletedComment item={item} />
  const name = displayName(author)
  return (
    <div className="flex items-start gap-2.5">
      <Avatar name={name} picture={author?.avatarUrl} size="sm" className="mt-0.5" person={author?.id} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex min-h-6 items-center gap-2 text-[0.8125rem] text-soft">
          <span data-person={author?.id} className="min-w-0 truncate font-medium text-ink">
            {name}
          </span>
          <time dateTime={comment.createdAt} data-tooltip={dateText(comment.createdAt)} className="shrink-0">
            {moment(comment.createdAt)}
          </time>
          {comment.edits > 0 && (
            <button
              type="button"
              aria-expanded={showsHistory}
              data-tooltip={SEE_VERSIONS}
              className="rounded hover:underline max-md:min-h-11"
              onClick={() => setShowsHistory(!showsHistory)}
            >
              {EDITED}
            </button>
          )}
          <CommentMenu item={item} onEdit={() => setEditing(true)} />
        </div>
        {isEditing ? (
          <EditComment comment={{ ...comment, text }} people={people} onClose={() => setEditing(false)} />
        ) : (
          <CommentBody text={text} mentioned={mentioned} />
        )}
        {showsHistory && <CommentHistory comment={comment} readerId={null} />}
      </div>
    </div>
  )
}

function CommentMenu({ item, onEdit }: { item: CommentItem; onEdit: () => void }) {
  const { comment, author, mayDelete } = item
  const remove = useDeleteComment(comment)
  const mayEdit = canEditComment(useActor(), comment)
  const entries = [
    ...(mayEdit ? [{ label: EDIT, icon: <Pencil aria-hidden />, onSelect: onEdit }] : []),
    ...(mayDelete ? [{ label: DELETE, icon: <Trash2 aria-hidden />, onSelect: remove }] : []),
  ]
  if (entries.length === 0) return null
  const label = actionsFor(displayName(author))
  return (
    <Menu
      label={label}
      align="end"
      sections={[{ entries }]}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden />} className="-my-1.5 ml-auto" />}
    />
  )
}
