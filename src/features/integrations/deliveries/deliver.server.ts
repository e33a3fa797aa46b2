import { createHmac } from 'node:crypto'
import { OutgoingError, type OutgoingFailure } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import { isGivenUp, isTaken, nextAttempt, restAfter } from './attempts.rules.ts'
import type { Due } from '../../../server/outgoing/due.ts'
import { mailOff } from './mail-off.server.ts'

/** One receiver’s turn: after it, others come first. */
const TURN_MS = 5_000
const MOST_A_TURN = 20

/** What is kept of an answer, for the log. */
const ANSWER_BYTES = 500

export const addressUse = (hookId: string): string => `hook address:${hookId}`
export const secretUse = (hookId: string): string => `hook secret:${hookId}`

/** The signature of a body at a moment: whoever knows the secret can tell that it is ours and new. */
function signatureOf(secret: string, body: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${hash}`
}

interface Task {
  id: string
  eventId: string
  event: string
  body: string
  attempts: number
  askedAt: Date
  address: string
  secret: string | null
}

interface Outcome {
  status: number | null
  answer: string | null
  milliseconds: number
  failure: OutgoingFailure | null
}

/** Delivers what waits for a receiver, one after the other, until its turn is over. Answers when it is due again. */
export async function deliverTurn(services: Services, { id, companyId }: Due): Promise<Date | null> {
  const until = Date.now() + TURN_MS
  for (let count = 0; ; count++) {
    const found = await nextTask(services, companyId, id)
    if (!('task' in found)) return found.dueAt
    if (count === MOST_A_TURN || Date.now() > until) return new Date()
    const outcome = await attempt(services, found.task)
    const rests = await note(services, { companyId, hookId: id }, found.task, outcome)
    if (rests) return rests
  }
}

async function nextTask(
  { node, seals }: Services,
  companyId: string,
  hookId: string,
): Promise<{ task: Task } | { dueAt: Date | null }> {
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<
      Omit<Task, 'address' | 'secret'> & {
        nextAt: Date
        isDue: boolean
        address: string
        secret: string | null
      }
    >(
      `select d.id, event_id as "eventId", event, body, attempts, asked_at as "askedAt", next_at as "nextAt", next_at <= now() as "isDue",
         address_sealed as address, secret_sealed as secret
       from hook_deliveries d join hooks h on h.company_id = d.company_id and h.id = d.hook_id
       where d.company_id = $1 and d.hook_id = $2 and d.status = 'waiting' and h.paused_at is null and h.disabled_at is null
       order by next_at, d.created_at limit 1`,
      [companyId, hookId],
    )
    const [row] = rows
    if (!row) return { dueAt: null }
    if (!row.isDue) return { dueAt: row.nextAt }
    const address = seals.open(row.address, addressUse(hookId))
    const secret = row.secret === null ? null : seals.open(row.secret, secretUse(hookId))
    return { task: { ...row, address, secret } }
  })
}

async function attempt(
  { outgoing }: Services,
  { address, secret, body, event, eventId }: Task,
): Promise<Outcome> {
  const started = performance.now()
  try {
    const { status, text, milliseconds } = await outgoing.send({
      url: address,
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(secret !== null && {
          'quarterdeck-event': event,
          'quarterdeck-delivery': eventId,
          'quarterdeck-signature': signatureOf(secret, body, Math.floor(Date.now() / 1_000)),
        }),
      },
      mostBytes: ANSWER_BYTES,
    })
    // PostgreSQL stores no NUL.
    return { status, answer: text.replaceAll('\0', ''), milliseconds, failure: null }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    const milliseconds = Math.round(performance.now() - started)
    return { status: null, answer: null, milliseconds, failure: error.failure }
  }
}

/** Notes how an attempt ended. Answers until when the receiver is left alone, if it is. */
async function note(
  services: Services,
  { companyId, hookId }: { companyId: string; hookId: string },
  task: Task,
  outcome: Outcome,
): Promise<Date | null> {
  const now = Date.now()
  const taken = outcome.status !== null && isTaken(outcome.status)
  const again = taken ? null : nextAttempt(task.attempts + 1, task.askedAt.getTime(), now)
  const state = taken ? 'delivered' : again === null ? 'failed' : 'waiting'
  return services.node.options.inCompany(companyId, null, async (client) => {
    // Whoever had it sent again in the meantime has started its attempts afresh, which stays so.
    await client.query(
      `update hook_deliveries set status = $4, attempts = attempts + 1, next_at = coalesce($5, next_at), tried_at = now(),
         milliseconds = $6, answer_status = $7, answer = $8, failure = $9
       where company_id = $1 and id = $2 and attempts = $3`,
      [
        companyId,
        task.id,
        task.attempts,
        state,
        again === null ? null : new Date(again),
        outcome.milliseconds,
        outcome.status,
        outcome.answer,
        outcome.failure,
      ],
    )
    const { rows } = await client.query<{ failures: number; failingSince: Date | null }>(
      taken
        ? `update hooks set failures = 0, failing_since = null where company_id = $1 and id = $2
           returning failures, failing_since as "failingSince"`
        : `update hooks set failures = failures + 1, failing_since = coalesce(failing_since, $3)
           where company_id = $1 and id = $2 returning failures, failing_since as "failingSince"`,
      taken ? [companyId, hookId] : [companyId, hookId, new Date(now)],
    )
    const [hook] = rows
    if (!hook || taken) return null
    if (isGivenUp(hook.failingSince?.getTime() ?? null, now))
      await mailOff(services, client, companyId, hookId)
    const rest = restAfter(hook.failures)
    return rest === 0 ? null : new Date(now + rest)
  })
}
