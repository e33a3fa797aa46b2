import { defineMutation } from '../../../sync/define-mutation.ts'
import { boolean, ref } from '../../../sync/fields.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { refuse } from '../headlines.refusals.ts'
import { headlines } from '../headlines.table.ts'
import { NOT_REACTED } from './reactions.text.ts'
import { reactionId } from './reactions.rules.ts'
import { headlineReactions, reactionKind } from './reactions.table.ts'

/** Reacts to a headline, or takes that back. Like voting, it is taking part, so people who only look may too. */
export const reactToHeadline = defineMutation('reactToHeadline', {
  failure: NOT_REACTED,
  input: { headlineId: ref('headlines'), kind: reactionKind(), isOn: boolean() },
  may: canTakePart,
  run(tx, { headlineId, kind, isOn }, { actor, now }) {
    const { teamId, archivedAt } = tx.find(headlines, headlineId)
    if (archivedAt !== null) refuse('headline/archived')
    const id = reactionId(headlineId, actor.id, kind)
    const before = tx.get(headlineReactions, id)
    if (isOn && !before)
      tx.insert(headlineReactions, { id, headlineId, teamId, personId: actor.id, kind, createdAt: now })
    if (!isOn && before) tx.remove(headlineReactions, id)
  },
})
