import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import type { Person } from '../../people/people.table.ts'
import { canDraft, canEditLiveChart, canSeeOrgChart } from '../org-chart.access.ts'
import { type OrgChart, orgCharts, type Seat } from '../org-chart.table.ts'
import { activeHolders, formerHolders } from '../seats/holders.reads.ts'
import { byPlace } from '../seats/order.rules.ts'
import { liveChart, seatsIn } from '../seats/seats.reads.ts'

export interface OrgCharts {
  /** Undefined until a director starts it. */
  live: OrgChart | undefined
  /** Oldest first; empty for those who are no managers. */
  drafts: OrgChart[]
  mayDraft: boolean
  mayStart: boolean
}

/** The charts that the actor sees. */
export const orgChartsInSight = defineQuery('orgChartsInSight', {
  input: {},
  visibleTo: canSeeOrgChart,
  run: (read, _args, actor): OrgCharts => ({
    live: liveChart(read),
    drafts: read
      .where(orgCharts, { kind: 'draft', archivedAt: null })
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
    mayDraft: canDraft(actor),
    mayStart: canEditLiveChart(actor),
  }),
})

export interface HeldSeat extends Seat {
  holders: Person[]
  /** Who held it until they left, while nobody has been chosen since. */
  former: Person[]
}

/** The seats of a chart, those of one parent in order. */
export const seatsOfChart = defineQuery('seatsOfChart', {
  input: { chartId: ref('org_charts') },
  visibleTo: canSeeOrgChart,
  run: (read, { chartId }): HeldSeat[] =>
    seatsIn(read, chartId)
      .toSorted(byPlace)
      .map((seat) => ({ ...seat, holders: activeHolders(read, seat), former: formerHolders(read, seat) })),
})
