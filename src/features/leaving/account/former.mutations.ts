import { defineMutation } from '../../../sync/define-mutation.ts'
import { ref, refs, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { record } from '../../audit/record.mutations.ts'
import { userSettings } from '../../companies/companies.table.ts'
import { meetingNotes } from '../../issues/discussion/meeting-notes.table.ts'
import { issueTeamPreferences } from '../../issues/issues.table.ts'
import { isActiveMember, losesLastDirector } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { teamMembers } from '../../teams/teams.table.ts'
import { refuse } from '../leaving.refusals.ts'
import { ACCOUNT_DELETED, DELETED_TASK, FORMER_ADDRESS } from './former.text.ts'

/** How many rows of each kind are emptied at a time. */
export const EMPTIED_AT_ONCE = 200

/** Empties what somebody kept for themselves alone. The rows stay, because others may follow from them, and nobody sees them any more. */
export const emptyOwnRows = defineMutation('emptyOwnRows', {
  input: {
    personId: ref('people'),
    taskIds: refs('tasks', EMPTIED_AT_ONCE),
    noteIds: refs('meeting_notes', EMPTIED_AT_ONCE),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { personId, taskIds, noteIds }, { now }) {
    for (const id of taskIds) {
      const { teamId, createdBy, archivedAt } = tx.find(tasks, id)
      if (teamId !== null || createdBy !== personId) continue
      const emptied = { title: DELETED_TASK, description: null, archivedAt: archivedAt ?? now }
      tx.update(tasks, id, { ...emptied, repeatEvery: null, repeatUnit: null, updatedAt: now })
    }
    for (const id of noteIds)
      if (tx.find(meetingNotes, id).personId === personId) tx.update(meetingNotes, id, { text: '' })
  },
})

/**
 * Takes somebody whose account is being deleted out of a company: their name stays on what they did, their address and settings do not.
 * Doing it again changes nothing. It is refused while others would be left without a director.
 */
export const becomeFormer = defineMutation('becomeFormer', {
  input: { auditId: uuid(), personId: ref('people') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { auditId, personId }, context) {
    const person = tx.find(people, personId)
    if (person.email === FORMER_ADDRESS) return
    if (losesLastDirector(tx.where(people, { level: 'director' }), person, null)) requireAlone(tx, personId)
    for (const { id } of tx.where(teamMembers, { personId })) tx.remove(teamMembers, id)
    if (tx.get(userSettings, personId)) tx.remove(userSettings, personId)
    if (tx.get(issueTeamPreferences, personId)) tx.remove(issueTeamPreferences, personId)
    tx.update(people, personId, { status: 'removed', email: FORMER_ADDRESS, avatarUrl: null })
    if (person.status !== 'active') return
    const change = { actorId: personId, personId, before: person.level, after: null }
    record(tx, context, { id: auditId, action: 'removed', subject: ACCOUNT_DELETED, ...change })
  },
})

function requireAlone(tx: Transaction, personId: string): void {
  const members = tx.where(people, { status: 'active' }).filter(isActiveMember)
  if (members.some(({ id }) => id !== personId)) refuse('leaving/last-director')
}
