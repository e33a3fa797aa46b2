import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref } from '../../../sync/fields.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { canDraft } from '../org-chart.access.ts'
import { refuse } from '../org-chart.refusals.ts'
import { MOST_HOLDERS, seats } from '../org-chart.table.ts'
import { HOLDER_NOT_CHANGED } from '../org-chart.text.ts'
import { findEditable } from './find-seat.reads.ts'
import { activeHolders } from './holders.reads.ts'

const holder = { seatId: ref('seats'), personId: ref('people') }

/** Gives a seat to somebody, besides those who hold it. Whoever no longer counts is forgotten. */
export const addHolder = defineMutation('addHolder', {
  failure: HOLDER_NOT_CHANGED,
  input: holder,
  may: canDraft,
  run(tx, { seatId, personId }, { actor, now }) {
    const seat = findEditable(tx, actor, seatId)
    if (!isActiveMember(tx.find(people, personId))) refuse('org-chart/holder-without-access')
    const present = activeHolders(tx, seat).map(({ id }) => id)
    if (present.includes(personId)) return
    if (present.length >= MOST_HOLDERS) refuse('org-chart/list-full', { limit: MOST_HOLDERS })
    tx.update(seats, seatId, { holderIds: [...present, personId], updatedAt: now })
  },
})

export const removeHolder = defineMutation('removeHolder', {
  failure: HOLDER_NOT_CHANGED,
  input: holder,
  may: canDraft,
  run(tx, { seatId, personId }, { actor, now }) {
    const { holderIds } = findEditable(tx, actor, seatId)
    tx.update(seats, seatId, { holderIds: holderIds.filter((id) => id !== personId), updatedAt: now })
  },
})
