import { Socket } from 'node:net'

/** The sockets of a pool's connections, for when a database has to be given up that hangs up on nobody. */
export class Wires {
  readonly #open = new Set<Socket>()

  /** For `stream` of a pool's settings. */
  readonly make = (): Socket => {
    const socket = new Socket()
    this.#open.add(socket)
    return socket.once('close', () => this.#open.delete(socket))
  }

  /** Ends all of them: whatever waits for an answer fails, and later statements get connections of their own. */
  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
