import { NO_SOURCE, UNTOUCHED } from '../src/features/issues/issues.rules.ts'
import { type Issue, issues } from '../src/features/issues/issues.table.ts'
import { defineMutation } from '../src/sync/define-mutation.ts'
import { text, uuid } from '../src/sync/fields.ts'
import { newId } from '../src/sync/id.ts'

type Given = Pick<Issue, 'teamId' | 'ownerId'> & Partial<Issue>

/** An open issue that its owner has just raised. */
export function issueRow(given: Given): Issue {
  const { createdAt = new Date().toISOString() } = given
  return {
    id: newId(),
    title: 'Rope',
    description: null,
    issueType: 'short_term',
    status: 'open',
    meetingId: null,
    ...NO_SOURCE,
    ...UNTOUCHED,
    createdBy: given.ownerId,
    createdAt,
    updatedAt: createdAt,
    resolvedAt: null,
    resolvedBy: null,
    archivedAt: null,
    ...given,
  }
}

/** Raises an issue without any of the product's rules. */
export const openIssue = defineMutation('openIssue', {
  input: { id: uuid(), teamId: uuid(), title: text() },
  may: () => true,
  run: (tx, given, { actor, now }) =>
    tx.insert(issues, issueRow({ ...given, ownerId: actor.id, createdAt: now })),
})
