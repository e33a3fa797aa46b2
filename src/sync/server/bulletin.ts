import { BULLETIN } from '../protocol.ts'
import type { Hub } from './hub.ts'
import type { Log } from './node-options.ts'
import type { Subscriber } from './subscriber.ts'

/** A notice may get lost, so the bulletin is read again this often. */
const READ_AGAIN_MS = 30_000

interface BulletinOptions {
  /** Without it there is never a bulletin, and nobody is told of any. */
  read: (() => Promise<unknown>) | undefined
  hubs(): Iterable<Hub>
  log: Log
}

/** What everybody online is told, in whatever company they are. */
export class Bulletin {
  readonly #options: BulletinOptions
  #text = 'null'
  #asked = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: BulletinOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    if (!this.#options.read) return
    await this.readAgain()
    this.#timer = setInterval(() => void this.readAgain(), READ_AGAIN_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Tells everybody here if it has changed. */
  async readAgain(): Promise<void> {
    const { read, hubs, log } = this.#options
    if (!read) return
    const own = ++this.#asked
    try {
      const text = JSON.stringify(await read())
      if (own !== this.#asked || text === this.#text) return
      this.#text = text
      for (const hub of hubs()) hub.sendAll(this.#frame())
    } catch (error) {
      log.warn({ err: error }, 'bulletin not read')
    }
  }

  /** Also says that there is none, because the browser may have had one when its line broke. */
  welcome(subscriber: Subscriber): void {
    if (this.#options.read) subscriber.wire.send(this.#frame())
  }

  #frame(): string {
    return `{"t":"e","key":"${BULLETIN}","value":${this.#text}}`
  }
}
