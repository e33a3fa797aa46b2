import {
  CLOSE_COMPANY_LOST,
  CLOSE_SESSION_ENDED,
  type Hello,
  MAX_CHANGES_BEHIND,
  toWire,
  type Want,
} from '../protocol.ts'
import type { Here } from '../here.ts'
import type { Scope } from '../scope.ts'
import { Breach } from './breach.ts'
import { LAST_ORD, type LoggedChange, readChanges, readHead } from './company-reads.ts'
import { Lender } from './lender.ts'
import { Subscriber, type Wire } from './subscriber.ts'
import type { SyncNode } from './node.ts'
import type { ServedCompany } from './served-companies.ts'

/** A browser that follows a company until it is detached. */
export interface Attached {
  /** Lends what a query reaches. Answers false if too many are waiting already. */
  want(wanted: Want): boolean
  /** Its person is there now, and nowhere else. */
  move(at: readonly Here[]): void
  detach(): void
}

/**
 * Brings a browser from its cursor to the company's head and lets it follow from there. Resolves to null if the person has no
 * access (the wire is closed) or must start afresh (the browser has been told).
 */
export async function attach(
  node: SyncNode,
  companyId: string,
  person: { userId: string; sessionId: string },
  hello: Hello,
  wire: Wire,
): Promise<Attached | null> {
  const line = { companyId, sessionId: person.sessionId }
  // The browser may have sent this greeting long after the session was checked.
  if (await node.sessionWatch.hasEnded(line)) return refuse(wire, CLOSE_SESSION_ENDED)
  const served = await node.companyOf(companyId, person.userId)
  if (!served) return refuse(wire, CLOSE_COMPANY_LOST)
  const subscriber = new Subscriber({ ...person, clientId: hello.clientId, wire, cursor: hello.cursor })
  // A browser that has seen more than this node would otherwise begin anew from rows that are older than its own.
  if (hello.epoch === served.replica.epoch) await served.feed.reach(hello.cursor)
  const why = reasonToReset(node, served, hello)
  if (why) {
    subscriber.send({ t: 'reset', why })
    return null
  }
  try {
    return await bring(node, served, subscriber, new Set(hello.scopes as Scope[]), hello.wants ?? [])
  } catch (error) {
    if (error instanceof Breach) served.hub.fail(error)
    // It may have been added already, and nobody else can detach it.
    served.hub.remove(subscriber)
    throw error
  }
}

/** Brings a subscriber, whose browser holds these scopes, to the head, and adds it to those who follow. */
async function bring(
  node: SyncNode,
  served: ServedCompany,
  subscriber: Subscriber,
  held: Set<Scope>,
  wants: readonly Want[],
): Promise<Attached | null> {
  const { wire, userId, sessionId } = subscriber
  const { companyId } = served.replica
  if (!(await replay(node, served, subscriber, held))) {
    subscriber.send({ t: 'reset', why: 'behind' })
    return null
  }
  const actor = served.replica.actor(userId)
  if (!actor) return refuse(wire, CLOSE_COMPANY_LOST)
  const lost = [...held].filter((scope) => !actor.scopes.has(scope))
  const gained = [...actor.home].filter((scope) => !held.has(scope))
  subscriber.scopes = new Set([...held].filter((scope) => actor.scopes.has(scope)))
  served.hub.changeScopes(subscriber, gained, lost, served.replica.seq)
  served.hub.add(subscriber)
  node.bulletin.welcome(subscriber)
  subscriber.send({ t: 'beat', seq: subscriber.cursor, now: node.moment() })
  // From here on the hub is told when a session ends. Asking again catches one that ended in between.
  if (await node.sessionWatch.hasEnded({ companyId, sessionId })) {
    served.hub.remove(subscriber)
    return refuse(wire, CLOSE_SESSION_ENDED)
  }
  node.options.onArrival?.(companyId, userId)
  const lender = new Lender(node, served, subscriber)
  for (const wanted of wants) lender.want(wanted)
  return {
    want: (wanted) => lender.want(wanted),
    // A line that was closed meanwhile would stay among those who are here.
    move: (at) => served.hub.has(subscriber) && served.hub.presence.move(subscriber, at),
    detach: () => served.hub.remove(subscriber),
  }
}

function refuse(wire: Wire, code: number): null {
  wire.close(code)
  return null
}

function reasonToReset(node: SyncNode, { replica }: ServedCompany, { epoch, schema, cursor }: Hello) {
  if (schema !== node.options.app.schema) return 'schema'
  if (epoch !== replica.epoch || cursor > replica.seq) return 'epoch'
  if (replica.seq - cursor > MAX_CHANGES_BEHIND) return 'behind'
  return null
}

const REPLAY_CHANGES = 200

/**
 * Sends the changes since the cursor that the scopes held then and now both show, a page at a time as the network takes them. Memberships of
 * scopes that are about to be given go with them, as in `Hub`.
 * Answers false if they were pruned.
 */
async function replay(
  node: SyncNode,
  served: ServedCompany,
  subscriber: Subscriber,
  held: Set<Scope>,
): Promise<boolean> {
  const { replica } = served
  let place = { seq: subscriber.cursor, ord: LAST_ORD }
  let unacknowledged: LoggedChange[] = []
  while (subscriber.cursor < replica.seq) {
    const to = replica.seq
    const { changes, head } = await node.options.inCompany(
      replica.companyId,
      subscriber.userId,
      async (connection) => ({
        changes: await readChanges(connection, replica.companyId, node.codecs, place.seq, to, {
          ord: place.ord,
          limit: REPLAY_CHANGES,
        }),
        // Read last, so that pruning in between is noticed.
        head: await readHead(connection, replica.companyId),
      }),
    )
    if (!head || subscriber.cursor < head.minSeq) return false
    place = changes.length < REPLAY_CHANGES ? { seq: to, ord: LAST_ORD } : changes.at(-1)!
    // A page may end within a mutation. The cursor passes that one only when all of it has been sent.
    const reached = place.ord === LAST_ORD ? to : Math.max(subscriber.cursor, place.seq - 1)
    const actor = replica.actor(subscriber.userId)
    const visible = changes.filter(({ scope, entity }) => {
      if (held.has(scope)) return actor?.scopes.has(scope)
      return actor?.home.has(scope) && replica.isMembership(entity)
    })
    const own = unacknowledged.concat(changes.filter(({ clientId }) => clientId === subscriber.clientId))
    const ack = own.findLast(({ seq }) => seq <= reached)?.mid ?? undefined
    unacknowledged = own.filter(({ seq }) => seq > reached)
    await new Promise<void>((taken) => {
      subscriber.sendChanges(JSON.stringify(visible.map(toWire)), reached, ack, taken)
    })
  }
  return true
}
