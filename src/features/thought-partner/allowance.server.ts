import type { PoolClient } from 'pg'
import type { AiConfig } from '../../server/ai-config.ts'
import type { Services } from '../../server/services.ts'

type Serving = Pick<Services, 'node'>

export interface Asker {
  companyId: string
  userId: string
}

/** A day of UTC, and the hour in it. */
function nowIn(): { day: string; hour: string; nextHour: string } {
  const hour = new Date()
  hour.setUTCMinutes(0, 0, 0)
  const next = new Date(hour.getTime() + 3_600_000)
  return { day: hour.toISOString().slice(0, 10), hour: hour.toISOString(), nextHour: next.toISOString() }
}

/** Counts a question of this hour; a moment if the person has to wait until then. */
export async function countQuestion(
  client: PoolClient,
  { companyId, userId }: Asker,
  { personMessagesPerHour: most }: AiConfig,
): Promise<string | null> {
  const { day, hour, nextHour } = nowIn()
  const { rowCount } = await client.query(
    `insert into ai_usage as used (company_id, person_id, day, messages, hour, hour_messages) values ($1, $2, $3, 1, $4, 1)
     on conflict (company_id, person_id, day) do update set messages = used.messages + 1, hour = excluded.hour,
       hour_messages = case when used.hour = excluded.hour then used.hour_messages + 1 else 1 end
     where used.hour <> excluded.hour or used.hour_messages < $5`,
    [companyId, userId, day, hour, most],
  )
  return rowCount === 1 ? null : nextHour
}

/** A part of the company's day that a request to the model holds, until it is known what it took. */
export interface Held {
  day: string
  tokens: number
}

/** Holds what a request may take. Null if the company's day is used up, with what is under way counted as used. */
export async function holdTokens(
  client: PoolClient,
  { companyId }: Asker,
  { companyTokensPerDay: most }: AiConfig,
  tokens: number,
): Promise<Held | null> {
  const { day } = nowIn()
  const { rowCount } = await client.query(
    `insert into ai_days as used (company_id, day, tokens) values ($1, $2, $3)
     on conflict (company_id, day) do update set tokens = used.tokens + excluded.tokens where used.tokens < $4`,
    [companyId, day, tokens, most],
  )
  return rowCount === 1 ? { day, tokens } : null
}

export interface Used {
  inTokens: number
  outTokens: number
}

/** Puts what a request took in the place of what it held. */
export function settleTokens(
  { node }: Serving,
  { companyId, userId }: Asker,
  { day, tokens: held }: Held,
  { inTokens, outTokens }: Used,
): Promise<void> {
  const { hour } = nowIn()
  return node.options.inCompany(companyId, userId, async (client) => {
    // The person's row before the company's, as a question takes them.
    await client.query(
      `insert into ai_usage as used (company_id, person_id, day, tokens, hour) values ($1, $2, $3, $4, $5)
       on conflict (company_id, person_id, day) do update set tokens = used.tokens + excluded.tokens`,
      [companyId, userId, day, inTokens + outTokens, hour],
    )
    await client.query(
      `update ai_days set tokens = greatest(0, tokens - $3::bigint + $4::bigint + $5::bigint), in_tokens = in_tokens + $4, out_tokens = out_tokens + $5
       where company_id = $1 and day = $2`,
      [companyId, day, held, inTokens, outTokens],
    )
  })
}

/** Counts an answer in the company's day. */
export const countAnswer = (client: PoolClient, { companyId }: Asker, { day }: Held): Promise<unknown> =>
  client.query('update ai_days set messages = messages + 1 where company_id = $1 and day = $2', [
    companyId,
    day,
  ])
