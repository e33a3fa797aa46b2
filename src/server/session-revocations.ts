import { randomUUID } from 'node:crypto'
import type pg from 'pg'

const CHANNEL = 'session_revoked'
const RETRY_MILLISECONDS = 500
/** A notice may have at most 8,000 bytes, and an id takes up 39 of them. */
const IDS_IN_A_NOTICE = 150

/** Sessions of one person that have ended. */
export interface Revocation {
  userId: string
  sessionIds: string[]
}

/** `from` is the node that ended the sessions; it has already told its own listeners. */
type Notice = { from: string } & (Revocation | { recheck: true })

export interface RevocationNotices {
  publish(revocation: Revocation): Promise<void>
  publishRecheck(): Promise<void>
  stop(): Promise<void>
}

/**
 * Listens for sessions that other nodes have ended, over one connection that is reopened when it breaks. `onRecheck` is called when another node
 * says that sessions may need something else now, `onGap` whenever notices may have been missed.
 */
export async function listenForRevocations(
  pool: pg.Pool,
  {
    onRevoked,
    onRecheck,
    onGap,
  }: { onRevoked: (revocation: Revocation) => void; onRecheck: () => void; onGap: () => void },
): Promise<RevocationNotices> {
  const node = randomUUID()
  let client: pg.PoolClient | null = null
  let retry: NodeJS.Timeout | null = null
  let stopped = false

  async function listen() {
    const next = await pool.connect()
    next.on('error', () => lost(next))
    next.on('notification', ({ payload = '' }) => {
      try {
        heard(JSON.parse(payload) as Notice)
      } catch {
        // It may come from another version. Thrown here, it would end the server.
        onGap()
      }
    })
    await next.query(`listen ${CHANNEL}`).catch((error: unknown) => {
      next.release(true)
      throw error
    })
    if (stopped) return next.release(true)
    client = next
    onGap()
  }

  function heard({ from, ...notice }: Notice) {
    if (from === node) return
    if ('recheck' in notice) onRecheck()
    else onRevoked(notice)
  }

  const tell = (notice: Notice) => pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)])

  function lost(gone: pg.PoolClient) {
    if (client !== gone) return
    client = null
    gone.release(true)
    onGap()
    listenLater()
  }

  function listenLater() {
    if (stopped) return
    retry = setTimeout(() => void listen().catch(listenLater), RETRY_MILLISECONDS)
  }

  await listen()
  return {
    async publish({ userId, sessionIds }) {
      for (let from = 0; from < sessionIds.length; from += IDS_IN_A_NOTICE) {
        const notice: Notice = {
          from: node,
          userId,
          sessionIds: sessionIds.slice(from, from + IDS_IN_A_NOTICE),
        }
        await tell(notice)
      }
    },
    publishRecheck: async () => void (await tell({ from: node, recheck: true })),
    stop: async () => {
      stopped = true
      if (retry !== null) clearTimeout(retry)
      client?.release(true)
      client = null
    },
  }
}
