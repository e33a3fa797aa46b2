import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { nameOf } from '../people/people.reads.ts'
import type { Audience } from './audience.rules.ts'
import { isAmong } from './comments.access.ts'
import { refuse } from './comments.refusals.ts'
import { type Comment, comments } from './comments.table.ts'
import { mentions } from './mentions.rules.ts'

/**
 * The comment, which is not deleted.
 * @throws {Refusal} otherwise
 */
export function findComment(tx: Transaction, id: string): Comment {
  const comment = tx.find(comments, id)
  return comment.deletedAt === null ? comment : refuse('comment/deleted')
}

/** Of these people, each once, those whom the text mentions and who see it. A mention of anybody else is none. */
export const mentionable = (
  read: Reader,
  actor: Actor,
  audience: Audience,
  { text, mentionedIds }: { text: string; mentionedIds: readonly string[] },
): string[] =>
  [...new Set(mentionedIds)].filter(
    (id) => id !== actor.id && mentions(text, nameOf(read, id)) && isAmong(read, id, audience),
  )
