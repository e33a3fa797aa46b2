import { defineMutation } from '../../sync/define-mutation.ts'
import { boolean, choice, date, integer, list, object, ref, refs, text, uuid } from '../../sync/fields.ts'
import { people } from '../people/people.table.ts'
import { isActiveMember } from '../people/people.rules.ts'
import { NOTHING_CHOSEN, NOTIFICATION_KINDS } from './notification-kinds.rules.ts'
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
    const before = tx.get(notificationPreferences, actor.id)
    const { list, listsWanted } = LISTS[by]
    const others = (before ?? NOTHING_CHOSEN)[list].filter((one) => one !== kind)
    const after = { [list]: wanted === listsWanted ? [...others, kind] : others, updatedAt: now }
    if (before) tx.update(notificationPreferences, actor.id, after)
    else tx.insert(notificationPreferences, { ...NOTHING_CHOSEN, id: actor.id, ...after })
  },
})

/** Where a choice is noted, and whether what is wanted stands there or what is not. */
const LISTS = {
  app: { list: 'hidden', listsWanted: false },
  mail: { list: 'unmailed', listsWanted: false },
  push: { list: 'pushed', listsWanted: true },
} as const
