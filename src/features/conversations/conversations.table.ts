import { defineTable, type RowOf } from '../../sync/define-table.ts'
import {
  boolean,
  choice,
  date,
  integer,
  list,
  object,
  record,
  ref,
  refs,
  text,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { person } from '../../sync/scope.ts'
import { MANAGERS } from '../rights/actor.access.ts'
import { KEPT_SIDES, KINDS, STATES } from './conversation-kinds.rules.ts'
import { NAME_REQUIRED } from './required.text.ts'

export const TITLE_LENGTH = 120
export const ANSWER_LENGTH = 2_000

/** For how long each keeps what they wrote of a conversation that was cancelled. */
export const CANCELLED_DAYS = 30

/** Eight quarters from the last that was done. */
const LIVE_DAYS = 740

export const title = () => text({ max: TITLE_LENGTH, required: NAME_REQUIRED })
export const kind = () => choice(...KINDS)
/** To how many new managers somebody gives a copy of what they wrote. */
export const MOST_SHARED = 10

const count = () => integer(0, 1_000_000)
const state = () => choice(...STATES)
export const answer = () => text({ max: ANSWER_LENGTH })

/** What everybody who leads knows of a conversation: that it is due or was held. Nothing that is said stands here. */
export const conversations = defineTable(
  'conversations',
  {
    id: uuid(),
    title: title(),
    kind: kind(),
    /** Who planned it, and leads it. */
    managerId: ref('people'),
    reportId: ref('people'),
    /** The first day of the quarter that it is about. */
    quarter: date(),
    dueOn: date(),
    heldOn: date().nullable(),
    state: state(),
    startedAt: timestamp().nullable(),
    cancelledAt: timestamp().nullable(),
    /** Whether the server has carried its last change over to both sides. */
    isCarried: boolean(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  {
    scope: () => MANAGERS,
    indexes: [['managerId'], ['reportId']],
    live: [liveFor(LIVE_DAYS, 'updatedAt'), liveFor(CANCELLED_DAYS, 'cancelledAt')],
  },
)

export type Conversation = RowOf<typeof conversations>

/**
 * What one of the two has of a conversation: their own answers, and from the talk on a copy of the other's. The server makes and keeps both sides; their
 * reader fills in their own answers, and when they submitted, asked to start and agreed.
 */
export const conversationSides = defineTable(
  'conversation_sides',
  {
    id: uuid(),
    conversationId: uuid(),
    personId: ref('people'),
    otherId: ref('people'),
    side: choice(...KEPT_SIDES),
    title: title(),
    kind: kind(),
    quarter: date(),
    dueOn: date(),
    heldOn: date().nullable(),
    state: state(),
    /** The values, the roles and the seats as they were when it was planned. */
    companyValues: list(object({ id: uuid(), title: text({ max: 300 }), note: text({ max: 500 }) }), 20),
    roles: list(object({ id: uuid(), text: text({ max: 120 }) }), 60),
    seatNames: list(text({ max: 80 }), 20),
    answers: record(answer()),
    submittedAt: timestamp().nullable(),
    startAskedAt: timestamp().nullable(),
    agreedAt: timestamp().nullable(),
    startedAt: timestamp().nullable(),
    otherSubmittedAt: timestamp().nullable(),
    otherAnswers: record(answer()).nullable(),
    otherAgreedAt: timestamp().nullable(),
    cancelledAt: timestamp().nullable(),
    /** The figures of the report as its reader saw them when they submitted; null before. */
    facts: object({ met: count(), weeks: count(), onTime: count(), due: count() }).nullable(),
    /** Whom the server still has to give a copy. */
    shareWithId: ref('people').nullable(),
    /** Who has been given a copy. */
    sharedWithIds: refs('people', MOST_SHARED),
    isCarried: boolean(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  {
    scope: ({ personId }) => person(personId),
    indexes: [['personId'], ['conversationId']],
    live: [liveFor(LIVE_DAYS, 'updatedAt'), liveFor(CANCELLED_DAYS, 'cancelledAt')],
  },
)

export type ConversationSide = RowOf<typeof conversationSides>

/** What one of the two wrote down from the talk on. Each has a copy, which the server makes for the other. */
export const conversationNotes = defineTable(
  'conversation_notes',
  {
    id: uuid(),
    conversationId: uuid(),
    personId: ref('people'),
    authorId: ref('people'),
    text: answer(),
    /** The task that whose copy this is has made of it. */
    taskId: uuid().nullable(),
    isCarried: boolean(),
    createdAt: timestamp(),
  },
  {
    scope: ({ personId }) => person(personId),
    indexes: [['conversationId']],
    live: [liveFor(LIVE_DAYS, 'createdAt')],
  },
)

export type ConversationNote = RowOf<typeof conversationNotes>
