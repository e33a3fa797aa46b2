import type { Actor } from '../../sync/actor.ts'
import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { ref, text, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { nameProblem } from '../accounts/names.rules.ts'
import { record } from '../audit/record.mutations.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { mayRemove, mayRename, maySetLevel } from '../rights/managing.rules.ts'
import { teamMembers } from '../teams/teams.table.ts'
import { levelOf } from './people.access.ts'
import { refuse } from './people.refusals.ts'
import { isActivityStale, losesLastDirector } from './people.rules.ts'
import { level, people, type Person } from './people.table.ts'
import {
  ENTER_A_NAME,
  INVALID_USER,
  NAME_NOT_UPDATED,
  PERMISSION_NOT_UPDATED,
  PERSON_NOT_REMOVED,
} from './people.text.ts'

/** Changes the level of a person whom the actor outranks. `auditId` becomes the id of the entry that records it. */
export const setPermission = defineMutation('setPermission', {
  failure: PERMISSION_NOT_UPDATED,
  input: { auditId: uuid(), personId: ref('people'), level: level() },
  may: (actor) => hasManagerAccess(actor) || refuse('person/level-not-yours'),
  run(tx, { auditId, personId, level }, context) {
    const { actor } = context
    if (personId === actor.id) refuse('person/own-level')
    const before = findMember(tx, personId)
    const after = { ...before, level }
    if (!maySetLevel(levelOf(tx, actor), before.level, level)) refuse('person/level-not-yours')
    if (losesLastDirector(directors(tx), before, after)) refuse('person/level-of-last-director')
    if (before.level === level) return
    tx.update(people, personId, { level })
    const change = { personId, before: before.level, after: level }
    record(tx, context, { id: auditId, action: 'level changed', ...change })
  },
})

/** Changes a person's name within this company. */
export const renamePerson = defineMutation('renamePerson', {
  failure: NAME_NOT_UPDATED,
  input: {
    personId: ref('people'),
    fullName: text({ max: 100, required: ENTER_A_NAME, problem: nameProblem }),
  },
  may: (actor, { personId }, read) =>
    mayRename(levelOf(read, actor), personId === actor.id) || refuse('person/name-not-yours'),
  run(tx, { personId, fullName }, context) {
    const before = findMember(tx, personId)
    if (before.fullName === fullName) return
    tx.update(people, personId, { fullName })
    record(tx, context, { action: 'renamed', personId, before: before.fullName, after: fullName })
  },
})

/** Gives a member the address that their account has by now. */
export const readdressPerson = defineMutation('readdressPerson', {
  input: { personId: ref('people'), email: text({ max: 254 }) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { personId, email }) {
    if (findMember(tx, personId).email !== email) tx.update(people, personId, { email })
  },
})

/** Whether the actor may remove anybody; whom is decided by `endMembership`. */
export const mayEndMemberships = (actor: Actor): boolean =>
  actor.can('manage_users') || refuse('person/removal-not-yours')

/** Ends a membership and takes the person off their teams; their name stays on what they did. */
export const removePerson = defineMutation('removePerson', {
  failure: PERSON_NOT_REMOVED,
  input: { auditId: uuid(), personId: ref('people', INVALID_USER) },
  may: mayEndMemberships,
  run: endMembership,
})

/**
 * Takes a person off their teams and out of the company, and records it.
 * @throws {Refusal} when the actor may not, or nobody would be left to direct the company
 */
export function endMembership(
  tx: Transaction,
  { auditId, personId }: { auditId: string; personId: string },
  context: MutationContext,
): void {
  const { actor } = context
  if (personId === actor.id) refuse('person/own-removal')
  const person = findMember(tx, personId)
  if (!mayRemove(levelOf(tx, actor), person.level)) refuse('person/removal-not-yours')
  if (losesLastDirector(directors(tx), person, null)) refuse('person/removal-of-last-director')
  for (const { id } of tx.where(teamMembers, { personId })) tx.remove(teamMembers, id)
  tx.update(people, personId, { status: 'removed' })
  const change = { personId, before: person.level, after: null }
  record(tx, context, { id: auditId, action: 'removed', ...change })
}

/** Notes that somebody is active here, at most once an hour. */
export const noteActivity = defineMutation('noteActivity', {
  input: { personId: ref('people') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { personId }, { now }) {
    if (isActivityStale(tx.find(people, personId), now)) tx.update(people, personId, { lastActiveAt: now })
  },
})

/** The picture of the person's account, or that there is none. */
export const showPicture = defineMutation('showPicture', {
  input: { personId: ref('people'), avatarUrl: text({ max: 500 }).nullable() },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { personId, avatarUrl }) {
    if (tx.find(people, personId).avatarUrl !== avatarUrl) tx.update(people, personId, { avatarUrl })
  },
})

const directors = (tx: Transaction): Person[] => tx.where(people, { level: 'director' })

function findMember(tx: Transaction, personId: string): Person {
  const person = tx.get(people, personId)
  return person?.status === 'active' ? person : refuse('person/not-a-member')
}
