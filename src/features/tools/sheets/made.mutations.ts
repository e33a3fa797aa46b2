import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { checkMade } from '../../made/keep-made.mutations.ts'
import { seats } from '../../org-chart/org-chart.table.ts'
import { mayUseTools } from '../tools.access.ts'
import { ENTRY_NOT_SAVED } from './failures.text.ts'
import { findItem, touch } from './items.reads.ts'
import { madeOfItem, UNMADE } from './sheets.rules.ts'
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
    for (const one of madeOfItem({ ...UNMADE, ...made })) checkMade(tx, one)
    if (made.seatId) tx.find(seats, made.seatId)
    tx.update(toolItems, id, { ...made, updatedAt: now })
    touch(tx, sheet, now)
  },
})
