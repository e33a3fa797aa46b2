import type pg from 'pg'
import type { OutgoingFailure } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import { isGivenUp, isTaken, nextAttempt, restAfter } from './attempts.rules.ts'
import { mailOff } from './mail-off.server.ts'

/** A request to a receiver that was made, and what came of it. */
export interface Attempted {
  id: string
  /** Before it. */
  attempts: number
  askedAt: Date
  /** Whether its receiver had failed before. */
  isFailing: boolean
  outcome: Outcome
}

export interface Outcome {
  status: number | null
  answer: string | null
  milliseconds: number
  failure: OutgoingFailure | null
}

export interface HookPlace {
  companyId: string
  hookId: string
}

/** Where requests were made, by the sealed address that was stored before them. */
export type Tried = HookPlace & { address: string }

export const isDelivered = ({ status }: Outcome): boolean => status !== null && isTaken(status)

/**
 * Notes how attempts ended, of which only the last may have failed. Answers until when the receiver is left alone, if it is.
 * Whatever somebody had sent again in the meantime has started its attempts afresh, which stays so.
 */
export async function noteAttempts(
  client: pg.PoolClient,
  services: Services,
  place: Tried,
  made: readonly Attempted[],
): Promise<Date | null> {
  // Mutations need not wait for the disk behind this: if it gets lost with the database, the events are sent again under their ids.
  await client.query('set local synchronous_commit = off')
  const taken = made.filter(({ outcome }) => isDelivered(outcome))
  if (taken.length > 0) await noteTaken(client, place, taken)
  const failed = made.find(({ outcome }) => !isDelivered(outcome))
  return failed ? noteFailed(client, services, place, failed) : null
}

async function noteTaken(
  client: pg.PoolClient,
  { companyId, hookId }: HookPlace,
  taken: readonly Attempted[],
): Promise<void> {
  const byId = taken.map(({ id, attempts, outcome: { status, answer, milliseconds } }) => [
    id,
    { attempts, status, answer, milliseconds },
  ])
  await client.query(
    `update hook_deliveries set status = 'delivered', attempts = attempts + 1, tried_at = now(), failure = null,
       milliseconds = ($3::jsonb -> id::text ->> 'milliseconds')::int, answer_status = ($3::jsonb -> id::text ->> 'status')::int,
       answer = $3::jsonb -> id::text ->> 'answer'
     where company_id = $1 and id = any ($2) and attempts = ($3::jsonb -> id::text ->> 'attempts')::int`,
    [companyId, taken.map(({ id }) => id), JSON.stringify(Object.fromEntries(byId))],
  )
  if (taken.some(({ isFailing }) => isFailing))
    await client.query(
      'update hooks set failures = 0, failing_since = null, rests_until = null where company_id = $1 and id = $2',
      [companyId, hookId],
    )
}

async function noteFailed(
  client: pg.PoolClient,
  services: Services,
  { companyId, hookId, address }: Tried,
  { id, attempts, askedAt, outcome }: Attempted,
): Promise<Date | null> {
  const now = Date.now()
  const again = nextAttempt(attempts + 1, askedAt.getTime(), now)
  await client.query(
    `update hook_deliveries set status = $4, attempts = attempts + 1, next_at = coalesce($5, next_at), tried_at = now(),
       milliseconds = $6, answer_status = $7, answer = $8, failure = $9
     where company_id = $1 and id = $2 and attempts = $3`,
    [
      companyId,
      id,
      attempts,
      again === null ? 'failed' : 'waiting',
      again === null ? null : new Date(again),
      outcome.milliseconds,
      outcome.status,
      outcome.answer,
      outcome.failure,
    ],
  )
  // It says nothing of another address that somebody has given in the meantime.
  const { rows } = await client.query<{ failures: number; failingSince: Date }>(
    `update hooks set failures = failures + 1, failing_since = coalesce(failing_since, $3)
     where company_id = $1 and id = $2 and address_sealed = $4 returning failures, failing_since as "failingSince"`,
    [companyId, hookId, new Date(now), address],
  )
  const [hook] = rows
  if (!hook) return null
  if (isGivenUp(hook.failingSince.getTime(), now)) await mailOff(services, client, companyId, hookId)
  const rest = restAfter(hook.failures)
  if (rest === 0) return null
  const restsUntil = new Date(now + rest)
  await client.query('update hooks set rests_until = $3 where company_id = $1 and id = $2', [
    companyId,
    hookId,
    restsUntil,
  ])
  return restsUntil
}
