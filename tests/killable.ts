import { randomBytes } from 'node:crypto'
import { sessionCookieName } from '../src/server/session-cookie.ts'
import { hashOfToken } from '../src/server/session.ts'
import { newId } from '../src/sync/id.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { endProcess, type ServerProcess, startServerProcess } from './server-process.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

/** A server in a process of its own that can be killed and begun again, on the same port, database and files. */
export interface Killable {
  readonly database: TestDatabase
  /** Without a trailing slash. */
  readonly url: string
  start(): Promise<void>
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
  /** Ends it as whoever restarts servers does: what it works on, it hands back. */
  end(): Promise<void>
  post(cookie: string, path: string, body: object): Promise<Response>
  stop(): Promise<void>
}

/** Starts one; `name` is that of its directory, and `environment` what it is told beyond what all are. */
export async function killable(name: string, environment: Record<string, string> = {}): Promise<Killable> {
  const database = await testDatabase()
  const directory = await temporaryDirectory(name)
  const port = String(await freePort())
  let server: ServerProcess
  const start = async () => {
    server = await startServerProcess(directory, {
      PORT: port,
      LIMIT_FACTOR: '1000',
      ...database.urls,
      ...environment,
    })
  }
  await start()
  return {
    database,
    get url() {
      return server.url
    },
    start,
    kill: async () => void (await endProcess(server.process, 'SIGKILL')),
    end: async () => void (await endProcess(server.process, 'SIGTERM')),
    post: (cookie, path, body) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { cookie, origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stop() {
      await endProcess(server.process, 'SIGTERM')
      await database.stop()
      await removeDirectory(directory)
    },
  }
}

/** Somebody with an account and a session. @param secure whether their server is reached over https */
export async function newAccount(
  { app }: TestDatabase,
  email: string,
  secure = false,
): Promise<{ id: string; cookie: string }> {
  const [id, token] = [newId(), randomBytes(32).toString('base64url')]
  await app.query('insert into users (id, email, full_name, email_verified) values ($1, $2, $3, true)', [
    id,
    email,
    email.split('@')[0],
  ])
  await app.query(
    "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
    [newId(), id, hashOfToken(token)],
  )
  return { id, cookie: `${sessionCookieName(secure)}=${token}` }
}
