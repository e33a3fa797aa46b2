import { defineMutation } from '../../sync/define-mutation.ts'
import { uuid } from '../../sync/fields.ts'
import { keepMade, madeFields } from '../made/keep-made.mutations.ts'
import { personally } from '../made/made.rules.ts'
import { NOT_NOTED } from './failures.text.ts'
import { mayAskPartner } from './thought-partner.access.ts'

/**
 * Notes what somebody made of a proposal, for themselves alone, as their conversation is. That lies outside of the engine: a claim about somebody
 * else's would lead its maker to nothing.
 */
export const noteMadeOfChat = defineMutation('noteMadeOfChat', {
  failure: NOT_NOTED,
  input: { ...madeFields, threadId: uuid(), proposalId: uuid() },
  may: mayAskPartner,
  run(tx, { threadId, proposalId, ...made }, context) {
    const origin = { place: 'chat', originId: threadId, part: proposalId } as const
    keepMade(tx, { ...origin, readers: personally(context.actor.id) }, made, context)
  },
})
