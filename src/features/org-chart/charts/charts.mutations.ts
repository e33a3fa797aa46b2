import { defineMutation } from '../../../sync/define-mutation.ts'
import { list, object, ref, uuid } from '../../../sync/fields.ts'
import type { Actor } from '../../../sync/actor.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { checkRestorable } from '../../work/restoring/restorable.access.ts'
import { canDraft, canEditLiveChart } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { chartName, type OrgChart, orgCharts, seatName, seats } from '../org-chart.table.ts'
import {
  CHART_NOT_STARTED,
  DRAFT_NOT_DELETED,
  DRAFT_NOT_MADE,
  DRAFT_NOT_RENAMED,
  DRAFT_NOT_RESTORED,
} from '../org-chart.text.ts'
import { findChart } from '../seats/find-seat.reads.ts'
import { BLANK } from '../seats/new-seat.rules.ts'
import { liveChart, seatsIn } from '../seats/seats.reads.ts'
import { copiesFor } from './copy.rules.ts'

/** The most drafts at a time, and the most seats that a chart starts with. */
export const MOST_DRAFTS = 3
/** How many drafts that are gone are kept at hand with their seats, for 30 days. */
const MOST_PAST_DRAFTS = 30
const MOST_STARTERS = 5

/**
 * Starts the live chart, or one that has lost all its seats. The first seat stands at the top, the second one beneath it, and the
 * others beneath that one.
 */
export const startChart = defineMutation('startChart', {
  failure: CHART_NOT_STARTED,
  input: {
    id: uuid(),
    name: chartName(),
    seats: list(object({ id: uuid(), name: seatName() }), MOST_STARTERS),
  },
  may: canEditLiveChart,
  run(tx, { id, name, seats: starters }, { actor, now }) {
    const made = { createdBy: actor.id, createdAt: now, updatedAt: now }
    const present = liveChart(tx)
    if (present && seatsIn(tx, present.id).length > 0) refuse('org-chart/started-already')
    if (!present) tx.insert(orgCharts, { id, name, kind: 'live', archivedAt: null, ...made })
    const chartId = present?.id ?? id
    const [top, second] = starters
    for (const [index, starter] of starters.entries())
      tx.insert(seats, {
        ...BLANK,
        ...made,
        ...starter,
        chartId,
        isDraft: false,
        parentId: index === 0 ? null : (index === 1 ? top : second)!.id,
        position: index + 1,
      })
  },
})

/** Copies the live chart, so that another one can be tried out where only managers see it. */
export const createDraft = defineMutation('createDraft', {
  failure: DRAFT_NOT_MADE,
  input: { id: uuid(), name: chartName() },
  // One act copies what many have made, as many seats as a chart may have.
  gathers: true,
  may: canDraft,
  run(tx, { id, name }, { actor, now }) {
    checkNewDraft(tx)
    const live = liveChart(tx) ?? notFound()
    tx.insert(orgCharts, {
      id,
      name,
      kind: 'draft',
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      archivedAt: null,
    })
    const by = { actorId: actor.id, now }
    const copies = copiesFor(id, seatsIn(tx, live.id), by, (seatId) => freeId(tx, seats, id, seatId))
    for (const copy of copies) tx.insert(seats, { ...copy, secondLineIds: [] })
    // A second line may lead to a seat that is copied later.
    for (const { id: copyId, secondLineIds } of copies)
      if (secondLineIds.length > 0) tx.update(seats, copyId, { secondLineIds })
  },
})

export const renameDraft = defineMutation('renameDraft', {
  failure: DRAFT_NOT_RENAMED,
  input: { chartId: ref('org_charts'), name: chartName() },
  may: canDraft,
  run(tx, { chartId, name }, { now }) {
    if (findChart(tx, chartId).kind !== 'draft') notFound()
    tx.update(orgCharts, chartId, { name, updatedAt: now })
  },
})

/** Deletes a draft; `restoreDraft` brings it back. */
export const deleteDraft = defineMutation('deleteDraft', {
  failure: DRAFT_NOT_DELETED,
  input: { chartId: ref('org_charts') },
  may: canDraft,
  run(tx, { chartId }, { actor, now }) {
    checkOwnDraft(actor, findChart(tx, chartId))
    tx.update(orgCharts, chartId, { archivedAt: now, updatedAt: now })
  },
})

export const restoreDraft = defineMutation('restoreDraft', {
  failure: DRAFT_NOT_RESTORED,
  input: { chartId: ref('org_charts') },
  may: canDraft,
  run(tx, { chartId }, { actor, now }) {
    const draft = tx.find(orgCharts, chartId)
    checkOwnDraft(actor, draft)
    if (draft.archivedAt === null) return
    checkRestorable(draft.archivedAt, now)
    checkRoomForDraft(tx)
    tx.update(orgCharts, chartId, { archivedAt: null, updatedAt: now })
  },
})

function checkOwnDraft(actor: Actor, { kind, createdBy }: OrgChart): void {
  if (kind !== 'draft') notFound()
  if (createdBy !== actor.id && !canEditLiveChart(actor)) refuse('org-chart/drafts-of-others')
}

/** @throws {Refusal} if there are as many drafts as there may be */
function checkRoomForDraft(tx: Transaction): void {
  if (tx.where(orgCharts, { kind: 'draft', archivedAt: null }).length >= MOST_DRAFTS)
    refuse('org-chart/list-full', { limit: MOST_DRAFTS })
}

/** @throws {Refusal} as `checkRoomForDraft`, and after so many others, whose seats are still kept */
export function checkNewDraft(tx: Transaction): void {
  checkRoomForDraft(tx)
  if (tx.where(orgCharts, { kind: 'draft' }).length >= MOST_DRAFTS + MOST_PAST_DRAFTS)
    refuse('org-chart/too-many-drafts', { limit: MOST_PAST_DRAFTS })
}
