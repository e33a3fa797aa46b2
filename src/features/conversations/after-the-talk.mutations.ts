import { notFound } from '../../sync/engine.refusals.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { ref } from '../../sync/fields.ts'
import { keepMade, madeFields } from '../made/keep-made.mutations.ts'
import { personally } from '../made/made.rules.ts'
import { maySeeConversations } from './conversations.access.ts'
import { refuse } from './conversations.refusals.ts'
import { conversationNotes, conversationSides } from './conversations.table.ts'
import { NOT_SHARED, NOTE_NOT_SAVED } from './failures.text.ts'
import { newManagersOf } from './new-managers.reads.ts'
import { isShareable } from './new-managers.rules.ts'
import { findSide } from './sides.reads.ts'

/**
 * Notes what somebody made in a talk or of a note of it, for themselves alone. That note names its task too, in their own copy.
 */
export const noteMadeOfTalk = defineMutation('noteMadeOfTalk', {
  failure: NOTE_NOT_SAVED,
  input: {
    ...madeFields,
    sideId: ref('conversation_sides'),
    noteId: ref('conversation_notes').nullable(),
  },
  may: maySeeConversations,
  run(tx, { sideId, noteId, ...made }, context) {
    const { actor } = context
    const { conversationId, side, otherAnswers } = findSide(tx, sideId, actor.id)
    if (side === 'shared' || otherAnswers === null) notFound()
    const origin = { place: 'talk', originId: conversationId, part: noteId } as const
    keepMade(tx, { ...origin, readers: personally(actor.id) }, made, context)
    if (noteId === null) return
    const note = tx.find(conversationNotes, noteId)
    if (note.personId !== actor.id || note.conversationId !== conversationId) notFound()
    if (made.kind === 'task') tx.update(conversationNotes, noteId, { taskId: made.madeId })
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
