import type { Pool, PoolClient } from 'pg'
import type { Log } from './node-options.ts'

const RECONNECT_MS = 500
/** The most bytes that NOTIFY takes. */
export const MAX_NOTICE_BYTES = 7_999

export interface NoticesOptions {
  pool: Pool
  log: Log
  /** What hears the payloads of each channel, this node's own among them. */
  hear: Readonly<Record<string, (payload: string) => void>>
}

/** Short messages among the nodes of one database. They may get lost. */
export class Notices {
  readonly #options: NoticesOptions
  #listener: PoolClient | null = null
  #stopped = false

  constructor(options: NoticesOptions) {
    this.#options = options
  }

  start(): Promise<void> {
    return this.#listen()
  }

  stop(): void {
    this.#stopped = true
    this.#listener?.release(true)
    this.#listener = null
  }

  /** Resolves to whether it was sent. */
  async tell(channel: string, payload: string): Promise<boolean> {
    const { pool, log } = this.#options
    try {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
      return true
    } catch (error) {
      log.warn({ err: error, channel }, 'other nodes not told')
      return false
    }
  }

  async #listen(): Promise<void> {
    if (this.#stopped) return
    try {
      await this.#listenOn(await this.#options.pool.connect())
    } catch (error) {
      this.#options.log.warn({ err: error }, 'not listening to other nodes; trying again')
      this.#listenLater()
    }
  }

  async #listenOn(listener: PoolClient): Promise<void> {
    // It was stopped meanwhile: nobody else would ever give this connection back.
    if (this.#stopped) return listener.release(true)
    const { log, hear } = this.#options
    const again = (error?: Error) => {
      if (this.#stopped || this.#listener !== listener) return
      log.warn({ err: error }, 'no longer listening to other nodes; trying again')
      this.#listener = null
      listener.release(true)
      this.#listenLater()
    }
    this.#listener = listener
    listener.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload))
    listener.once('error', again).once('end', again)
    const channels = Object.keys(hear).map((channel) => `listen ${channel}`)
    await listener.query(channels.join('; ')).catch(again)
  }

  /** A notice that can't be understood may come from another version. Thrown from here, it would end the node. */
  #hear(channel: string, payload: string): void {
    const { hear, log } = this.#options
    try {
      hear[channel]?.(payload)
    } catch (error) {
      log.warn({ err: error, channel }, 'a notice was not understood')
    }
  }

  #listenLater(): void {
    setTimeout(() => void this.#listen(), RECONNECT_MS).unref()
  }
}
