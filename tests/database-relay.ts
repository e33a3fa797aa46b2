import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { openRelay, type Relay } from './relay.ts'

/** A way to a database that a test stands on. */
export interface DatabaseRelay<Urls> extends Pick<Relay, 'hangUp' | 'stop'> {
  urls: Urls
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
  const reach = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host))
  const { port: own, hangUp, stop } = await openRelay(reach, join)
  const through = (url: string) => {
    const changed = new URL(url)
    changed.searchParams.set('host', hostName)
    changed.searchParams.set('port', String(own))
    return changed.href
  }
  return {
    urls: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, through(url)])) as Urls,
    hangUp,
    stop,
  }
}
