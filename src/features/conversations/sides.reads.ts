import { notFound } from '../../sync/engine.refusals.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { type ConversationSide, conversationSides } from './conversations.table.ts'

/** @throws {Refusal} the same for a missing side and for that of somebody else */
export function findSide(tx: Transaction, sideId: string, actorId: string): ConversationSide {
  const own = tx.find(conversationSides, sideId)
  return own.personId === actorId ? own : notFound()
}
