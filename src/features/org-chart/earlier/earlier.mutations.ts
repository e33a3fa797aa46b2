import { defineMutation } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { list, object, uuid } from '../../../sync/fields.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import { people } from '../../people/people.table.ts'
import { teams } from '../../teams/teams.table.ts'
import { checkNewDraft } from '../charts/charts.mutations.ts'
import { contentOf, levelsOf, topDown } from '../charts/copy.rules.ts'
import { canDraft } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { chartName, MOST_SEATS, orgCharts, seats, snapshotSeat } from '../org-chart.table.ts'
import { DRAFT_NOT_MADE } from '../org-chart.text.ts'
import { BLANK } from '../seats/new-seat.rules.ts'
import { liveChart, seatsIn } from '../seats/seats.reads.ts'
import { MOST_LEVELS } from '../seats/tree.rules.ts'

/**
 * Makes a draft of a chart that was live once. Its seats that are still on the live chart count as copies of those, so that publishing it
 * changes them back; those that are on the live chart only count as removed.
 */
export const draftEarlierChart = defineMutation('draftEarlierChart', {
  failure: DRAFT_NOT_MADE,
  input: { id: uuid(), name: chartName(), seats: list(object(snapshotSeat), MOST_SEATS) },
  gathers: true,
  may: canDraft,
  run(tx, { id: chartId, name, seats: earlier }, { actor, now }) {
    checkNewDraft(tx)
    const live = new Map(seatsIn(tx, (liveChart(tx) ?? notFound()).id).map((seat) => [seat.id, seat]))
    const made = { createdBy: actor.id, createdAt: now, updatedAt: now }
    tx.insert(orgCharts, { id: chartId, name, kind: 'draft', archivedAt: null, ...made })
    const drafted = topDown([...new Map(earlier.map((seat) => [seat.id, seat])).values()])
    if (levelsOf(drafted) > MOST_LEVELS) refuse('org-chart/too-deep', { limit: MOST_LEVELS })
    const ids = new Map(drafted.map((seat) => [seat.id, freeId(tx, seats, chartId, seat.id)]))
    for (const seat of drafted) {
      const present = live.get(seat.id)
      tx.insert(seats, {
        ...BLANK,
        ...contentOf(seat),
        ...made,
        id: ids.get(seat.id)!,
        chartId,
        isDraft: true,
        liveSeatId: present?.id ?? null,
        base: present ? contentOf(present) : null,
        parentId: seat.parentId === null ? null : ids.get(seat.parentId)!,
        holderIds: seat.holderIds.filter((personId) => tx.get(people, personId)),
        teamId: seat.teamId !== null && tx.get(teams, seat.teamId) ? seat.teamId : null,
        secondLineIds: [],
      })
    }
    for (const seat of drafted) {
      const secondLineIds = seat.secondLineIds.flatMap((id) => ids.get(id) ?? [])
      if (secondLineIds.length > 0) tx.update(seats, ids.get(seat.id)!, { secondLineIds })
    }
    for (const seat of live.values()) {
      if (ids.has(seat.id)) continue
      const id = freeId(tx, seats, chartId, seat.id)
      tx.insert(seats, {
        ...BLANK,
        ...contentOf(seat),
        ...made,
        id,
        chartId,
        isDraft: true,
        liveSeatId: seat.id,
        base: contentOf(seat),
        parentId: null,
        secondLineIds: [],
        removedWithId: id,
        archivedAt: now,
      })
    }
  },
})
