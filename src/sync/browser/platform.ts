import { isOfJournal } from './journal.ts'
import { localTexts, type Texts } from './texts.ts'

export interface SocketHandlers {
  opened(): void
  message(text: string): void
  /** `code` is a WebSocket close code; no handler is called after it. */
  closed(code: number): void
}

/**
 * What happened to the page: the network came back, the page was shown, or it was hidden and may end at any moment; it was put aside, where
 * nothing of it runs any more; or another page has left something in the journal.
 */
export type PageEvent = 'online' | 'shown' | 'hidden' | 'aside' | 'left'

/** Everything the engine takes from the browser, so that tests can replace it. */
export interface Platform {
  /** Scheme and host of the server, such as https://example.com. */
  readonly origin: string
  readonly indexedDB: IDBFactory
  readonly texts: Texts
  fetch(url: string, init: RequestInit): Promise<Response>
  socket(url: string, on: SocketHandlers): { send(text: string): void; close(): void }
  /** A broadcast to the other tabs of this browser; a tab does not receive its own messages. */
  channel(name: string, receive: (message: unknown) => void): { post(message: unknown): void; close(): void }
  /** Runs `held` once no other tab holds `name`, and holds it until that promise settles or `signal` aborts. */
  lock(name: string, signal: AbortSignal, held: () => Promise<void>): void
  /** The names held by any tab. */
  locksHeld(): Promise<string[]>
  /** Milliseconds since 1970 by this device's clock, which may be wrong. */
  now(): number
  /** A random number from 0 to below 1. */
  random(): number
  /** Runs `task` after this many milliseconds, unless the function it returns is called first. */
  startTimer(milliseconds: number, task: () => void): () => void
  /** Calls back on each event; returns the function that stops it. */
  watch(listener: (event: PageEvent) => void): () => void
}

/** The real browser. */
export function browserPlatform(): Platform {
  return {
    origin: location.origin,
    indexedDB,
    texts: localTexts,
    fetch: (url, init) => fetch(url, init),
    socket: openSocket,
    channel: openChannel,
    lock: holdLock,
    locksHeld: async () => ((await navigator.locks?.query())?.held ?? []).map(({ name }) => name ?? ''),
    now: () => Date.now(),
    random: () => Math.random(),
    startTimer: (milliseconds, task) => {
      const timer = setTimeout(task, milliseconds)
      return () => clearTimeout(timer)
    },
    watch: watchPage,
  }
}

function openSocket(url: string, on: SocketHandlers) {
  const socket = new WebSocket(url)
  socket.addEventListener('open', () => on.opened())
  socket.addEventListener('message', ({ data }) => on.message(String(data)))
  socket.addEventListener('close', ({ code }) => on.closed(code))
  return {
    // Chromium logs an error when something is sent by a socket that is closing.
    send: (text: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}

function openChannel(name: string, receive: (message: unknown) => void) {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => receive(data))
  return { post: (message: unknown) => channel.postMessage(message), close: () => channel.close() }
}

function holdLock(name: string, signal: AbortSignal, held: () => Promise<void>): void {
  // Pages served over plain HTTP have no locks, so each tab leads. That is wasteful but safe: nothing runs twice.
  if (!navigator.locks) return void held()
  const released = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const request = navigator.locks.request(name, { signal }, () => Promise.race([held(), released]))
  request.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

function watchPage(listener: (event: PageEvent) => void): () => void {
  const online = () => listener('online')
  const visibility = () => listener(document.visibilityState === 'visible' ? 'shown' : 'hidden')
  const hidden = ({ persisted }: PageTransitionEvent) => listener(persisted ? 'aside' : 'hidden')
  const left = ({ key, newValue }: StorageEvent) => {
    if (key && newValue && isOfJournal(key)) listener('left')
  }
  addEventListener('online', online)
  addEventListener('pageshow', visibility)
  addEventListener('pagehide', hidden)
  addEventListener('storage', left)
  document.addEventListener('visibilitychange', visibility)
  return () => {
    removeEventListener('online', online)
    removeEventListener('pageshow', visibility)
    removeEventListener('pagehide', hidden)
    removeEventListener('storage', left)
    document.removeEventListener('visibilitychange', visibility)
  }
}
