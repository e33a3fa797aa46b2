import { isIP, Socket } from 'node:net'
import pg from 'pg'
import { MOST_WEEKS } from './fill.rules.ts'
import type { SqlRows, SqlTask, SqlTold } from './sql-connection.server.ts'
import { tell } from './thread.server.ts'

const CONNECT_MS = 5_000
const STATEMENT_MS = 8_000
/** Everything that is read of a connection. */
const MOST_BYTES = 1_000_000
const WATCH_MS = 10

/** The types of pg don’t have it yet. */
const EXTENDED: object = { queryMode: 'extended' }

async function ask({ connection, address, query }: SqlTask): Promise<SqlTold> {
  const { host, port, database, username, password, tls, certificate } = connection
  const socket = new Socket()
  const client = new pg.Client({
    host: address,
    port,
    database,
    user: username,
    password,
    stream: () => socket,
    // The certificate has to be of the name, although the connection goes to an address.
    ssl: tls && {
      rejectUnauthorized: true,
      ...(isIP(host) === 0 && { servername: host }),
      ...(certificate !== null && { ca: certificate }),
    },
    application_name: 'Quarterdeck',
    connectionTimeoutMillis: CONNECT_MS,
    types: { getTypeParser: () => (text: string) => text },
  })
  let isTooLarge = false
  client.on('error', () => undefined)
  const watch = setInterval(() => {
    if (socket.bytesRead <= MOST_BYTES) return
    isTooLarge = true
    socket.destroy(new Error('too large'))
  }, WATCH_MS)
  try {
    await client.connect()
    return { answered: await read(client, query) }
  } catch (error) {
    return isTooLarge ? { refused: 'too-large' } : failureOf(error)
  } finally {
    clearInterval(watch)
    socket.destroy()
  }
}

async function read(client: pg.Client, query: string): Promise<SqlRows> {
  await client.query('begin transaction isolation level repeatable read read only')
  await client.query(`set local statement_timeout = ${STATEMENT_MS}`)
  await client.query(`set local lock_timeout = ${STATEMENT_MS}`)
  const text = query.trim().replace(/;\s*$/, '')
  // A cursor takes what selects and nothing else, and the extended protocol takes one statement only.
  await client.query({ ...EXTENDED, text: `declare quarterdeck no scroll cursor without hold for ${text}` })
  const fetch = {
    ...EXTENDED,
    rowMode: 'array',
    text: `fetch forward ${MOST_WEEKS + 1} from quarterdeck`,
  } as const
  const { fields, rows } = await client.query<(string | null)[]>(fetch)
  return { columns: fields.length, rows }
}

function failureOf(error: unknown): SqlTold {
  if (!(error instanceof Error)) return { failed: 'unreachable' }
  if (error instanceof pg.DatabaseError) return { said: error.message }
  // pg has no code for this answer of a server.
  if (/does not support SSL/.test(error.message)) return { refused: 'no-tls' }
  const { code = '' } = error as { code?: string }
  if (/CERT|SSL|TLS|SELF_SIGNED|VERIFY/.test(code) || /SSL/.test(error.message))
    return { failed: 'certificate' }
  return { failed: /timeout/i.test(error.message) ? 'too-slow' : 'unreachable' }
}

await tell(ask)
