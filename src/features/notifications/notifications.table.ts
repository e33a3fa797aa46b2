import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, date, type Field, integer, list, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { person } from '../../sync/scope.ts'
import type { NotificationKind } from './notification-kinds.rules.ts'

/** For how many days somebody sees what they were told. */
export const NOTIFICATION_DAYS = 90

/** Checked where it is chosen, so that no browser needs the kinds for its first screen. */
const kind = () => text({ max: 40 }) as Field<NotificationKind>

/** What one person is told. It names what it is about, which may have gone since. */
export const notifications = defineTable(
  'notifications',
  {
    id: uuid(),
    personId: ref('people'),
    kind: kind(),
    subjectKind: choice(
      'task',
      'goal',
      'issue',
      'metric',
      'headline',
      'process',
      'conversation',
      'checkup',
    ).nullable(),
    subjectId: uuid().nullable(),
    /** The team on whose page the subject stands. */
    teamId: uuid().nullable(),
    /** What the subject was called, or the first of `count`. */
    name: text({ max: 200 }).nullable(),
    /** How many there are, where it tells of several at once. */
    count: integer(1, 100_000).nullable(),
    /** The day that it is about: a due date, the first of a quarter, the Monday of a week. */
    day: date().nullable(),
    /** Who caused it; null if nobody but the calendar did. */
    senderId: ref('people').nullable(),
    createdAt: timestamp(),
    readAt: timestamp().nullable(),
    /** Kept, so that it is not told again. */
    deletedAt: timestamp().nullable(),
  },
  {
    scope: ({ personId }) => person(personId),
    indexes: [['personId'], ['subjectId']],
    live: [liveFor(NOTIFICATION_DAYS, 'createdAt')],
  },
)

export type Notification = RowOf<typeof notifications>

/**
 * What a person does not want to be told, what they want on their devices, and what they are done with; the id is the person's. Who has no row wants everything,
 * and on devices what `PUSHED_AT_FIRST` names.
 */
export const notificationPreferences = defineTable(
  'notification_preferences',
  {
    id: ref('people'),
    hidden: list(kind(), 20),
    unmailed: list(kind(), 20),
    pushed: list(kind(), 20),
    /** What came until then counts as read, or as deleted: they said so of all at once. */
    readUntil: timestamp().nullable(),
    deletedUntil: timestamp().nullable(),
    updatedAt: timestamp(),
  },
  { scope: ({ id }) => person(id) },
)
