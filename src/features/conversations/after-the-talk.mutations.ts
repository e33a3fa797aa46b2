import { notFound } from '../../sync/engine.refusals.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { ref } from '../../sync/fields.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { maySeeConversations } from './conversations.access.ts'
import { refuse } from './conversations.refusals.ts'
import { conversationNotes, conversationSides } from './conversations.table.ts'
import { NOT_SHARED, NOTE_NOT_SAVED } from './failures.text.ts'
import { newManagersOf } from './new-managers.reads.ts'
import { isShareable } from './new-managers.rules.ts'
import { findSide } from './sides.reads.ts'

/** Notes which task somebody has made of a note, in their own copy. */
export const noteTaskOfTalk = defineMutation('noteTaskOfTalk', {
  failure: NOTE_NOT_SAVED,
  input: { noteId: ref('conversation_notes'), taskId: ref('tasks') },
  may: maySeeConversations,
  run(tx, { noteId, taskId }, { actor }) {
    if (tx.find(conversationNotes, noteId).personId !== actor.id) notFound()
    tx.find(tasks, taskId)
    tx.update(conversationNotes, noteId, { taskId })
  },
})

/** Gives whom the actor now reports to a copy of what the actor wrote, and of nothing else. */
export const shareWithNewManager = defineMutation('shareWithNewManager', {
  failure: NOT_SHARED,
  input: { sideId: ref('conversation_sides'), managerId: ref('people') },
  may: maySeeConversations,
  run(tx, { sideId, managerId }, { actor, now }) {
    const own = findSide(tx, sideId, actor.id)
    if (own.sharedWithIds.includes(managerId)) return
    if (!isShareable(own)) refuse('conversation/not-shareable')
    if (!newManagersOf(tx, own).some(({ id }) => id === managerId)) refuse('conversation/not-above-you')
    tx.update(conversationSides, sideId, { shareWithId: managerId, updatedAt: now })
  },
})
