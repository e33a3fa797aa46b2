import { IDBFactory } from 'fake-indexeddb'
import { isOfJournal } from '../journal.ts'
import type { PageEvent, Platform, SocketHandlers } from '../platform.ts'
import { realTime, type Time, unhinderedTime } from './unhindered-time.ts'

const SPEED = 100

/** Runs `task` after everything that is already under way. */
export const soon = (task: () => void): void => void setTimeout(task, 0)

export interface Network {
  fetch(url: string, init: RequestInit): Promise<Response>
  socket(url: string, on: SocketHandlers): { send(text: string): void; close(): void }
}

interface Waiting {
  name: string
  signal: AbortSignal
  held: () => Promise<void>
}

/** One browser on one device, whose tabs share the disk, the locks and the channels. */
export class FakeBrowser {
  readonly indexedDB = new IDBFactory()
  readonly texts = new Map<string, string>()
  /** How many milliseconds this device's clock is wrong by. */
  clockError = 0
  /** True while no tab hears any other. */
  isDeaf = false
  readonly #network: Network
  readonly #held = new Map<string, Waiting>()
  #waiting: Waiting[] = []
  readonly #channels = new Map<string, Set<(message: unknown) => void>>()
  readonly #watchers = new Set<(event: PageEvent) => void>()
  readonly #speed: number
  readonly #time: Time

  /**
   * `speed` says how much faster time passes here: at 100, a backoff of 400 ms takes 4 ms. What holds the process up for a moment would
   * then be the better part of a minute, so none passes meanwhile.
   */
  constructor(network: Network, speed = SPEED) {
    this.#network = network
    this.#speed = speed
    this.#time = speed > 1 ? unhinderedTime : realTime
  }

  /** The platform of one tab. */
  platform(): Platform {
    const own = new Set<(event: PageEvent) => void>()
    return {
      origin: 'https://quarterdeck.example',
      indexedDB: this.indexedDB,
      texts: {
        keys: () => [...this.texts.keys()],
        read: (key) => this.texts.get(key) ?? null,
        write: (key, text) => {
          this.texts.set(key, text)
          // Whoever writes is not told, as in a real browser.
          const others = [...this.#watchers].filter((watcher) => !own.has(watcher))
          if (isOfJournal(key)) soon(() => others.forEach((watcher) => watcher('left')))
        },
        remove: (key) => void this.texts.delete(key),
      },
      fetch: (url, init) => this.#network.fetch(url, init),
      socket: (url, on) => this.#network.socket(url, on),
      channel: (name, receive) => this.#openChannel(name, receive),
      lock: (name, signal, held) => {
        this.#waiting.push({ name, signal, held })
        signal.addEventListener('abort', () => this.#release(name, signal))
        this.#grant()
      },
      locksHeld: async () => [...this.#held.keys()],
      now: () => performance.timeOrigin + this.#time.now() * this.#speed + this.clockError,
      random: Math.random,
      startTimer: (milliseconds, task) => this.#time.after(milliseconds / this.#speed, task),
      watch: (listener) => {
        this.#watchers.add(listener)
        own.add(listener)
        return () => this.#watchers.delete(listener)
      },
    }
  }

  /** Tells all tabs what happened to the page or the network. */
  emit(event: PageEvent): void {
    for (const listener of this.#watchers) listener(event)
  }

  #openChannel(name: string, receive: (message: unknown) => void) {
    const tabs = this.#channels.get(name) ?? new Set()
    this.#channels.set(name, tabs.add(receive))
    return {
      post: (message: unknown) => {
        if (this.isDeaf) return
        const copy = structuredClone(message)
        // A tab that opens later does not hear it.
        const others = [...tabs].filter((other) => other !== receive)
        soon(() => {
          for (const other of others) if (tabs.has(other)) other(copy)
        })
      },
      close: () => void tabs.delete(receive),
    }
  }

  #grant(): void {
    this.#waiting = this.#waiting.filter((waiting) => {
      if (waiting.signal.aborted) return false
      if (this.#held.has(waiting.name)) return true
      this.#held.set(waiting.name, waiting)
      soon(() => void waiting.held().finally(() => this.#release(waiting.name, waiting.signal)))
      return false
    })
  }

  #release(name: string, signal: AbortSignal): void {
    if (this.#held.get(name)?.signal === signal) this.#held.delete(name)
    this.#grant()
  }
}
