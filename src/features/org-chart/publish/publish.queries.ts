import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { MANAGERS } from '../../rights/actor.access.ts'
import { canEditLiveChart } from '../org-chart.access.ts'
import { seats } from '../org-chart.table.ts'
import { draftStamp, publicationNow } from './publish.reads.ts'
import type { Publication } from './publish.rules.ts'
import { takenFields } from './three-way.rules.ts'

/** What making a draft live would come to; null without such a draft. */
export const publicationOfDraft = defineQuery('publicationOfDraft', {
  input: { chartId: ref('org_charts'), taken: takenFields() },
  visibleTo: canEditLiveChart,
  // Seats that the draft has lost say which live ones are to go, however long ago that was.
  reaches: ({ chartId }) => [{ scope: MANAGERS, span: spanOf(seats, { chartId }) }],
  run(read, { chartId, taken }): (Publication & { stamp: string }) | null {
    const found = publicationNow(read, chartId, taken)
    return found ? { ...found.publication, stamp: draftStamp(read, chartId) } : null
  },
})
