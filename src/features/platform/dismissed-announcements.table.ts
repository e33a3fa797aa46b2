import { defineTable } from '../../sync/define-table.ts'
import { list, ref, uuid } from '../../sync/fields.ts'
import { person } from '../../sync/scope.ts'

/** There are no more announcements than that, so the oldest that are noted beyond it have been deleted. */
export const MOST_DISMISSED = 200

/** Which announcements a person has put away; the id is the person's. */
export const dismissedAnnouncements = defineTable(
  'dismissed_announcements',
  { id: ref('people'), announcementIds: list(uuid(), MOST_DISMISSED) },
  { scope: ({ id }) => person(id) },
)
