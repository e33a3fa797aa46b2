import { defineQuery } from '../../sync/define-query.ts'
import { integer } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { displayName } from '../people/people.rules.ts'
import { people } from '../people/people.table.ts'
import { NOTHING_CHOSEN, type NotificationPreferences } from './notification-kinds.rules.ts'
import { type Notification, notificationPreferences, notifications } from './notifications.table.ts'

/** A notification, with the name of who caused it; null if nobody but the calendar did. */
export type ShownNotification = Notification & { sender: string | null }

export interface Notifications {
  /** The newest first. */
  items: ShownNotification[]
  count: number
  unread: number
}

/** What the actor was told in the last 90 days and has not deleted, without the kinds that they do not want to see. */
export const myNotifications = defineQuery('myNotifications', {
  input: { most: integer(1, 1_000) },
  visibleTo: () => true,
  run(read, { most }, actor): Notifications {
    const { readUntil } = preferencesOf(read, actor.id)
    const found = shownTo(read, actor.id)
    const newestFirst = found.toSorted(byAge)
    const items = newestFirst
      .slice(0, most)
      .map((one) => ({ ...one, readAt: readAtOf(one, readUntil), sender: senderOf(read, one) }))
    return { items, count: found.length, unread: unreadAmong(found, readUntil) }
  },
})

/** How many notifications the actor has not read. */
export const unreadNotifications = defineQuery('unreadNotifications', {
  input: {},
  visibleTo: () => true,
  run: (read, _input, actor): number =>
    unreadAmong(shownTo(read, actor.id), preferencesOf(read, actor.id).readUntil),
})

/** Which kinds the actor does not want to see, or to be mailed, and which they want on their devices. */
export const myNotificationPreferences = defineQuery('myNotificationPreferences', {
  input: {},
  visibleTo: () => true,
  run: (read, _input, actor): NotificationPreferences => preferencesOf(read, actor.id),
})

type Subject = Pick<Notification, 'subjectKind' | 'subjectId' | 'day'>

/**
 * Whether this is what a comment is about, on the Monday of its week if it has one, that has mentioned the person and of which they were told and have
 * not read. What they were told earlier names no week.
 */
export function toldOf(read: Reader, personId: string): (subject: Subject) => boolean {
  const { readUntil } = preferencesOf(read, personId)
  const key = ({ subjectKind, subjectId, day }: Subject) => `${subjectKind} ${subjectId} ${day}`
  const told = new Set(
    shownTo(read, personId).flatMap((one) =>
      one.kind === 'mentioned' && readAtOf(one, readUntil) === null ? [key(one)] : [],
    ),
  )
  return (subject) => told.has(key(subject)) || told.has(key({ ...subject, day: null }))
}

const preferencesOf = (read: Reader, personId: string): NotificationPreferences =>
  read.get(notificationPreferences, personId) ?? NOTHING_CHOSEN

function senderOf(read: Reader, { senderId }: Notification): string | null {
  const sender = senderId === null ? undefined : read.get(people, senderId)
  return sender ? displayName(sender) : null
}

function shownTo(read: Reader, personId: string): Notification[] {
  const { hidden, deletedUntil } = preferencesOf(read, personId)
  return read
    .where(notifications, { personId })
    .filter(
      ({ deletedAt, createdAt, kind }) =>
        deletedAt === null && !isUntil(createdAt, deletedUntil) && !hidden.includes(kind),
    )
}

/** When it was read: by itself, or with all that had come until then. */
const readAtOf = ({ readAt, createdAt }: Notification, readUntil: string | null): string | null =>
  readAt ?? (isUntil(createdAt, readUntil) ? readUntil : null)

const isUntil = (moment: string, until: string | null): boolean => until !== null && moment <= until

/** The newest first. Moments are written so that they compare as text does, which is faster by far than by a language's order. */
const byAge = (one: Notification, other: Notification): number =>
  one.createdAt === other.createdAt ? (one.id < other.id ? -1 : 1) : one.createdAt > other.createdAt ? -1 : 1

const unreadAmong = (found: readonly Notification[], readUntil: string | null): number =>
  found.filter((one) => readAtOf(one, readUntil) === null).length
