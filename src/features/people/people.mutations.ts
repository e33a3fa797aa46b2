import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, text, uuid } from '../../sync/fields.ts'
import { deny, Refusal, refuse } from '../../sync/refusal.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { teamMembers } from '../teams/teams.table.ts'
import { auditLog } from './audit.table.ts'
import { levelOf } from './people.access.ts'
import { isActivityStale, losesLastDirector } from './people.rules.ts'
import { level, people, type Person } from './people.table.ts'
import { ACCESS_DENIED } from '../rights/rights.text.ts'
import * as texts from './people.text.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { mayRemove, maySetLevel } from '../rights/managing.rules.ts'

/** Gives somebody ranked below the actor another level. `auditId` becomes the id of the entry that records it. */
export const setPermission = defineMutation('setPermission', {
  input: { auditId: uuid(), personId: ref('people'), level: level() },
  may: (actor) => hasManagerAccess(actor) || deny(ACCESS_DENIED, texts.MAY_NOT_SET_PERMISSION),
  run(tx, { auditId, personId, level }, { actor, now }) {
    if (personId === actor.id) refuse(texts.UPDATE_FAILED, texts.OWN_PERMISSION)
    const before = findMember(tx, personId, 'Failed to update user permission. Please try again.')
    const after = { ...before, level }
    if (!maySetLevel(levelOf(tx, actor), before.level, level))
      deny(ACCESS_DENIED, texts.MAY_NOT_SET_PERMISSION)
    if (losesLastDirector(tx.where(people, {}), before, after))
      refuse(texts.UPDATE_FAILED, texts.LAST_DIRECTOR)
    if (before.level === level) return
    tx.update(people, personId, { level })
    const actorId = actor.system ? null : actor.id
    tx.insert(auditLog, {
      id: auditId,
      at: now,
      actorId,
      action: 'level changed',
      personId,
      before: before.level,
      after: level,
    })
  },
})

/** Changes how a person is called in this company: managers anybody's name, everybody the own one. */
export const renamePerson = defineMutation('renamePerson', {
  input: { personId: ref('people'), fullName: text({ max: 100, required: 'Enter a name.' }) },
  may: (actor, { personId }) =>
    hasManagerAccess(actor) || personId === actor.id || deny(ACCESS_DENIED, texts.MAY_NOT_RENAME),
  run(tx, { personId, fullName }) {
    findMember(tx, personId, 'Failed to update user name. Please try again.')
    tx.update(people, personId, { fullName })
  },
})

/** Ends a membership and takes the person off their teams; their name stays on what they did. */
export const removePerson = defineMutation('removePerson', {
  input: { auditId: uuid(), personId: ref('people') },
  may: (actor) => actor.can('manage_users') || deny(ACCESS_DENIED, texts.MAY_NOT_REMOVE),
  run(tx, { auditId, personId }, { actor, now }) {
    if (personId === actor.id) refuse(texts.REMOVAL_FAILED, texts.SELF_REMOVAL)
    const person = findMember(tx, personId, texts.REMOVAL_FAILED)
    if (!mayRemove(levelOf(tx, actor), person.level)) deny(ACCESS_DENIED, texts.MAY_NOT_REMOVE)
    if (losesLastDirector(tx.where(people, {}), person, null))
      refuse(texts.REMOVAL_FAILED, texts.LAST_DIRECTOR_REMOVED)
    for (const { id } of tx.where(teamMembers, { personId })) tx.remove(teamMembers, id)
    tx.update(people, personId, { status: 'removed' })
    const actorId = actor.system ? null : actor.id
    tx.insert(auditLog, {
      id: auditId,
      at: now,
      actorId,
      action: 'removed',
      personId,
      before: person.level,
      after: null,
    })
  },
})

/** Notes that somebody is at work here, to the hour. */
export const noteActivity = defineMutation('noteActivity', {
  input: { personId: ref('people') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { personId }, { now }) {
    if (isActivityStale(tx.find(people, personId), now)) tx.update(people, personId, { lastActiveAt: now })
  },
})

function findMember(tx: Transaction, personId: string, title: string): Person {
  const person = tx.get(people, personId)
  if (person?.status === 'active') return person
  throw new Refusal({ kind: 'not-found', code: 'not-found', title, detail: texts.NOT_A_MEMBER })
}
