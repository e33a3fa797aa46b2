import { useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { toastUndo } from '../../ui/toast.ts'
import { deleteComment, restoreComment } from './comments.mutations.ts'
import type { Comment } from './comments.table.ts'
import { COMMENT_DELETED } from './comments.text.ts'

/** Deletes the comment and offers to take that back. */
export function useDeleteComment({ id }: Comment): () => void {
  const mutate = useMutate()
  return () => {
    if (mutate(deleteComment, { id, versionId: newId() })) return
    toastUndo(COMMENT_DELETED, undefined, () => mutate(restoreComment, { id }))
  }
}
