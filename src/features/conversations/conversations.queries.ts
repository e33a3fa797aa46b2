import { defineQuery } from '../../sync/define-query.ts'
import { date, ref, uuid } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { type Goal, teamGoals } from '../goals/goals.table.ts'
import { displayName, isActiveMember } from '../people/people.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import { quarterFrom } from '../time/calendar.rules.ts'
import { mayPlan, mayPlanWith, maySeeConversations, sitsDirectlyBeneath } from './conversations.access.ts'
import { factsOf, reportOf } from './facts.reads.ts'
import type { Facts } from './facts.rules.ts'
import { isShareable } from './new-managers.rules.ts'
import { newManagersOf } from './new-managers.reads.ts'
import {
  type Conversation,
  type ConversationNote,
  conversationNotes,
  conversations,
  type ConversationSide,
  conversationSides,
} from './conversations.table.ts'

export interface OwnConversation {
  side: ConversationSide
  other: Person | undefined
}

const latestFirst = (one: { dueOn: string; id: string }, other: { dueOn: string; id: string }): number =>
  other.dueOn.localeCompare(one.dueOn) || other.id.localeCompare(one.id)

/** The actor's own conversations, the latest first. */
export const myConversations = defineQuery('myConversations', {
  input: {},
  visibleTo: maySeeConversations,
  run: (read, _args, actor): OwnConversation[] =>
    read
      .where(conversationSides, { personId: actor.id })
      .toSorted(latestFirst)
      .map((side) => ({ side, other: read.get(people, side.otherId) })),
})

export interface KnownConversation {
  conversation: Conversation
  manager: string
  report: string
}

/** That others talk, and when: all that those who lead know of it. Own ones that have no sides yet are among them. */
export const conversationsOfOthers = defineQuery('conversationsOfOthers', {
  input: {},
  visibleTo: mayPlan,
  run(read, _args, actor): KnownConversation[] {
    const own = new Set(
      read.where(conversationSides, { personId: actor.id }).map(({ conversationId }) => conversationId),
    )
    return read
      .where(conversations, {})
      .filter(({ id, state }) => !own.has(id) && state !== 'cancelled')
      .toSorted(latestFirst)
      .map((conversation) => ({
        conversation,
        manager: displayName(read.get(people, conversation.managerId)),
        report: displayName(read.get(people, conversation.reportId)),
      }))
  },
})

/** How many are shown beside a person. */
const MOST_ABOUT = 4

export interface ConversationAbout {
  conversation: Conversation
  manager: string
  /** Whether the actor is one of the two, and can open it. */
  isOwn: boolean
}

/** The latest conversations with somebody as the report: when and in which state. */
export const conversationsAbout = defineQuery('conversationsAbout', {
  input: { personId: ref('people') },
  visibleTo: mayPlan,
  run: (read, { personId }, actor): ConversationAbout[] =>
    read
      .where(conversations, { reportId: personId })
      .filter(({ state }) => state !== 'cancelled')
      .toSorted(latestFirst)
      .slice(0, MOST_ABOUT)
      .map((conversation) => ({
        conversation,
        manager: displayName(read.get(people, conversation.managerId)),
        isOwn: conversation.managerId === actor.id || conversation.reportId === actor.id,
      })),
})

export interface OpenConversation extends OwnConversation {
  /** The open and finished goals of the report that are due in the quarter, as far as the actor sees them. */
  goals: Goal[]
  /** The oldest first. */
  notes: (ConversationNote & { author: string })[]
  otherHasLeft: boolean
  /** To whom the actor can give a copy of what they wrote. */
  newManagers: Person[]
  /** Who has been given one, by name. */
  sharedWith: string[]
}

/** One of the actor's own conversations with what belongs to it; null if there is none. */
export const conversationAt = defineQuery('conversationAt', {
  input: { conversationId: uuid() },
  visibleTo: maySeeConversations,
  run(read, { conversationId }, actor): OpenConversation | null {
    const side = read
      .where(conversationSides, { conversationId })
      .find(({ personId }) => personId === actor.id)
    if (!side) return null
    const other = read.get(people, side.otherId)
    return {
      side,
      other,
      otherHasLeft: !other || !isActiveMember(other),
      goals: goalsOf(read, side),
      newManagers: isShareable(side) ? newManagersOf(read, side) : [],
      sharedWith: side.sharedWithIds.map((id) => displayName(read.get(people, id))),
      notes: read
        .where(conversationNotes, { conversationId })
        .filter(({ personId }) => personId === actor.id)
        .toSorted(
          (one, after) => one.createdAt.localeCompare(after.createdAt) || one.id.localeCompare(after.id),
        )
        .map((note) => ({ ...note, author: displayName(read.get(people, note.authorId)) })),
    }
  },
})

/** The figures of the report: as the actor saw them when they submitted, or as they are; null if the conversation has none. */
export const factsOfConversation = defineQuery('factsOfConversation', {
  input: { conversationId: uuid(), today: date() },
  visibleTo: maySeeConversations,
  run(read, { conversationId, today }, actor): Facts | null {
    const side = read
      .where(conversationSides, { conversationId })
      .find(({ personId }) => personId === actor.id)
    if (!side || side.kind === 'talk_only' || side.side === 'shared') return null
    return side.submittedAt === null ? factsOf(read, reportOf(side), today, actor) : side.facts
  },
})

function goalsOf(read: Reader, side: ConversationSide): Goal[] {
  const { quarter } = side
  const ownerId = reportOf(side)
  const end = quarterFrom(quarter, 1)
  return read
    .where(teamGoals, { ownerId })
    .filter(({ archivedAt, targetDate }) => archivedAt === null && targetDate >= quarter && targetDate < end)
    .toSorted(
      (one, other) => one.targetDate.localeCompare(other.targetDate) || one.id.localeCompare(other.id),
    )
    .slice(0, 20)
}

export interface Candidate {
  person: Person
  name: string
  isDirectlyBeneath: boolean
}

/** With whom the actor may plan a conversation: those in seats directly beneath theirs first, then by name. */
export const whomToTalkWith = defineQuery('whomToTalkWith', {
  input: {},
  visibleTo: mayPlan,
  run: (read, _args, actor): Candidate[] =>
    read
      .where(people, { status: 'active' })
      .filter(({ id }) => mayPlanWith(read, actor, id))
      .map((person) => ({
        person,
        name: displayName(person),
        isDirectlyBeneath: sitsDirectlyBeneath(read, actor.id, person.id),
      }))
      .toSorted(
        (one, other) =>
          Number(other.isDirectlyBeneath) - Number(one.isDirectlyBeneath) ||
          one.name.localeCompare(other.name),
      ),
})
