import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { headlines } from '../../headlines/headlines.table.ts'
import { issues } from '../../issues/issues.table.ts'
import { seats } from '../../org-chart/org-chart.table.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { mayUseTools } from '../tools.access.ts'
import { ENTRY_NOT_SAVED } from './failures.text.ts'
import { findItem, touch } from './items.reads.ts'
import { toolItems } from './sheets.table.ts'

/** Notes which task, issue, headline or seat was made of an entry. */
export const noteMadeOfItem = defineMutation('noteMadeOfItem', {
  failure: ENTRY_NOT_SAVED,
  input: {
    id: ref('tool_items'),
    taskId: ref('tasks').nullable().optional(),
    issueId: ref('issues').nullable().optional(),
    headlineId: ref('headlines').nullable().optional(),
    seatId: ref('seats').nullable().optional(),
  },
  may: mayUseTools,
  run(tx, { id, ...made }, { actor, now }) {
    const { sheet } = findItem(tx, actor, id)
    if (made.taskId) tx.find(tasks, made.taskId)
    if (made.issueId) tx.find(issues, made.issueId)
    if (made.headlineId) tx.find(headlines, made.headlineId)
    if (made.seatId) tx.find(seats, made.seatId)
    tx.update(toolItems, id, { ...made, updatedAt: now })
    touch(tx, sheet, now)
  },
})
