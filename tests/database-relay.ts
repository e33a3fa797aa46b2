import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** A way to a database that a test stands on. */
export interface DatabaseRelay<Urls> {
  urls: Urls
  /** Hangs up on everybody who is connected. */
  hangUp(): void
  stop(): void
}

/**
 * Listens in front of the database of these addresses, under another host name if one is given.
 * @param join has to pass on what either socket sends; who hangs up on one hangs up on the other
 */
export async function databaseRelay<Urls extends Record<string, string>>(
  urls: Urls,
  join: (client: Socket, server: Socket) => void,
  hostName = '127.0.0.1',
): Promise<DatabaseRelay<Urls>> {
  const [first] = Object.values(urls)
  const { host, port } = new pg.Client({ connectionString: first! })
  const open = new Set<Socket>()
  const relay = createServer((client) => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    join(client, server)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const { port: own } = relay.address() as AddressInfo
  const through = (url: string) => {
    const changed = new URL(url)
    changed.searchParams.set('host', hostName)
    changed.searchParams.set('port', String(own))
    return changed.href
  }
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    urls: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, through(url)])) as Urls,
    hangUp,
    stop() {
      relay.close()
      hangUp()
    },
  }
}
