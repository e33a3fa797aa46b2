import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { issues } from '../../issues/issues.table.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { canSeeOrgChart } from '../org-chart.access.ts'
import { seats } from '../org-chart.table.ts'

export interface MadeOfSeat {
  kind: 'issue' | 'task'
  id: string
  title: string
  teamId: string | null
}

/** The issues and tasks that were made from a seat, as far as the reader holds them, the latest first. */
export const madeOfSeat = defineQuery('madeOfSeat', {
  input: { seatId: ref('seats') },
  visibleTo: canSeeOrgChart,
  run(read, { seatId }): MadeOfSeat[] {
    const seat = read.get(seats, seatId)
    const found = [
      ...(seat?.issueIds ?? []).map((id) => ({ kind: 'issue' as const, row: read.get(issues, id) })),
      ...(seat?.taskIds ?? []).map((id) => ({ kind: 'task' as const, row: read.get(tasks, id) })),
    ]
    return found
      .flatMap(({ kind, row }) => (row && row.archivedAt === null ? [{ kind, row }] : []))
      .toSorted((one, other) => other.row.createdAt.localeCompare(one.row.createdAt))
      .map(({ kind, row: { id, title, teamId } }) => ({ kind, id, title, teamId }))
  },
})
