import type { Due } from '../../../server/outgoing/due.ts'
import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import { ownWordsOf } from '../../companies/own-words/own-words.server.ts'
import { needsProof } from '../../rights/levels.rules.ts'
import { dayIn } from '../../time/zones.rules.ts'
import { zoneOf } from '../company-zone.server.ts'
import { end, nextDueIn, putOff, take, type Waiting, waitingIn } from './push-deliveries.server.ts'
import { pushKeysOf } from './push-keys.server.ts'
import { type Device, requestOf, type Saying, type Sender } from './push-message.server.ts'
import { nextAttempt, outcomeOf } from './push-outcomes.rules.ts'
import { companiesWith } from './subscriptions.server.ts'

/** One person’s turn: after it, others come first. */
const TURN_MS = 5_000

/** Pushes what waits for a person in a company, to each of their devices on its own. Answers when it is due again. */
export async function pushTurn(services: Services, { id: queueId, companyId }: Due): Promise<Date | null> {
  const { inCompany } = services.node.options
  const queue = { companyId, queueId }
  const { waiting, today, ownWords } = await inCompany(companyId, null, async (client) => ({
    waiting: await waitingIn(client, queue),
    today: dayIn(Date.now(), await zoneOf(client, companyId)),
    ownWords: await ownWordsOf(client, companyId),
  }))
  const [first] = waiting
  if (!first) return null
  const keys = await pushKeysOf(services)
  const devices = keys === null ? [] : await devicesOf(services, companyId, first, waiting)
  const open = new Set(devices.map(({ id }) => id))
  const isOver = ({ isWanted, subscriptionId }: Waiting) => !isWanted || !open.has(subscriptionId)
  const over = waiting.filter(isOver).map(({ id }) => id)
  if (over.length > 0) await inCompany(companyId, null, (client) => end(client, companyId, over, 'dropped'))
  if (keys !== null) {
    const isOneOfSeveral = (await companiesWith(services.pool, first.personId)).length > 1
    const turn = {
      companyId,
      until: Date.now() + TURN_MS,
      sender: { keys, subject: subjectOf(services) },
      saying: { today, companyId: isOneOfSeveral ? companyId : null, ownWords },
    }
    const due = waiting.filter((one) => one.isDue && !isOver(one))
    await Promise.all(
      devices.map((device) =>
        pushTo(
          services,
          turn,
          device,
          due.filter(({ subscriptionId }) => subscriptionId === device.id),
        ),
      ),
    )
  }
  return inCompany(companyId, null, (client) => nextDueIn(client, queue))
}

/** Those of the devices that still belong to the person, and whose session may open the company. */
async function devicesOf(
  { pool, sessions }: Services,
  companyId: string,
  { personId, level }: Waiting,
  waiting: readonly Waiting[],
): Promise<Device[]> {
  const { rows } = await pool.query<Device & { sessionId: string }>(
    `select d.id, d.session_id as "sessionId", d.endpoint, d.p256dh, d.auth, coalesce(u.language, d.language) as language
     from push_subscriptions d join users u on u.id = d.user_id where d.user_id = $1 and d.id = any ($2::uuid[])`,
    [personId, waiting.map(({ subscriptionId }) => subscriptionId)],
  )
  const sessionIds = rows.map(({ sessionId }) => sessionId)
  const shut = new Set(await sessions.ended(sessionIds))
  for (const { companyId: asking, sessionId, lacks } of await sessions.unproved(sessionIds))
    if (asking === companyId && (lacks === 'second factor' || needsProof(level))) shut.add(sessionId)
  return rows.filter(({ sessionId }) => !shut.has(sessionId))
}

interface Turn {
  companyId: string
  until: number
  sender: Sender
  saying: Saying
}

/** One after the other, until one fails or the turn is over. */
async function pushTo(
  services: Services,
  turn: Turn,
  device: Device,
  pushes: readonly Waiting[],
): Promise<void> {
  for (const push of pushes) {
    if (Date.now() > turn.until || !(await pushOne(services, turn, device, push))) return
  }
}

/** @returns whether the device may be pushed the next one */
async function pushOne(
  { node, pool, outgoing }: Services,
  { companyId, sender, saying }: Turn,
  device: Device,
  push: Waiting,
): Promise<boolean> {
  const inside = node.options.inCompany
  if (!(await inside(companyId, null, (client) => take(client, companyId, push.id)))) return true
  const status = await outgoing.send(await requestOf(push, device, sender, saying)).then(
    (answer) => answer.status,
    (error: unknown) => {
      if (error instanceof OutgoingError) return null
      throw error
    },
  )
  const outcome = outcomeOf(status)
  const again =
    outcome === 'later' ? nextAttempt(push.attempts + 1, push.notifiedAt.getTime(), Date.now()) : null
  await inside(companyId, null, (client) =>
    again === null
      ? end(client, companyId, [push.id], outcome === 'taken' ? 'sent' : 'dropped')
      : putOff(client, companyId, push, new Date(again)),
  )
  if (outcome === 'gone') await pool.query('delete from push_subscriptions where id = $1', [device.id])
  if (outcome === 'taken')
    await pool.query('update push_subscriptions set last_used_at = now() where id = $1', [device.id])
  return outcome === 'taken' || outcome === 'refused'
}

const subjectOf = ({ config, origins }: Pick<Services, 'config' | 'origins'>): string => {
  const url = origins.publicUrl()
  if (url.startsWith('https:')) return url
  return `mailto:${/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`
}
