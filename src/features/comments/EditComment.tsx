import { newId } from '../../sync/id.ts'
import { useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { MOST_MENTIONS } from './comment-limits.rules.ts'
import { editComment } from './comments.mutations.ts'
import type { Comment } from './comments.table.ts'
import { CANCEL, EDIT_COMMENT, SAVE } from './comments.text.ts'
import { MentionText } from './MentionText.tsx'
import type { Named } from './mentions.rules.ts'
import { useDraft } from './use-draft.ts'

type EditCommentProps = { comment: Comment & { text: string }; people: readonly Named[]; onClose: () => void }

/** A comment in a field. Escape leaves it, and what was changed is there again the next time; Cancel gives it up. */
export function EditComment({ comment, people, onClose }: EditCommentProps) {
  const mutate = useMutate()
  const draft = useDraft(comment.id, people, comment.text)
  const isEmpty = draft.text.trim() === ''

  function finish(): void {
    draft.drop()
    onClose()
  }

  function save(): void {
    if (isEmpty) return
    const said = draft.said()
    const mentionedIds = [...new Set([...said.mentionedIds, ...comment.mentionedIds])].slice(0, MOST_MENTIONS)
    if (!mutate(editComment, { id: comment.id, versionId: newId(), text: said.text, mentionedIds })) finish()
  }

  return (
    <div className="grid gap-2">
      <MentionText
        label={EDIT_COMMENT}
        text={draft.text}
        people={people}
        autoFocus
        onChange={draft.write}
        onPick={draft.pick}
        onSend={save}
        onEscape={onClose}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={finish}>
          {CANCEL}
        </Button>
        <Button size="sm" disabled={isEmpty} onClick={save}>
          {SAVE}
        </Button>
      </div>
    </div>
  )
}
