import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A way to a server that a test stands on. */
export interface Relay {
  port: number
  /** Hangs up on everybody who is connected. */
  hangUp(): void
  /** Lets nobody in any more, and hangs up. */
  stop(): void
  /** After `stop`: listens on the same port again. */
  start(): Promise<void>
}

/**
 * @param reach connects to the server
 * @param join has to pass on what either socket sends; who hangs up on one hangs up on the other
 */
export async function openRelay(
  reach: () => Socket,
  join: (client: Socket, server: Socket) => void,
): Promise<Relay> {
  const open = new Set<Socket>()
  const relay = createServer((client) => {
    const server = reach()
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
  })
  const listen = async (port: number) => {
    relay.listen(port, '127.0.0.1')
    await once(relay, 'listening')
  }
  await listen(0)
  const { port } = relay.address() as AddressInfo
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    hangUp,
    stop() {
      relay.close()
      hangUp()
    },
    start: () => listen(port),
  }
}
