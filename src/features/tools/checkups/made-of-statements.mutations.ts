import { defineMutation } from '../../../sync/define-mutation.ts'
import { integer, ref } from '../../../sync/fields.ts'
import { keepMade, madeFields } from '../../made/keep-made.mutations.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { mayUseTools } from '../tools.access.ts'
import { checkupResults } from './checkups.table.ts'
import { STATEMENT_NOT_NOTED } from './failures.text.ts'
import { readersOfCheckup } from './results.rules.ts'
import { STATEMENTS } from './statements.rules.ts'

/** Notes what was made of a statement of a closed check-up, for those who see its result. */
export const noteMadeOfStatement = defineMutation('noteMadeOfStatement', {
  failure: STATEMENT_NOT_NOTED,
  input: { ...madeFields, checkupId: ref('checkups'), statement: integer(0, STATEMENTS - 1) },
  may: (actor) => mayUseTools(actor) && canWriteWork(actor),
  run(tx, { checkupId, statement, ...made }, context) {
    const results = tx.find(checkupResults, checkupId)
    const origin = { place: 'checkup', originId: checkupId, part: String(statement) } as const
    keepMade(tx, { ...origin, readers: readersOfCheckup(results) }, made, context)
  },
})
