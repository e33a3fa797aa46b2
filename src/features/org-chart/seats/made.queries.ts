import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { foundMade, type MadeEntry } from '../../made/made.reads.ts'
import { madeOfKind } from '../../made/made.rules.ts'
import { canSeeOrgChart } from '../org-chart.access.ts'
import { seats } from '../org-chart.table.ts'

/** The issues and tasks that were made from a seat, as far as the reader holds them, the latest first. */
export const madeOfSeat = defineQuery('madeOfSeat', {
  input: { seatId: ref('seats') },
  visibleTo: canSeeOrgChart,
  run(read, { seatId }): MadeEntry[] {
    const seat = read.get(seats, seatId)
    return seat
      ? foundMade(read, [...madeOfKind('issue', seat.issueIds), ...madeOfKind('task', seat.taskIds)])
      : []
  },
})
