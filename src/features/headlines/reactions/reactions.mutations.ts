import { defineMutation } from '../../../sync/define-mutation.ts'
import { boolean, ref } from '../../../sync/fields.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { refuse } from '../headlines.refusals.ts'
import { headlines } from '../headlines.table.ts'
import { NOT_REACTED } from './reactions.text.ts'
import { headlineReactions, reactionKind } from './reactions.table.ts'

/** Reacts to a headline, or takes that back. Like voting, it is taking part, so people who only look may too. */
export const reactToHeadline = defineMutation('reactToHeadline', {
  failure: NOT_REACTED,
  input: { headlineId: ref('headlines'), kind: reactionKind(), isOn: boolean() },
  may: canTakePart,
  run(tx, { headlineId, kind, isOn }, { actor, now }) {
    const { teamId, archivedAt } = tx.find(headlines, headlineId)
    if (archivedAt !== null) refuse('headline/archived')
    const reaction = { headlineId, personId: actor.id, kind }
    const [before] = tx.where(headlineReactions, reaction)
    if (!isOn && before) tx.remove(headlineReactions, before.id)
    if (!isOn || before) return
    const id = freeId(tx.overlay, headlineReactions, 'reaction', headlineId, actor.id, kind)
    tx.insert(headlineReactions, { id, ...reaction, teamId, createdAt: now })
  },
})
