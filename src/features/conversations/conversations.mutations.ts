import { defineMutation } from '../../sync/define-mutation.ts'
import { date, list, object, ref, text, uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { nameOf } from '../people/people.reads.ts'
import { startOfQuarter, utcDayOf } from '../time/calendar.rules.ts'
import { isAnswer, withAnswer } from './answers.rules.ts'
import { isOver } from './conversation-kinds.rules.ts'
import { mayPlan, mayPlanWith, maySeeConversations } from './conversations.access.ts'
import { refuse } from './conversations.refusals.ts'
import {
  answer,
  type Conversation,
  conversationNotes,
  conversations,
  type ConversationSide,
  conversationSides,
  kind,
  title,
} from './conversations.table.ts'
import {
  ANSWER_NOT_SAVED,
  NOT_AGREED,
  NOT_CANCELLED,
  NOT_CHANGED,
  NOT_PLANNED,
  NOT_STARTED,
  NOT_SUBMITTED,
  NOTE_NOT_SAVED,
} from './failures.text.ts'
import { factsOf, reportOf } from './facts.reads.ts'
import { findSide } from './sides.reads.ts'
import { NOTE_REQUIRED } from './required.text.ts'
import { enteredDay, ownDay } from '../time/day-input.rules.ts'

/** With how many people conversations are planned at once. */
export const MOST_AT_ONCE = 20
/** The most that somebody leads and has not held yet. */
const MOST_OPEN = 200
const MOST_NOTES = 200
/** The most that somebody plans in 30 days, called off or not. */
const MOST_PLANNED = 1_000
const PLANNED_WITHIN_MS = 30 * 86_400_000

const side = { sideId: ref('conversation_sides') }

/** Plans a conversation with each of these people, which the actor leads. The server then makes both sides of each. */
export const planConversations = defineMutation('planConversations', {
  failure: NOT_PLANNED,
  input: {
    people: list(object({ id: uuid(), reportId: ref('people') }), MOST_AT_ONCE),
    title: title(),
    kind: kind(),
    dueOn: enteredDay(),
  },
  may: mayPlan,
  run(tx, { people, dueOn, ...what }, { actor, now }) {
    const own = tx.where(conversations, { managerId: actor.id })
    const open = own.filter(({ state }) => !isOver(state))
    if (open.length + people.length > MOST_OPEN) refuse('conversation/room', { limit: MOST_OPEN })
    const since = new Date(Date.parse(now) - PLANNED_WITHIN_MS).toISOString()
    if (own.filter(({ createdAt }) => createdAt > since).length + people.length > MOST_PLANNED)
      refuse('conversation/too-many-planned', { limit: MOST_PLANNED })
    for (const { id, reportId } of people) {
      if (!mayPlanWith(tx, actor, reportId)) refuse('conversation/not-yours-to-plan')
      tx.insert(conversations, {
        id,
        ...what,
        managerId: actor.id,
        reportId,
        quarter: startOfQuarter(dueOn),
        dueOn,
        heldOn: null,
        state: 'planned',
        startedAt: null,
        cancelledAt: null,
        isCarried: false,
        createdAt: now,
        updatedAt: now,
      })
    }
  },
})

/** Moves a conversation to another day. */
export const moveConversation = defineMutation('moveConversation', {
  failure: NOT_CHANGED,
  input: { conversationId: ref('conversations'), dueOn: enteredDay() },
  may: mayPlan,
  run(tx, { conversationId, dueOn }, { actor, now }) {
    const { id } = findLed(tx, conversationId, actor.id)
    const quarter = startOfQuarter(dueOn)
    tx.update(conversations, id, { dueOn, quarter, isCarried: false, updatedAt: now })
  },
})

/** Notes that a conversation of which nothing else is kept was held. */
export const holdConversation = defineMutation('holdConversation', {
  failure: NOT_CHANGED,
  input: { conversationId: ref('conversations') },
  may: mayPlan,
  run(tx, { conversationId }, { actor, now }) {
    const { id, kind: held } = findLed(tx, conversationId, actor.id)
    if (held !== 'talk_only') refuse('conversation/not-talking')
    tx.update(conversations, id, { state: 'closed', heldOn: utcDayOf(now), isCarried: false, updatedAt: now })
  },
})

/** Calls a conversation off. Each keeps what they wrote themselves for a while. */
export const cancelConversation = defineMutation('cancelConversation', {
  failure: NOT_CANCELLED,
  input: { conversationId: ref('conversations') },
  may: mayPlan,
  run(tx, { conversationId }, { actor, now }) {
    const { id } = findLed(tx, conversationId, actor.id)
    tx.update(conversations, id, { state: 'cancelled', cancelledAt: now, isCarried: false, updatedAt: now })
  },
})

/** Answers a question of the own form; an empty answer takes it away. */
export const answerConversation = defineMutation('answerConversation', {
  failure: ANSWER_NOT_SAVED,
  input: { ...side, key: text({ max: 60 }), answer: answer() },
  may: maySeeConversations,
  run(tx, { sideId, key, answer: said }, { actor, now }) {
    const own = findForm(tx, sideId, actor.id)
    if (own.submittedAt !== null) refuse('conversation/submitted')
    if (said !== '' && !isAnswer(own, key, said)) refuse('conversation/no-such-question')
    // The others need to hear only that something has begun.
    const begins = own.state === 'planned'
    tx.update(conversationSides, sideId, {
      answers: withAnswer(own.answers, key, said),
      ...(begins && { state: 'preparing', isCarried: false }),
      updatedAt: now,
    })
  },
})

/** Says that the own form is ready for the talk. */
export const submitConversation = defineMutation('submitConversation', {
  failure: NOT_SUBMITTED,
  input: {
    ...side,
    /** The actor's own day, by which the facts count. */
    today: date().optional(),
  },
  may: maySeeConversations,
  run(tx, { sideId, today }, { actor, now }) {
    const own = findForm(tx, sideId, actor.id)
    const { submittedAt, otherSubmittedAt } = own
    if (submittedAt !== null) return
    const state = otherSubmittedAt === null ? 'preparing' : 'ready'
    const facts = factsOf(tx, reportOf(own), ownDay(today, now), actor)
    tx.update(conversationSides, sideId, { submittedAt: now, facts, state, isCarried: false, updatedAt: now })
  },
})

/** Takes the own form back before the talk. */
export const editConversationAgain = defineMutation('editConversationAgain', {
  failure: NOT_SUBMITTED,
  input: side,
  may: maySeeConversations,
  run(tx, { sideId }, { actor, now }) {
    findForm(tx, sideId, actor.id)
    const back = { submittedAt: null, facts: null, startAskedAt: null, state: 'preparing' } as const
    tx.update(conversationSides, sideId, { ...back, isCarried: false, updatedAt: now })
  },
})

/** Starts the talk, in which each reads what the other has written. */
export const startTalk = defineMutation('startTalk', {
  failure: NOT_STARTED,
  input: side,
  may: maySeeConversations,
  run(tx, { sideId }, { actor, now }) {
    const own = findSide(tx, sideId, actor.id)
    if (own.state === 'talking') return
    findForm(tx, sideId, actor.id)
    if (own.submittedAt === null) refuse('conversation/submit-first')
    if (own.otherSubmittedAt === null) refuse('conversation/start-early', { name: nameOf(tx, own.otherId) })
    const startAskedAt = own.startAskedAt ?? now
    tx.update(conversationSides, sideId, { startAskedAt, isCarried: false, updatedAt: now })
  },
})

/** Says that all is said and agreed. When both have, the conversation is closed. */
export const agreeOnTalk = defineMutation('agreeOnTalk', {
  failure: NOT_AGREED,
  input: side,
  may: maySeeConversations,
  run(tx, { sideId }, { actor, now }) {
    const own = findSide(tx, sideId, actor.id)
    if (own.state !== 'talking') refuse('conversation/not-talking')
    if (own.agreedAt !== null) return
    tx.update(conversationSides, sideId, { agreedAt: now, isCarried: false, updatedAt: now })
  },
})

/** Writes something down during the talk, or after it. The server copies it for the other. */
export const noteInTalk = defineMutation('noteInTalk', {
  failure: NOTE_NOT_SAVED,
  input: { id: uuid(), ...side, text: text({ max: 2_000, required: NOTE_REQUIRED }) },
  may: maySeeConversations,
  run(tx, { id, sideId, text: said }, { actor, now }) {
    const { conversationId, startedAt, state } = findSide(tx, sideId, actor.id)
    if (startedAt === null || state === 'cancelled') refuse('conversation/not-talking')
    if (tx.where(conversationNotes, { conversationId }).length >= MOST_NOTES)
      refuse('conversation/room', { limit: MOST_NOTES })
    tx.insert(conversationNotes, {
      id,
      conversationId,
      personId: actor.id,
      authorId: actor.id,
      text: said,
      taskId: null,
      isCarried: false,
      createdAt: now,
    })
  },
})

/** @throws {Refusal} for a conversation that is over, or that somebody else leads */
function findLed(tx: Transaction, conversationId: string, actorId: string): Conversation {
  const found = tx.find(conversations, conversationId)
  if (found.managerId !== actorId) refuse('conversation/planner-only')
  return isOver(found.state) ? refuse('conversation/over') : found
}

/** @throws {Refusal} as `findSide`, and once nothing can be written into the form any more */
function findForm(tx: Transaction, sideId: string, actorId: string): ConversationSide {
  const own = findSide(tx, sideId, actorId)
  if (isOver(own.state)) refuse('conversation/over')
  if (own.kind === 'talk_only') refuse('conversation/no-form')
  return own.state === 'talking' ? refuse('conversation/talking') : own
}
