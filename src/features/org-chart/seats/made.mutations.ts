import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { issues } from '../../issues/issues.table.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { withMade } from '../../made/made.rules.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { seats } from '../org-chart.table.ts'
import { SEAT_NOT_CHANGED } from '../org-chart.text.ts'
import { findSeat } from './find-seat.reads.ts'

/**
 * Notes what was made from a seat. Whoever may make it may: they need not be able to edit the seat. A seat of a draft notes it on the live
 * one, and nothing is noted of personal tasks, which are nobody else’s.
 */
export const noteMadeOfSeat = defineMutation('noteMadeOfSeat', {
  failure: SEAT_NOT_CHANGED,
  input: { seatId: ref('seats'), issueId: ref('issues').optional(), taskId: ref('tasks').optional() },
  may: canWriteWork,
  run(tx, { seatId, issueId, taskId }) {
    const from = findSeat(tx, seatId)
    const seat = from.liveSeatId === null ? from : (tx.get(seats, from.liveSeatId) ?? from)
    if (issueId) tx.update(seats, seat.id, { issueIds: withMade(seat.issueIds, tx.find(issues, issueId).id) })
    if (taskId && tx.find(tasks, taskId).teamId !== null)
      tx.update(seats, seat.id, { taskIds: withMade(seat.taskIds, taskId) })
  },
})
