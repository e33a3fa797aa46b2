import { defineMutation } from '../../../sync/define-mutation.ts'
import { integer, optionalText, ref } from '../../../sync/fields.ts'
import { hashedId } from '../../../sync/hashed-id.ts'
import type { Actor } from '../../../sync/actor.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { mayAnswerCheckups } from './checkups.access.ts'
import { refuse } from './checkups.refusals.ts'
import { checkupAnswers, type CheckupAnswers, checkups, NOTE_LENGTH } from './checkups.table.ts'
import { ANSWER_NOT_SAVED, NOT_SUBMITTED } from './failures.text.ts'
import { isWhole, NO_ANSWERS } from './results.rules.ts'
import { MOST_POINTS, STATEMENTS } from './statements.rules.ts'

/** The id of a person's answers: nobody can have made that of somebody else's. */
export const answersIdOf = (checkupId: string, personId: string): string =>
  hashedId('answers to a check-up', checkupId, personId)

const checkupId = ref('checkups')

/** Answers one statement. It stays a draft until it is submitted. */
export const answerCheckup = defineMutation('answerCheckup', {
  failure: ANSWER_NOT_SAVED,
  input: { checkupId, place: integer(0, STATEMENTS - 1), points: integer(1, MOST_POINTS) },
  may: mayAnswerCheckups,
  run(tx, { checkupId: id, place, points }, { actor }) {
    const own = findDraft(tx, id, actor)
    write(tx, { ...own, answers: own.answers.with(place, points) })
  },
})

/** Adds what the statements leave out; an empty note takes it away. */
export const noteCheckup = defineMutation('noteCheckup', {
  failure: ANSWER_NOT_SAVED,
  input: { checkupId, note: optionalText(NOTE_LENGTH) },
  may: mayAnswerCheckups,
  run(tx, { checkupId: id, note }, { actor }) {
    write(tx, { ...findDraft(tx, id, actor), note })
  },
})

/** Hands in the own answers, which then count and can't be changed any more. */
export const submitCheckup = defineMutation('submitCheckup', {
  failure: NOT_SUBMITTED,
  input: { checkupId },
  may: mayAnswerCheckups,
  run(tx, { checkupId: id }, { actor, now }) {
    const own = findDraft(tx, id, actor)
    if (!isWhole(own.answers)) refuse('checkup/incomplete')
    write(tx, { ...own, submittedAt: now })
  },
})

/**
 * The actor's own answers, or none yet.
 * @throws {Refusal} for a check-up that is closed, to which the actor is not invited, or whose answers are submitted
 */
function findDraft(tx: Transaction, id: string, actor: Actor): CheckupAnswers {
  const { closedAt, invitedIds } = tx.find(checkups, id)
  if (!invitedIds.includes(actor.id)) refuse('checkup/not-invited')
  if (closedAt !== null) refuse('checkup/closed')
  const answersId = answersIdOf(id, actor.id)
  const none = { answers: NO_ANSWERS, note: null, submittedAt: null }
  const own = tx.get(checkupAnswers, answersId) ?? {
    ...none,
    id: answersId,
    checkupId: id,
    personId: actor.id,
  }
  return own.submittedAt === null ? own : refuse('checkup/submitted')
}

function write(tx: Transaction, own: CheckupAnswers): void {
  const { id, answers, note, submittedAt } = own
  if (tx.get(checkupAnswers, id)) tx.update(checkupAnswers, id, { answers, note, submittedAt })
  else tx.insert(checkupAnswers, own)
}
