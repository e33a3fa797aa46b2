import { defineMutation } from '../../sync/define-mutation.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { date, ref } from '../../sync/fields.ts'
import { keepMade, madeFields } from '../made/keep-made.mutations.ts'
import { personally } from '../made/made.rules.ts'
import { NOTE_NOT_SAVED } from './failures.text.ts'
import { maySeeFit } from './fit.access.ts'
import { fitRatings } from './fit.table.ts'

/**
 * Notes what somebody made of a rating, for themselves alone: an issue does not name the person, so nothing that other managers read may lead
 * from the one to the other.
 */
export const noteMadeOfFit = defineMutation('noteMadeOfFit', {
  failure: NOTE_NOT_SAVED,
  input: { ...madeFields, personId: ref('people'), quarter: date() },
  may: maySeeFit,
  run(tx, { personId, quarter, ...made }, context) {
    if (tx.where(fitRatings, { personId, quarter }).length === 0) notFound()
    const origin = { place: 'fit', originId: personId, part: quarter } as const
    keepMade(tx, { ...origin, readers: personally(context.actor.id) }, made, context)
  },
})
