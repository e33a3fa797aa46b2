import { defineMutation } from '../../../sync/define-mutation.ts'
import { date, ref } from '../../../sync/fields.ts'
import { checkupAnswers, checkupResults, checkups } from './checkups.table.ts'
import { resultOf } from './results.rules.ts'

/**
 * Counts who has answered, closes a check-up whose last day is over, and computes once what the answers to a closed one come to. It can be repeated at any time.
 * @see checkups.server.ts
 */
export const settleCheckup = defineMutation('settleCheckup', {
  input: { checkupId: ref('checkups'), today: date() },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { checkupId, today }, { now }) {
    const checkup = tx.find(checkups, checkupId)
    // What was said of it is said: nothing that comes later may show by how much one answer changes it.
    if (tx.get(checkupResults, checkupId)) return
    const sheets = tx.where(checkupAnswers, { checkupId }).filter(({ submittedAt }) => submittedAt !== null)
    const answered = sheets.length
    const closedAt = checkup.closedAt ?? (checkup.closesOn < today ? now : null)
    if (answered !== checkup.answered || closedAt !== checkup.closedAt)
      tx.update(checkups, checkupId, { answered, closedAt })
    if (closedAt === null) return
    const { teamId, invitedIds } = checkup
    tx.insert(checkupResults, {
      id: checkupId,
      teamId,
      ...resultOf(checkupId, sheets),
      invited: invitedIds.length,
      answered,
    })
  },
})
