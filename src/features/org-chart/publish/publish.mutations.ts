import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { isSame } from '../../../sync/share.ts'
import { canEditLiveChart } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { MOST_SEATS, orgCharts, seats } from '../org-chart.table.ts'
import { DRAFT_NOT_PUBLISHED } from '../org-chart.text.ts'
import { findChart } from '../seats/find-seat.reads.ts'
import { BLANK } from '../seats/new-seat.rules.ts'
import { noteWritten } from '../seats/note.mutations.ts'
import { MOST_LEVELS } from '../seats/tree.rules.ts'
import { draftStamp, publicationNow } from './publish.reads.ts'
import { takenFields } from './three-way.rules.ts'

const NOT_REMOVED = { archivedAt: null, removedWithId: null, lifted: [] }

/**
 * Makes a draft the live chart, put together with what has been changed there since. Live seats keep their ids, so that measures and all
 * else that refers to them stay. What the live chart said before is kept on the server (`earlier/`).
 */
export const publishDraft = defineMutation('publishDraft', {
  failure: DRAFT_NOT_PUBLISHED,
  input: {
    chartId: ref('org_charts'),
    taken: takenFields(),
    /** The stamp of the draft that was looked at. */
    seen: uuid().optional(),
  },
  // One act writes what many have drafted, as many seats as a chart may have.
  gathers: true,
  reaches: ({ chartId }) => [spanOf(seats, { chartId })],
  may: canEditLiveChart,
  run(tx, { chartId: draftId, taken, seen }, context) {
    const { actor, now } = context
    findChart(tx, draftId)
    // Drafts are every manager's to edit, and what goes live gives rights.
    if (seen !== undefined && seen !== draftStamp(tx, draftId)) refuse('org-chart/draft-changed')
    const { liveId, publication } = publicationNow(tx, draftId, taken) ?? notFound()
    if (publication.count > MOST_SEATS) refuse('org-chart/list-full', { limit: MOST_SEATS })
    if (publication.levels > MOST_LEVELS) refuse('org-chart/too-deep', { limit: MOST_LEVELS })
    const added = { chartId: liveId, isDraft: false, createdBy: actor.id, createdAt: now, updatedAt: now }
    for (const { id, from, content } of publication.seats) {
      const { secondLineIds: _, ...said } = content
      if (from === 'live') {
        const seat = tx.find(seats, id)
        const note = seat.note === said.note ? {} : noteWritten(tx, context, seat, said.note)
        tx.update(seats, id, { ...said, ...note, updatedAt: now })
      } else if (from === 'removed')
        tx.update(seats, id, { ...said, ...NOT_REMOVED, secondLineIds: [], updatedAt: now })
      else tx.insert(seats, { ...BLANK, ...said, ...added, id })
    }
    // A second line may lead to a seat that is written later.
    for (const { id, content } of publication.seats)
      if (!isSame(tx.find(seats, id).secondLineIds, content.secondLineIds))
        tx.update(seats, id, { secondLineIds: content.secondLineIds })
    for (const { id } of publication.removed)
      tx.update(seats, id, { archivedAt: now, removedWithId: id, lifted: [], updatedAt: now })
    tx.update(orgCharts, draftId, { archivedAt: now, updatedAt: now })
    tx.update(orgCharts, liveId, { updatedAt: now })
  },
})
