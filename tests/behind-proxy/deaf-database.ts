import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** The protocol's message that brings a notification, and the bytes in front of each message: its kind and its length. */
const NOTIFICATION = 'A'.charCodeAt(0)
const HEAD_BYTES = 5

/** A way to a database on which every notification gets lost. */
export interface DeafDatabase<Urls> {
  urls: Urls
  /** How many have been lost. */
  lost(): number
  stop(): void
}

export async function deafDatabase<Urls extends Record<string, string>>(
  urls: Urls,
): Promise<DeafDatabase<Urls>> {
  const [first] = Object.values(urls)
  const { host, port } = new pg.Client({ connectionString: first! })
  const open = new Set<Socket>()
  let lost = 0
  const relay = createServer((client) => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const heard = hearing(
      (messages) => client.write(messages),
      () => lost++,
    )
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
    client.pipe(server)
    server.on('data', heard)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const { port: own } = relay.address() as AddressInfo
  return {
    urls: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, through(url, own)])) as Urls,
    lost: () => lost,
    stop() {
      relay.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function through(url: string, port: number): string {
  const changed = new URL(url)
  changed.searchParams.set('host', '127.0.0.1')
  changed.searchParams.set('port', String(port))
  return changed.href
}

/** Puts the server's messages together and passes on all but notifications. */
function hearing(pass: (messages: Buffer) => void, onLost: () => void): (data: Buffer) => void {
  let held = Buffer.alloc(0)
  return (data) => {
    held = Buffer.concat([held, data])
    const passed: Buffer[] = []
    while (held.length >= HEAD_BYTES) {
      const length = 1 + held.readUInt32BE(1)
      if (held.length < length) break
      if (held[0] === NOTIFICATION) onLost()
      else passed.push(held.subarray(0, length))
      held = held.subarray(length)
    }
    if (passed.length > 0) pass(Buffer.concat(passed))
  }
}
