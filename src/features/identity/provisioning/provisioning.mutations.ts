import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { boolean, choice, ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { type Recorded, record } from '../../audit/record.mutations.ts'
import { admitPerson } from '../../people/admission.mutations.ts'
import { isActiveMember, losesLastDirector } from '../../people/people.rules.ts'
import { account, people, type Person } from '../../people/people.table.ts'
import { insertEmptyTeam } from '../../teams/insert-team.mutations.ts'
import { refuse as refuseTeam } from '../../teams/teams.refusals.ts'
import { isGeneral } from '../../teams/teams.rules.ts'
import { teamMembers, teamName } from '../../teams/teams.table.ts'
import { BY_PROVISIONING } from '../audit.text.ts'
import { refuse } from '../identity.refusals.ts'
import { DEFAULT_LEVELS } from '../identity.requests.ts'

const defaultLevel = () => choice(...DEFAULT_LEVELS)

/**
 * Somebody whom the company’s directory lists becomes a member with the default level. `mayReturn` says that it was the directory that had ended
 * an earlier membership; what a person has ended stays so.
 */
export const provisionPerson = defineMutation('provisionPerson', {
  input: { auditId: uuid(), level: defaultLevel(), mayReturn: boolean(), ...account },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { auditId, level, mayReturn, ...account }, context) {
    const { personId } = account
    const member = tx.get(people, personId)
    if (member?.status === 'active') refuse('provisioning/already-a-member')
    if (member && !mayReturn) refuse('provisioning/ended-by-people')
    admitPerson(tx, account, level, context.now)
    recordProvisioned(tx, { id: auditId, action: 'joined', personId, before: null, after: level }, context)
  },
})

/**
 * Makes a member inactive, or lets them in again with the default level. Whoever is active keeps their level, so a directory raises nobody.
 */
export const setProvisionedActive = defineMutation('setProvisionedActive', {
  input: {
    auditId: uuid(),
    personId: ref('people'),
    active: boolean(),
    level: defaultLevel(),
    mayReturn: boolean(),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { auditId, personId, active, level, mayReturn }, context) {
    const before = findMember(tx, personId)
    if (isActiveMember(before) === active) return
    if (active && !mayReturn) refuse('provisioning/ended-by-people')
    const after = active ? level : 'inactive'
    requireDirectorLeft(tx, before, { ...before, level: after })
    tx.update(people, personId, { level: after })
    recordProvisioned(
      tx,
      { id: auditId, action: 'level changed', personId, before: before.level, after },
      context,
    )
  },
})

/** Ends the membership of somebody whom the company’s directory no longer lists. */
export const deprovisionPerson = defineMutation('deprovisionPerson', {
  input: { auditId: uuid(), personId: ref('people') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { auditId, personId }, context) {
    const person = findMember(tx, personId)
    requireDirectorLeft(tx, person, null)
    for (const { id } of tx.where(teamMembers, { personId })) tx.remove(teamMembers, id)
    tx.update(people, personId, { status: 'removed' })
    recordProvisioned(
      tx,
      { id: auditId, action: 'removed', personId, before: person.level, after: null },
      context,
    )
  },
})

/** A group of the company’s directory becomes a team, on which nobody is yet. */
export const provisionTeam = defineMutation('provisionTeam', {
  input: { id: uuid(), name: teamName(), createdBy: ref('people') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { id, name, createdBy }, context) {
    if (isGeneral(name)) refuseTeam('team/general-is-taken')
    const plain = { description: null, isLeadership: false, hasStrategicPlan: false }
    insertEmptyTeam(tx, { id, name, ...plain }, createdBy, context.now)
    record(tx, context, { action: 'team created', subject: name })
  },
})

function findMember(tx: Transaction, personId: string): Person {
  const person = tx.get(people, personId)
  return person?.status === 'active' ? person : refuse('provisioning/no-such-user')
}

function requireDirectorLeft(tx: Transaction, before: Person, after: Person | null): void {
  if (losesLastDirector(tx.where(people, { level: 'director' }), before, after))
    refuse('provisioning/last-director')
}

const recordProvisioned = (tx: Transaction, entry: Recorded, context: MutationContext): void =>
  record(tx, context, { ...entry, subject: BY_PROVISIONING })
