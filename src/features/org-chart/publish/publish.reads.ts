import { freeId, hashedId } from '../../../sync/hashed-id.ts'
import type { Reader } from '../../../sync/store.ts'
import { contentOf } from '../charts/copy.rules.ts'
import { orgCharts, seats } from '../org-chart.table.ts'
import { liveChart, seatsIn } from '../seats/seats.reads.ts'
import { type Publication, publicationOf } from './publish.rules.ts'
import type { FieldOf } from './three-way.rules.ts'

/** What making a draft live would come to at this moment; undefined without such a draft or a live chart. */
export function publicationNow(
  read: Reader,
  draftId: string,
  taken: readonly FieldOf[],
): { liveId: string; draftName: string; publication: Publication } | undefined {
  const draft = read.get(orgCharts, draftId)
  const live = liveChart(read)
  if (!live || draft?.kind !== 'draft' || draft.archivedAt !== null) return undefined
  const compared = {
    live: seatsIn(read, live.id),
    draft: read.where(seats, { chartId: draftId }),
    idFor: (seatId: string) => freeId(read, seats, draftId, seatId),
    isKept: (seatId: string) => read.get(seats, seatId)?.chartId === live.id,
  }
  return { liveId: live.id, draftName: draft.name, publication: publicationOf(compared, taken) }
}

/** Stands for all that a draft says at this moment: another one as soon as anything is changed there. */
export const draftStamp = (read: Reader, draftId: string): string =>
  hashedId(
    ...read
      .where(seats, { chartId: draftId })
      .map((seat) => JSON.stringify([seat.id, seat.archivedAt !== null, contentOf(seat)]))
      .toSorted(),
  )
