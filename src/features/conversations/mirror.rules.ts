import { utcDayOf } from '../time/calendar.rules.ts'
import { isOver, type State } from './conversation-kinds.rules.ts'
import type { Conversation, ConversationSide } from './conversations.table.ts'

type Both = { manager: ConversationSide; report: ConversationSide }

/** What both sides together make of a conversation. */
function stateOf(conversation: Conversation, { manager, report }: Both): State {
  const { state, kind } = conversation
  if (isOver(state) || kind === 'talk_only') return state
  const both = [manager, report]
  if (state === 'talking') return both.every(({ agreedAt }) => agreedAt !== null) ? 'closed' : 'talking'
  if (both.every(({ submittedAt }) => submittedAt !== null))
    return both.some(({ startAskedAt }) => startAskedAt !== null) ? 'talking' : 'ready'
  const isBegun = both.some(
    ({ submittedAt, answers }) => submittedAt !== null || Object.keys(answers).length > 0,
  )
  return isBegun ? 'preparing' : 'planned'
}

/** What a side repeats of its conversation. */
const headerOf = ({
  title,
  kind,
  quarter,
  dueOn,
  cancelledAt,
  heldOn,
  state,
  startedAt,
  isCarried,
}: Conversation) => ({ title, kind, quarter, dueOn, cancelledAt, heldOn, state, startedAt, isCarried })

/** The same for somebody who is alone with it: what the other said stays, and a talk is over once they have agreed. */
export function carriedToOne(
  conversation: Conversation,
  own: ConversationSide,
): { conversation: Conversation; own: ConversationSide } {
  const { state, startedAt, heldOn } = conversation
  const closes = state === 'talking' && own.agreedAt !== null
  const after: Conversation = {
    ...conversation,
    isCarried: true,
    ...(closes && { state: 'closed', heldOn: heldOn ?? (startedAt === null ? null : utcDayOf(startedAt)) }),
  }
  const otherAnswers = after.state === 'cancelled' ? null : own.otherAnswers
  return { conversation: after, own: { ...own, ...headerOf(after), otherAnswers } }
}

/**
 * Carries over what both have done: the state, who has submitted and agreed, and from the talk on the answers of each to the other. The same again
 * changes nothing. To start a talk counts only while both have submitted, so whoever takes a form back in the same moment is not read.
 */
export function carriedOver(conversation: Conversation, both: Both): Both & { conversation: Conversation } {
  const state = stateOf(conversation, both)
  const isTalkedOver = state === 'talking' || (state === 'closed' && conversation.kind !== 'talk_only')
  const asked = [both.manager.startAskedAt, both.report.startAskedAt].filter((at) => at !== null).toSorted()
  const startedAt = isTalkedOver ? (conversation.startedAt ?? asked[0] ?? null) : conversation.startedAt
  const heldOn =
    conversation.heldOn ?? (state === 'closed' && startedAt !== null ? utcDayOf(startedAt) : null)
  const after: Conversation = { ...conversation, state, startedAt, heldOn, isCarried: true }
  const sideOf = (own: ConversationSide, other: ConversationSide): ConversationSide => ({
    ...own,
    ...headerOf(after),
    startAskedAt: isTalkedOver ? own.startAskedAt : null,
    otherSubmittedAt: other.submittedAt,
    otherAnswers: isTalkedOver ? other.answers : null,
    otherAgreedAt: other.agreedAt,
  })
  return {
    conversation: after,
    manager: sideOf(both.manager, both.report),
    report: sideOf(both.report, both.manager),
  }
}
