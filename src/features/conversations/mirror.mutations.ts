import { defineMutation } from '../../sync/define-mutation.ts'
import { ref, refs, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { companyPlan, companyValues } from '../fit/company-values.reads.ts'
import { seatsHeldBy } from '../fit/held-seats.reads.ts'
import { madeThings } from '../made/made.table.ts'
import { isKeptBack } from '../strategy/strategy.table.ts'
import { type Side, SIDES } from './conversation-kinds.rules.ts'
import {
  type Conversation,
  conversationNotes,
  conversations,
  type ConversationSide,
  conversationSides,
} from './conversations.table.ts'
import { carriedOver, carriedToOne } from './mirror.rules.ts'

/** Makes both sides of a conversation, or carries over what one has done to the other. Doing it again changes nothing. */
export const mirrorConversation = defineMutation('mirrorConversation', {
  input: {
    conversationId: ref('conversations'),
    managerSideId: ref('conversation_sides'),
    reportSideId: ref('conversation_sides'),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { conversationId, managerSideId, reportSideId }, { now }) {
    const conversation = tx.find(conversations, conversationId)
    if (conversation.state === 'cancelled') forgetWordsOfTheOther(tx, conversationId)
    const sides = tx.where(conversationSides, { conversationId }).filter(({ side }) => side !== 'shared')
    const [one] = sides
    if (one && sides.length === 1) return carryToOne(tx, conversation, one, now)
    const sideOf = (side: Side, id: string) =>
      sides.find((one) => one.side === side) ?? newSide(tx, conversation, { side, id, now })
    const after = carriedOver(conversation, {
      manager: sideOf('manager', managerSideId),
      report: sideOf('report', reportSideId),
    })
    if (differs(conversation, after.conversation))
      tx.update(conversations, conversationId, { ...after.conversation, updatedAt: now })
    for (const row of [after.manager, after.report]) {
      const before = sides.find(({ id }) => id === row.id)
      if (!before) tx.insert(conversationSides, row)
      else if (differs(before, row)) tx.update(conversationSides, row.id, row)
    }
  },
})

/** The other side is gone: deleted with a person who left long ago, or left behind in another company. What it said is not overwritten. */
function carryToOne(tx: Transaction, conversation: Conversation, own: ConversationSide, now: string): void {
  const after = carriedToOne(conversation, own)
  if (differs(conversation, after.conversation))
    tx.update(conversations, conversation.id, { ...after.conversation, updatedAt: now })
  if (differs(own, after.own)) tx.update(conversationSides, own.id, after.own)
}

/** Each keeps only what they wrote themselves. */
function forgetWordsOfTheOther(tx: Transaction, conversationId: string): void {
  for (const { id, personId, authorId } of tx.where(conversationNotes, { conversationId }))
    if (personId !== authorId) tx.remove(conversationNotes, id)
}

/** Copies a note for the other of the two. */
export const copyConversationNote = defineMutation('copyConversationNote', {
  input: {
    noteId: ref('conversation_notes'),
    copyId: uuid(),
    sideIds: refs('conversation_sides', SIDES.length),
  },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { noteId, copyId }) {
    const note = tx.find(conversationNotes, noteId)
    if (note.isCarried) return
    const { conversationId, personId } = note
    const own = tx
      .where(conversationSides, { conversationId })
      .find((one) => one.personId === personId && one.side !== 'shared')
    tx.update(conversationNotes, noteId, { isCarried: true })
    if (own && !tx.get(conversationNotes, copyId))
      tx.insert(conversationNotes, {
        ...note,
        id: copyId,
        personId: own.otherId,
        taskId: null,
        isCarried: true,
      })
  },
})

/** Deletes what nobody is to keep any longer. */
export const forgetConversations = defineMutation('forgetConversations', {
  input: { sideIds: refs('conversation_sides', 200), noteIds: refs('conversation_notes', 200) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { sideIds, noteIds }) {
    for (const id of sideIds) {
      const side = tx.get(conversationSides, id)
      if (!side) continue
      tx.remove(conversationSides, id)
      const made = tx.where(madeThings, { originId: side.conversationId, place: 'talk' })
      for (const one of made) if (one.personId === side.personId) tx.remove(madeThings, one.id)
    }
    for (const id of noteIds) if (tx.get(conversationNotes, id)) tx.remove(conversationNotes, id)
  },
})

const UNSHARED = { facts: null, shareWithId: null, sharedWithIds: [] }

/** Gives a new manager their copy of what the report wrote: neither what the other wrote nor any notes. */
export const copySideForManager = defineMutation('copySideForManager', {
  input: { sideId: ref('conversation_sides'), copyId: ref('conversation_sides') },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { sideId, copyId }, { now }) {
    const own = tx.find(conversationSides, sideId)
    const { shareWithId: readerId, personId, answers, sharedWithIds } = own
    if (readerId === null) return
    if (!tx.get(conversationSides, copyId))
      tx.insert(conversationSides, {
        ...own,
        ...UNSHARED,
        id: copyId,
        personId: readerId,
        otherId: personId,
        side: 'shared',
        state: 'closed',
        answers: {},
        submittedAt: null,
        startAskedAt: null,
        agreedAt: null,
        startedAt: null,
        otherSubmittedAt: own.submittedAt,
        otherAnswers: answers,
        otherAgreedAt: null,
        isCarried: true,
        createdAt: now,
        updatedAt: now,
      })
    tx.update(conversationSides, sideId, { shareWithId: null, sharedWithIds: [...sharedWithIds, readerId] })
  },
})

const differs = (before: object, after: object): boolean => JSON.stringify(before) !== JSON.stringify(after)

function newSide(
  tx: Transaction,
  { id: conversationId, managerId, reportId, ...header }: Conversation,
  { side, id, now }: { side: Side; id: string; now: string },
): ConversationSide {
  const isForm = header.kind !== 'talk_only'
  const seats = isForm ? seatsHeldBy(tx, reportId) : []
  const { title, kind, quarter, dueOn, heldOn, state, cancelledAt } = header
  return {
    id,
    conversationId,
    personId: side === 'manager' ? managerId : reportId,
    otherId: side === 'manager' ? reportId : managerId,
    side,
    title,
    kind,
    quarter,
    dueOn,
    heldOn,
    state,
    companyValues: isForm ? sharedValues(tx) : [],
    roles: seats.flatMap(({ roles }) => roles).slice(0, 60),
    seatNames: seats.map(({ name }) => name).slice(0, 20),
    answers: {},
    submittedAt: null,
    startAskedAt: null,
    agreedAt: null,
    startedAt: null,
    otherSubmittedAt: null,
    otherAnswers: null,
    otherAgreedAt: null,
    cancelledAt,
    ...UNSHARED,
    isCarried: true,
    createdAt: now,
    updatedAt: now,
  }
}

/** The values of the company's plan, if everybody may read them. */
function sharedValues(tx: Transaction): ConversationSide['companyValues'] {
  const plan = companyPlan(tx)
  if (!plan || plan.audience !== 'company' || isKeptBack(plan, 'values')) return []
  return companyValues(tx).map(({ id, title, note }) => ({ id, title, note }))
}
