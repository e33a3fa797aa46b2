import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { Line } from '../../../server/outgoing/outgoing.ts'
import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import type { Due } from '../../../server/outgoing/due.ts'
import { type Attempted, type HookPlace, isDelivered, noteAttempts, type Outcome } from './outcomes.server.ts'

/** One receiver’s turn: after it, others come first. */
const TURN_MS = 8_000
const MOST_A_TURN = 50
/** How long requests are made at most without looking at the database in between. */
const LOOK_AFTER_MS = 3_000

/** What is kept of an answer, for the log. */
const ANSWER_BYTES = 500

export const addressUse = (hookId: string): string => `hook address:${hookId}`
export const secretUse = (hookId: string): string => `hook secret:${hookId}`

/** The signature of a body at a moment: whoever knows the secret can tell that it is ours and new. */
function signatureOf(secret: string, body: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${hash}`
}

type Task = Omit<Attempted, 'outcome'> & {
  eventId: string
  event: string
  body: string
}

/** Where a receiver is, and what it knows us by. */
interface Receiver {
  address: string
  secret: string | null
}

/** What is due for a receiver; if that is nothing, when something will be. */
interface Waiting {
  /** As it is stored: sealed anew with each change. */
  sealed: Receiver
  tasks: Task[]
  dueAt: Date
}

/** Delivers what waits for a receiver, one after the other, until its turn is over. Answers when it is due again. */
export async function deliverTurn(services: Services, due: Due): Promise<Date | null> {
  const line = new Line()
  try {
    return await deliverOn(line, services, due)
  } finally {
    line.close()
  }
}

async function deliverOn(
  line: Line,
  services: Services,
  { id: hookId, companyId }: Due,
): Promise<Date | null> {
  const { inCompany } = services.node.options
  const place = { companyId, hookId }
  const until = Date.now() + TURN_MS
  const waiting = await inCompany(companyId, null, (client) => waitingFor(client, place))
  if (!waiting || waiting.tasks.length === 0) return waiting?.dueAt ?? null
  const receiver = opened(services, hookId, waiting.sealed)
  const tried = { ...place, address: waiting.sealed.address }
  for (let left = waiting.tasks; ;) {
    const made = await sendSome(line, services, receiver, left)
    left = left.slice(made.length)
    const isOver = left.length === 0 || !isDelivered(made.at(-1)!.outcome) || Date.now() > until
    // One transaction for many deliveries, so that these cost mutations little of the database.
    const next = await inCompany(companyId, null, async (client) => {
      const rests = await noteAttempts(client, services, tried, made)
      return rests ? { dueAt: rests, isSame: false } : whatIsNext(client, place, waiting.sealed)
    })
    if (isOver || !next.isSame) return next.dueAt
  }
}

/** Until one fails, or it is time to look whether somebody has paused the webhook. */
async function sendSome(
  line: Line,
  services: Services,
  receiver: Receiver,
  tasks: readonly Task[],
): Promise<Attempted[]> {
  // Receivers that began together don't come to the database together again.
  const until = Date.now() + LOOK_AFTER_MS * (0.5 + Math.random() / 2)
  const made: Attempted[] = []
  for (const task of tasks) {
    const outcome = await attempt(line, services, receiver, task)
    made.push({ ...task, outcome })
    if (!isDelivered(outcome) || Date.now() > until) break
  }
  return made
}

const opened = ({ seals }: Services, hookId: string, { address, secret }: Receiver): Receiver => ({
  address: seals.open(address, addressUse(hookId)),
  secret: secret === null ? null : seals.open(secret, secretUse(hookId)),
})

const TAKES = 'h.paused_at is null and h.disabled_at is null and h.address_sealed is not null'

async function waitingFor(client: pg.PoolClient, { companyId, hookId }: HookPlace): Promise<Waiting | null> {
  const { rows } = await client.query<Task & Receiver & { nextAt: Date; isDue: boolean }>(
    `select d.id, event_id as "eventId", event, body, attempts, asked_at as "askedAt",
       greatest(next_at, rests_until) as "nextAt", greatest(next_at, rests_until) <= now() as "isDue",
       address_sealed as address, secret_sealed as secret, failures > 0 or failing_since is not null as "isFailing"
     from hook_deliveries d join hooks h on h.company_id = d.company_id and h.id = d.hook_id
     where d.company_id = $1 and d.hook_id = $2 and d.status = 'waiting' and ${TAKES}
     order by next_at, d.created_at limit $3`,
    [companyId, hookId, MOST_A_TURN],
  )
  const [first] = rows
  return first ? { sealed: first, tasks: rows.filter(({ isDue }) => isDue), dueAt: first.nextAt } : null
}

/** When a receiver is due again, null if never; and whether it still takes deliveries at the same address with the same secret. */
async function whatIsNext(
  client: pg.PoolClient,
  { companyId, hookId }: HookPlace,
  { address, secret }: Receiver,
): Promise<{ dueAt: Date | null; isSame: boolean }> {
  const { rows } = await client.query<{ dueAt: Date | null; isSame: boolean }>(
    `select address_sealed = $3 and secret_sealed is not distinct from $4 as "isSame",
       (select min(next_at) from hook_deliveries d where d.company_id = $1 and d.hook_id = $2 and d.status = 'waiting') as "dueAt"
     from hooks h where h.company_id = $1 and h.id = $2 and ${TAKES}`,
    [companyId, hookId, address, secret],
  )
  return rows[0] ?? { dueAt: null, isSame: false }
}

async function attempt(
  line: Line,
  { outgoing }: Services,
  { address, secret }: Receiver,
  { body, event, eventId }: Task,
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
      line,
      canWait: true,
    })
    // PostgreSQL stores no NUL.
    return { status, answer: text.replaceAll('\0', ''), milliseconds, failure: null }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    const milliseconds = Math.round(performance.now() - started)
    return { status: null, answer: null, milliseconds, failure: error.failure }
  }
}
