import { defineMutation } from '../../sync/define-mutation.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { tellMentioned } from '../notifications/tell.mutations.ts'
import { audienceOf } from './audience.rules.ts'
import { canComment, canDeleteComment, canEditComment } from './comments.access.ts'
import { findComment, mentionable } from './comments.reads.ts'
import { refuse } from './comments.refusals.ts'
import {
  type Comment,
  comments,
  commentText,
  type CommentVersion,
  commentVersions,
  mentionedPeople,
} from './comments.table.ts'
import { COMMENT_NOT_DELETED, COMMENT_NOT_EDITED, COMMENT_NOT_RESTORED } from './comments.text.ts'
import { MOST_EDITS } from './comment-limits.rules.ts'
import { discussions } from './discussions.table.ts'
import { followAgain } from './follow.mutations.ts'
import { subjectOf } from './subjects.rules.ts'

/** Changes what a comment says. What it said before stays readable, as the version `versionId`. */
export const editComment = defineMutation('editComment', {
  failure: COMMENT_NOT_EDITED,
  input: { id: ref('comments'), versionId: uuid(), text: commentText(), mentionedIds: mentionedPeople() },
  may: canComment,
  run(tx, { id, versionId, ...said }, context) {
    const { actor, now } = context
    const before = findComment(tx, id)
    if (!canEditComment(actor, before)) refuse('comment/author-only')
    if (before.text === null || before.text === said.text) return
    if (before.edits >= MOST_EDITS) refuse('comment/edited-too-often', { limit: MOST_EDITS })
    const discussion = tx.find(discussions, before.discussionId)
    const mentionedIds = mentionable(tx, actor, before, said)
    keepVersion(tx, before, { id: versionId, readerId: null, text: before.text, replacedAt: now })
    tx.update(comments, id, { text: said.text, mentionedIds, edits: before.edits + 1, editedAt: now })
    const added = mentionedIds.filter((personId) => !before.mentionedIds.includes(personId))
    followAgain(tx, discussion, added, { mentionedAt: now }, now)
    tellMentioned(tx, context, subjectOf(discussion), { teamId: discussion.teamId, title: null }, added)
  },
})

type Kept = Pick<CommentVersion, 'id' | 'readerId' | 'text' | 'replacedAt'>

const keepVersion = (tx: Transaction, comment: Comment, kept: Kept): void =>
  tx.insert(commentVersions, {
    ...kept,
    commentId: comment.id,
    discussionId: comment.discussionId,
    ...audienceOf(comment),
    number: comment.edits + 1,
  })

const reachesVersions = ({ id }: { id: string }) => [spanOf(commentVersions, { commentId: id })]

/** Takes a comment's text away, which only the actor can still read and bring back, as the version `versionId`. */
export const deleteComment = defineMutation('deleteComment', {
  failure: COMMENT_NOT_DELETED,
  input: { id: ref('comments'), versionId: uuid() },
  reaches: reachesVersions,
  may: canComment,
  run(tx, { id, versionId }, { actor, now }) {
    const before = tx.find(comments, id)
    if (before.text === null) return
    if (!canDeleteComment(actor, before, tx)) refuse('comment/author-or-manager-only')
    const discussion = tx.find(discussions, before.discussionId)
    for (const version of tx.where(commentVersions, { commentId: id }))
      tx.update(commentVersions, version.id, { readerId: actor.id })
    keepVersion(tx, before, { id: versionId, readerId: actor.id, text: before.text, replacedAt: now })
    tx.update(comments, id, { text: null, deletedAt: now, deletedBy: actor.id })
    tx.update(discussions, discussion.id, { commentCount: discussion.commentCount - 1 })
  },
})

/** Brings a deleted comment back, with what it said and its earlier versions. */
export const restoreComment = defineMutation('restoreComment', {
  failure: COMMENT_NOT_RESTORED,
  input: { id: ref('comments') },
  reaches: reachesVersions,
  may: canComment,
  run(tx, { id }, { actor }) {
    const before = tx.find(comments, id)
    if (before.deletedAt === null) return
    if (before.deletedBy !== actor.id) refuse('comment/deleter-only')
    const discussion = tx.find(discussions, before.discussionId)
    const versions = tx.where(commentVersions, { commentId: id })
    const last = versions.find(({ number }) => number === before.edits + 1) ?? notFound()
    for (const version of versions)
      if (version !== last) tx.update(commentVersions, version.id, { readerId: null })
    tx.remove(commentVersions, last.id)
    tx.update(comments, id, { text: last.text, deletedAt: null, deletedBy: null })
    tx.update(discussions, discussion.id, { commentCount: discussion.commentCount + 1 })
  },
})
