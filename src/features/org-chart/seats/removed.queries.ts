import type { Actor } from '../../../sync/actor.ts'
import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { canDraft, canEditLiveChart, canPutBeneath } from '../org-chart.access.ts'
import { type OrgChart, orgCharts, type Seat, seats } from '../org-chart.table.ts'
import { placeOf } from './removed.reads.ts'
import { seatsById } from './seats.reads.ts'

/** How many of each are listed. */
const MOST_LISTED = 100

type Removed<Row> = Row & { archivedAt: string }

/** What the actor can bring back: seats of a chart, each with what went with it, and drafts; the last one removed first. */
export const removedFromChart = defineQuery('removedFromChart', {
  input: { chartId: ref('org_charts') },
  visibleTo: canDraft,
  run: (read, { chartId }, actor): { seats: Removed<Seat>[]; drafts: Removed<OrgChart>[] } => ({
    seats: lastFirst(
      read
        .where(seats, { chartId })
        .filter(({ id, removedWithId }) => removedWithId === id)
        .filter((seat) => mayBringBack(read, actor, seat)),
    ),
    drafts: lastFirst(
      read
        .where(orgCharts, { kind: 'draft' })
        .filter(({ createdBy }) => createdBy === actor.id || canEditLiveChart(actor)),
    ),
  }),
})

const mayBringBack = (read: Reader, actor: Actor, seat: Seat): boolean =>
  canPutBeneath(seatsById(read), actor, placeOf(read, seat), seat.isDraft)

const lastFirst = <Row extends { archivedAt: string | null }>(rows: readonly Row[]): Removed<Row>[] =>
  rows
    .filter((row): row is Removed<Row> => row.archivedAt !== null)
    .toSorted((one, other) => other.archivedAt.localeCompare(one.archivedAt))
    .slice(0, MOST_LISTED)
