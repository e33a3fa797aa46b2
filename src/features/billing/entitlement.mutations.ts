import { defineMutation } from '../../sync/define-mutation.ts'
import { timestamp } from '../../sync/fields.ts'
import { record } from '../audit/record.mutations.ts'
import { companies } from '../companies/companies.table.ts'

/** Tells everybody in the company until when they may work in it. */
export const setEntitlement = defineMutation('setEntitlement', {
  input: { entitledUntil: timestamp().nullable() },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { entitledUntil }) {
    const [company] = tx.where(companies, {})
    if (company!.entitledUntil !== entitledUntil) tx.update(companies, company!.id, { entitledUntil })
  },
})

/** Records that an operator has given the company more time; both moments are ISO 8601. */
export const recordTrial = defineMutation('recordTrial', {
  input: { before: timestamp(), after: timestamp() },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { before, after }, context) {
    record(tx, context, { action: 'trial extended', before, after })
  },
})
