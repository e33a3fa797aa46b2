import type { PoolClient } from 'pg'
import type { AiConfig } from '../../server/ai-config.ts'
import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { newId } from '../../sync/id.ts'
import { type Asker, countAnswer, countQuestion, type Held, holdTokens } from './allowance.server.ts'
import { MOST_CONTEXT, MOST_MESSAGES, MOST_THREADS, THREAD_TITLE } from './partner-limits.rules.ts'
import type { Message, MessageState, Part, Stopper, Thread } from './thought-partner.requests.ts'
import { storable, stored } from './stored.rules.ts'
import { as, DEAD_AFTER, messagesIn, threadIn } from './threads.server.ts'

type Serving = Pick<Services, 'node'>

/** An answer that is being written. */
export interface Writing {
  thread: Thread
  questionId: string
  answerId: string
  /** What was said so far, the question last. */
  context: Message[]
  /** The part of the company's day that its first request takes. */
  held: Held
}

/** Takes back everything that was written for a question that is not answered. */
class DayUsedUp extends Error {
  override name = 'DayUsedUp'
}

/** What the first request to the model may take, of what has been said so far. */
type TakesFor = (context: readonly Message[]) => number

interface Question {
  threadId: string
  text: string
  again: boolean
  takes: TakesFor
}

/**
 * Keeps a question and the place of its answer. The conversation begins with its first question.
 * With that it counts, and holds what its first request takes of the company's day: all of it or nothing.
 * @param again whether it takes the place of the last question and what was answered to that
 */
export async function beginAnswer(
  services: Serving,
  asker: Asker,
  ai: AiConfig,
  question: Question,
): Promise<Writing | Stopper> {
  try {
    return await begin(services, asker, ai, question)
  } catch (error) {
    if (error instanceof DayUsedUp) return { why: 'day' }
    throw error
  }
}

const begin = (
  services: Serving,
  asker: Asker,
  ai: AiConfig,
  { threadId, text, again, takes }: Question,
): Promise<Writing | Stopper> =>
  as(services, asker, async (client) => {
    const { companyId, userId } = asker
    // Holds the person's row, so that of two at once one waits for what the other has begun.
    await client.query('select from people where company_id = $1 and id = $2 for no key update', [
      companyId,
      userId,
    ])
    await client.query(
      `update ai_messages set state = 'failed' where company_id = $1 and person_id = $2 and state = 'streaming'
         and beat_at < now() - interval '${DEAD_AFTER}'`,
      [companyId, userId],
    )
    const { rowCount: underWay } = await client.query(
      "select from ai_messages where company_id = $1 and person_id = $2 and state = 'streaming'",
      [companyId, userId],
    )
    if (underWay) return { why: 'under-way' }
    const known = await threadIn(client, asker, threadId)
    if (!known && !(await hasRoom(client, asker))) return { why: 'threads', most: MOST_THREADS }
    if (known && !again && !(await hasRoomIn(client, asker, threadId)))
      return { why: 'messages', most: MOST_MESSAGES }
    const until = await countQuestion(client, asker, ai)
    if (until) return { why: 'hour', asked: ai.personMessagesPerHour, until }
    const now = new Date()
    if (known && again) await takeBackLast(client, asker, threadId)
    const title = known?.title ?? titleOf(text)
    // Another person's conversation of this id keeps it, and nobody learns that it is there.
    const { rowCount: kept } = await (known
      ? client.query('update ai_threads set last_at = $3 where company_id = $1 and id = $2', [
          companyId,
          threadId,
          now,
        ])
      : client.query(
          `insert into ai_threads (company_id, id, person_id, title, created_at, last_at) values ($1, $2, $3, $4, $5, $5)
           on conflict (company_id, id) do nothing`,
          [companyId, threadId, userId, title, now],
        ))
    if (kept === 0) notFound()
    const [questionId, answerId] = [newId(), newId()]
    const question: Part[] = [{ type: 'text', text }]
    await addMessage(client, asker, { id: questionId, threadId, role: 'person', parts: question, at: now })
    const context = await messagesIn(client, asker, threadId, MOST_CONTEXT)
    const later = new Date(now.getTime() + 1)
    await addMessage(client, asker, { id: answerId, threadId, role: 'partner', parts: [], at: later })
    // Last, because everybody of the company waits for whoever holds this row.
    const held = await holdTokens(client, asker, ai, takes(context))
    if (!held) throw new DayUsedUp()
    await countAnswer(client, asker, held)
    return { thread: { id: threadId, title, lastAt: now.toISOString() }, questionId, answerId, context, held }
  })

/** The beginning of a question, which may be nothing that can be kept. */
const titleOf = (text: string): string =>
  storable(text.replaceAll(/\s+/g, ' ').slice(0, THREAD_TITLE)).trim() || '…'

async function hasRoom(client: PoolClient, { companyId, userId }: Asker): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from ai_threads where company_id = $1 and person_id = $2',
    [companyId, userId],
  )
  return rows[0]!.count < MOST_THREADS
}

/** For a question and its answer. */
async function hasRoomIn(
  client: PoolClient,
  { companyId, userId }: Asker,
  threadId: string,
): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from ai_messages where company_id = $1 and person_id = $2 and thread_id = $3',
    [companyId, userId, threadId],
  )
  return rows[0]!.count + 2 <= MOST_MESSAGES
}

const takeBackLast = (client: PoolClient, { companyId, userId }: Asker, threadId: string) =>
  client.query(
    `delete from ai_messages where company_id = $1 and person_id = $2 and thread_id = $3 and (created_at, id) >= (
       select created_at, id from ai_messages where company_id = $1 and person_id = $2 and thread_id = $3 and role = 'person'
       order by created_at desc, id desc limit 1)`,
    [companyId, userId, threadId],
  )

type NewMessage = { id: string; threadId: string; role: Message['role']; parts: Part[]; at: Date }

const addMessage = (
  client: PoolClient,
  { companyId, userId }: Asker,
  { id, threadId, role, parts, at }: NewMessage,
) =>
  client.query(
    `insert into ai_messages (company_id, id, thread_id, person_id, role, parts, state, created_at, beat_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
    [companyId, id, threadId, userId, role, stored(parts), role === 'person' ? 'done' : 'streaming', at],
  )

/** Says that an answer is still being written, and hears whether it is to stop or its conversation has gone. */
export const beat = (services: Serving, asker: Asker, answerId: string, parts: Part[]): Promise<boolean> =>
  as(services, asker, async (client) => {
    const { rows } = await client.query<{ stops: boolean }>(
      `update ai_messages set beat_at = now(), parts = $4 where company_id = $1 and person_id = $2 and id = $3 and state = 'streaming'
       returning stop_asked as stops`,
      [asker.companyId, asker.userId, answerId, stored(parts)],
    )
    return rows[0]?.stops ?? true
  })

export interface Ended {
  answerId: string
  parts: Part[]
  state: Exclude<MessageState, 'streaming'>
  inTokens: number
  outTokens: number
}

/** Keeps what came of an answer. */
export const endAnswer = (services: Serving, asker: Asker, ended: Ended): Promise<void> =>
  as(services, asker, async (client) => {
    await client.query(
      `update ai_messages set parts = $4, state = $5, in_tokens = $6, out_tokens = $7, beat_at = now()
       where company_id = $1 and person_id = $2 and id = $3 and state = 'streaming'`,
      [
        asker.companyId,
        asker.userId,
        ended.answerId,
        stored(ended.parts),
        ended.state,
        ended.inTokens,
        ended.outTokens,
      ],
    )
  })
