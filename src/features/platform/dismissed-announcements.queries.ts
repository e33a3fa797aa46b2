import { defineQuery } from '../../sync/define-query.ts'
import { uuid } from '../../sync/fields.ts'
import { dismissedAnnouncements } from './dismissed-announcements.table.ts'

/** Whether the actor has put this announcement away, on whichever device. */
export const hasDismissed = defineQuery('hasDismissed', {
  input: { announcementId: uuid() },
  visibleTo: () => true,
  run: (read, { announcementId }, actor): boolean =>
    read.get(dismissedAnnouncements, actor.id)?.announcementIds.includes(announcementId) ?? false,
})
