import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { dismissedAnnouncements, MOST_DISMISSED } from './dismissed-announcements.table.ts'

/** Puts an announcement away for the actor, on all their devices. */
export const dismissAnnouncement = defineMutation('dismissAnnouncement', {
  input: { announcementId: uuid() },
  unbidden: true,
  may: (actor) => !actor.system,
  run: (tx, { announcementId }, { actor }) => noteDismissed(tx, actor.id, announcementId),
})

/** Puts an announcement away for a person who has dismissed it in another company of theirs. */
export const carryDismissal = defineMutation('carryDismissal', {
  input: { personId: ref('people'), announcementId: uuid() },
  internal: true,
  may: (actor) => actor.system,
  run: (tx, { personId, announcementId }) => noteDismissed(tx, personId, announcementId),
})

function noteDismissed(tx: Transaction, id: string, announcementId: string): void {
  const before = tx.get(dismissedAnnouncements, id)
  if (!before) tx.insert(dismissedAnnouncements, { id, announcementIds: [announcementId] })
  else if (!before.announcementIds.includes(announcementId)) {
    const announcementIds = [...before.announcementIds, announcementId].slice(-MOST_DISMISSED)
    tx.update(dismissedAnnouncements, id, { announcementIds })
  }
}
