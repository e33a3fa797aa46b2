import { defineMutation } from '../../sync/define-mutation.ts'
import {
  boolean,
  choice,
  date,
  integer,
  list,
  object,
  ref,
  refs,
  text,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { people } from '../people/people.table.ts'
import { isActiveMember } from '../people/people.rules.ts'
import type { Transaction } from '../../sync/transaction.ts'
import {
  NOTHING_CHOSEN,
  NOTIFICATION_KINDS,
  type NotificationPreferences,
} from './notification-kinds.rules.ts'
import { notificationPreferences, notifications } from './notifications.table.ts'
import { NOT_DELETED, NOT_SAVED } from './notifications.text.ts'

/** How many one run of the server's own job tells at once. */
export const MOST_TOLD = 500

/** Tells people what the calendar brings. What somebody was told already, and may have deleted, they are not told again. */
export const notify = defineMutation('notify', {
  input: {
    notices: list(
      object({
        id: uuid(),
        personId: ref('people'),
        kind: choice(...NOTIFICATION_KINDS),
        subjectKind: choice(
          'task',
          'goal',
          'issue',
          'metric',
          'process',
          'conversation',
          'checkup',
        ).nullable(),
        subjectId: uuid().nullable(),
        teamId: uuid().nullable(),
        name: text({ max: 200 }).nullable(),
        count: integer(1, 100_000).nullable(),
        day: date(),
      }),
      MOST_TOLD,
    ),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { notices }, { now }) {
    for (const notice of notices) {
      const person = tx.get(people, notice.personId)
      if (!person || !isActiveMember(person) || tx.get(notifications, notice.id)) continue
      const unread = { senderId: null, createdAt: now, readAt: null, deletedAt: null }
      tx.insert(notifications, { ...notice, ...unread })
    }
  },
})

/** The most that one person has, and so marks or deletes at once. */
export const MOST_MARKED = 500

/** Marks notifications of the actor as read. */
export const readNotifications = defineMutation('readNotifications', {
  input: { ids: refs('notifications', MOST_MARKED) },
  may: (actor) => !actor.system,
  run(tx, { ids }, { now }) {
    for (const id of ids) {
      const { readAt } = tx.find(notifications, id)
      if (readAt === null) tx.update(notifications, id, { readAt: now })
    }
  },
})

/** Takes notifications of the actor off their list. */
export const deleteNotifications = defineMutation('deleteNotifications', {
  failure: NOT_DELETED,
  input: { ids: refs('notifications', MOST_MARKED) },
  may: (actor) => !actor.system,
  run(tx, { ids }, { now }) {
    for (const id of ids) {
      const { deletedAt } = tx.find(notifications, id)
      if (deletedAt === null) tx.update(notifications, id, { deletedAt: now })
    }
  },
})

/**
 * Marks what the actor was told until a moment as read: the newest that they saw, so that what has come since stays unread. It is one row
 * however many there are.
 */
export const readAllNotifications = defineMutation('readAllNotifications', {
  input: { until: timestamp() },
  may: (actor) => !actor.system,
  run(tx, { until }, { actor, now }) {
    const readUntil = earlier(until, now)
    const { readUntil: before } = preferencesOf(tx, actor.id)
    if (before === null || before < readUntil) prefer(tx, actor.id, { readUntil }, now)
  },
})

/** Takes what the actor was told until a moment off their list. */
export const deleteAllNotifications = defineMutation('deleteAllNotifications', {
  failure: NOT_DELETED,
  input: { until: timestamp() },
  may: (actor) => !actor.system,
  run(tx, { until }, { actor, now }) {
    const deletedUntil = earlier(until, now)
    const { deletedUntil: before } = preferencesOf(tx, actor.id)
    if (before === null || before < deletedUntil) prefer(tx, actor.id, { deletedUntil }, now)
  },
})

/** Forgets what was told long ago, and what nobody has room for. */
export const forgetNotifications = defineMutation('forgetNotifications', {
  input: { ids: refs('notifications', MOST_MARKED) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { ids }) {
    for (const id of ids) if (tx.get(notifications, id)) tx.remove(notifications, id)
  },
})

/** Notes whether the actor wants to see a kind of notification, to be mailed it, or to have it pushed to their devices. */
export const chooseNotifications = defineMutation('chooseNotifications', {
  failure: NOT_SAVED,
  input: {
    kind: choice(...NOTIFICATION_KINDS),
    by: choice('app', 'mail', 'push'),
    wanted: boolean(),
  },
  may: (actor) => !actor.system,
  run(tx, { kind, by, wanted }, { actor, now }) {
    const { list, listsWanted } = LISTS[by]
    const others = preferencesOf(tx, actor.id)[list].filter((one) => one !== kind)
    prefer(tx, actor.id, { [list]: wanted === listsWanted ? [...others, kind] : others }, now)
  },
})

const preferencesOf = (tx: Transaction, id: string): NotificationPreferences =>
  tx.get(notificationPreferences, id) ?? NOTHING_CHOSEN

function prefer(tx: Transaction, id: string, changed: Partial<NotificationPreferences>, now: string): void {
  const after = { ...changed, updatedAt: now }
  if (tx.get(notificationPreferences, id)) tx.update(notificationPreferences, id, after)
  else tx.insert(notificationPreferences, { ...NOTHING_CHOSEN, id, ...after })
}

/** Moments are written so that they compare as text does. */
const earlier = (one: string, other: string): string => (one < other ? one : other)

/** Where a choice is noted, and whether what is wanted stands there or what is not. */
const LISTS = {
  app: { list: 'hidden', listsWanted: false },
  mail: { list: 'unmailed', listsWanted: false },
  push: { list: 'pushed', listsWanted: true },
} as const
