import type { PoolClient } from 'pg'
import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import type { Asker } from './allowance.server.ts'
import { MOST_THREADS } from './partner-limits.rules.ts'
import { stored } from './stored.rules.ts'
import type { Message, OutcomeInput, Part, Thread, ThreadAnswer } from './thought-partner.requests.ts'

type Serving = Pick<Services, 'node'>

/** An answer of which nobody has heard for so long will not be finished: its server has gone. */
export const DEAD_AFTER = '10 seconds'

export const as = <T>(
  { node }: Serving,
  { companyId, userId }: Asker,
  work: (client: PoolClient) => Promise<T>,
) => node.options.inCompany(companyId, userId, work)

type ThreadRow = Omit<Thread, 'lastAt'> & { lastAt: Date }

const threadOf = ({ lastAt, ...row }: ThreadRow): Thread => ({ ...row, lastAt: lastAt.toISOString() })

/** The person's conversations, the latest first. */
export const threadsOf = (services: Serving, asker: Asker): Promise<Thread[]> =>
  as(services, asker, async (client) => {
    const { rows } = await client.query<ThreadRow>(
      `select id, title, last_at as "lastAt" from ai_threads where company_id = $1 and person_id = $2
       order by last_at desc, id limit $3`,
      [asker.companyId, asker.userId, MOST_THREADS],
    )
    return rows.map(threadOf)
  })

const FOUND = `select id, role, parts, created_at as "createdAt",
    case when state = 'streaming' and beat_at < now() - interval '${DEAD_AFTER}' then 'failed' else state end as state
  from ai_messages where company_id = $1 and person_id = $2 and thread_id = $3`
const MESSAGES = `${FOUND} order by created_at desc, id desc limit $4`
const PAGE = `${FOUND} order by created_at, id limit $4 offset $5`

type MessageRow = Omit<Message, 'createdAt'> & { createdAt: Date }

/** The last ones of a conversation, the latest last; all of them without `most`. */
export async function messagesIn(
  client: PoolClient,
  { companyId, userId }: Asker,
  threadId: string,
  most: number | null = null,
): Promise<Message[]> {
  const { rows } = await client.query<MessageRow>(MESSAGES, [companyId, userId, threadId, most])
  return rows.toReversed().map(messageOf)
}

const messageOf = ({ createdAt, ...row }: MessageRow): Message => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** As many messages of a conversation as a page has, from a place on, the first first. */
export async function pageOf(
  client: PoolClient,
  { companyId, userId }: Asker,
  threadId: string,
  from: number,
  most: number,
): Promise<Message[]> {
  const { rows } = await client.query<MessageRow>(PAGE, [companyId, userId, threadId, most, from])
  return rows.map(messageOf)
}

/** A conversation with everything in it. @throws not found for anybody else's */
export const threadWith = (services: Serving, asker: Asker, threadId: string): Promise<ThreadAnswer> =>
  as(services, asker, async (client) => ({
    thread: (await threadIn(client, asker, threadId)) ?? notFound(),
    messages: await messagesIn(client, asker, threadId),
  }))

export async function threadIn(client: PoolClient, { companyId, userId }: Asker, threadId: string) {
  const { rows } = await client.query<ThreadRow>(
    'select id, title, last_at as "lastAt" from ai_threads where company_id = $1 and person_id = $2 and id = $3',
    [companyId, userId, threadId],
  )
  return rows[0] && threadOf(rows[0])
}

/** Asks whichever node writes an answer in this conversation to stop. */
export const askToStop = (services: Serving, asker: Asker, threadId: string): Promise<unknown> =>
  as(services, asker, (client) =>
    client.query(
      `update ai_messages set stop_asked = true where company_id = $1 and person_id = $2 and thread_id = $3 and state = 'streaming'`,
      [asker.companyId, asker.userId, threadId],
    ),
  )

/** Deletes a conversation at once and for good; an answer under way ends because its row is gone. */
export const deleteThread = (services: Serving, asker: Asker, threadId: string): Promise<void> =>
  as(services, asker, async (client) => {
    const which = [asker.companyId, asker.userId, threadId]
    await client.query(
      'delete from ai_messages where company_id = $1 and person_id = $2 and thread_id = $3',
      which,
    )
    const { rowCount } = await client.query(
      'delete from ai_threads where company_id = $1 and person_id = $2 and id = $3',
      which,
    )
    if (rowCount === 0) notFound()
  })

/** Notes what the person did with a proposal, once. */
export const noteOutcome = (services: Serving, asker: Asker, given: OutcomeInput): Promise<void> =>
  as(services, asker, async (client) => {
    const { rows } = await client.query<{ parts: Part[] }>(
      `select parts from ai_messages where company_id = $1 and person_id = $2 and id = $3 and state <> 'streaming' for update`,
      [asker.companyId, asker.userId, given.messageId],
    )
    const { parts } = rows[0] ?? notFound()
    const isThis = (part: Part) => part.type === 'proposal' && part.id === given.proposalId
    if (!parts.some(isThis)) notFound()
    const { outcome, madeId } = given
    const noted = parts.map((part) =>
      part.type === 'proposal' && isThis(part) && part.outcome === 'open'
        ? { ...part, outcome, madeId }
        : part,
    )
    await client.query('update ai_messages set parts = $3 where company_id = $1 and id = $2', [
      asker.companyId,
      given.messageId,
      stored(noted),
    ])
  })
