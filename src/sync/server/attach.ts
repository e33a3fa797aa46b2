import {
  CLOSE_COMPANY_LOST,
  CLOSE_SESSION_ENDED,
  type Hello,
  MAX_CHANGES_BEHIND,
  toWire,
} from '../protocol.ts'
import type { Scope } from '../scope.ts'
import { readChanges, readHead } from './company-reads.ts'
import { Connection, type Wire } from './connection.ts'
import type { ServedCompany, SyncNode } from './node.ts'

export interface Attached {
  connection: Connection
  detach(): void
}

/**
 * Brings a browser from its cursor to the company's present and lets it follow from there. Answers null when the
 * person has no access (the wire is closed) or must start afresh (it was told so).
 */
export async function attach(
  node: SyncNode,
  companyId: string,
  person: { userId: string; sessionId: string },
  hello: Hello,
  wire: Wire,
): Promise<Attached | null> {
  // The person may have waited with this greeting until long after the session was looked at.
  if (await node.hasEnded(person.sessionId)) return refuse(wire, CLOSE_SESSION_ENDED)
  const served = await node.company(companyId)
  if (!served?.replica.actor(person.userId)) return refuse(wire, CLOSE_COMPANY_LOST)
  served.usedAt = Date.now()
  const connection = new Connection({ ...person, clientId: hello.clientId, wire, cursor: hello.cursor })
  const why = reasonToReset(node, served, hello)
  if (why) {
    connection.send({ t: 'reset', why })
    return null
  }
  const held = new Set(hello.scopes as Scope[])
  if (!(await replay(node, served, connection, held))) {
    connection.send({ t: 'reset', why: 'behind' })
    return null
  }
  const actor = served.replica.actor(person.userId)
  if (!actor) return refuse(wire, CLOSE_COMPANY_LOST)
  const lost = [...held].filter((scope) => !actor.scopes.has(scope))
  const gained = [...actor.scopes].filter((scope) => !held.has(scope))
  served.hub.changeScopes(connection, gained, lost, served.replica.seq)
  served.hub.add(connection)
  connection.send({ t: 'beat', seq: connection.cursor, now: new Date().toISOString() })
  // From here on the hub hears of an end; one that came in between is caught by asking again.
  if (await node.hasEnded(person.sessionId)) {
    served.hub.remove(connection)
    return refuse(wire, CLOSE_SESSION_ENDED)
  }
  node.options.onArrival?.(companyId, person.userId)
  return { connection, detach: () => served.hub.remove(connection) }
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

/** Sends what happened since the cursor, as far as the scopes held then and now both show it; false when that was pruned. */
async function replay(
  node: SyncNode,
  served: ServedCompany,
  connection: Connection,
  held: Set<Scope>,
): Promise<boolean> {
  const { replica } = served
  while (connection.cursor < replica.seq) {
    const to = replica.seq
    const { changes, head } = await node.options.inCompany(
      replica.companyId,
      connection.userId,
      async (client) => ({
        changes: await readChanges(client, replica.companyId, node.codecs, connection.cursor, to),
        // Read after them, so that a pruning in between is not missed.
        head: await readHead(client, replica.companyId),
      }),
    )
    if (!head || connection.cursor < head.minSeq) return false
    const scopes = replica.actor(connection.userId)?.scopes
    const visible = changes.filter(({ scope }) => held.has(scope) && scopes?.has(scope))
    const own = changes.filter(({ clientId }) => clientId === connection.clientId)
    connection.sendChanges(JSON.stringify(visible.map(toWire)), to, own.at(-1)?.mid ?? undefined)
  }
  return true
}
