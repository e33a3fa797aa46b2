import {
  CLOSE_COMPANY_LOST,
  CLOSE_SESSION_ENDED,
  DEAD_AFTER_MS,
  type Frame,
  type Hello,
} from '../protocol.ts'
import { applyFrame, isRowFrame } from './apply-frame.ts'
import type { Keeper } from './keeper.ts'
import { type OpenLine, openSocketLine, openStreamLine } from './lines.ts'
import { Backoff } from './pause.ts'
import { Ended } from './requests.ts'
import type { Tab } from './tabs.ts'

/** After so many sockets that brought nothing the network is taken for one that lets none through. */
const SOCKET_TRIES = 2
const SOCKET_AGAIN_MS = 5 * 60_000
const CHECK_EVERY_MS = 5_000

/** The leading tab's line from the server: opened, watched, opened again, and the rows fetched afresh when needed. */
export class Downlink {
  readonly #tab: Tab
  readonly #keeper: Keeper
  readonly #backoff: Backoff
  #stopped = false
  #mustReset = false
  #failedSockets = 0
  #close = () => {}

  constructor(tab: Tab, keeper: Keeper) {
    this.#tab = tab
    this.#keeper = keeper
    this.#backoff = new Backoff(tab.platform)
  }

  /** Runs until stopped; throws Ended. */
  async run(): Promise<void> {
    while (!this.#stopped) {
      let isCutOff = true
      try {
        if (this.#mustReset || !this.#tab.view.ready) await this.#startAfresh()
        if (this.#stopped) return
        isCutOff = await this.#listen(await this.#hello())
      } catch (error) {
        if (error instanceof Ended) throw error
      }
      if (isCutOff) this.#tab.setOnline(false)
      if (!this.#stopped) await this.#backoff.wait()
    }
  }

  stop(): void {
    this.#stopped = true
    this.#close()
    this.#backoff.wake()
  }

  /** Tries at once if it is waiting to. */
  wake(): void {
    this.#backoff.wake()
  }

  /** Opens the line anew, as after a change of the client's own name. */
  reconnect(): void {
    this.#close()
    this.#backoff.wake()
  }

  async #hello(): Promise<Hello> {
    const { view, schema, database } = this.#tab
    const { clientId } = await database.identity()
    const { epoch, cursor, scopes } = view.place
    return { t: 'hello', clientId, schema, epoch, cursor, scopes: [...scopes] }
  }

  async #startAfresh(): Promise<void> {
    const { requests, schema, view, clock, platform, post } = this.#tab
    const sentAt = platform.now()
    const { header, rows } = await requests.bootstrap()
    if (this.#stopped) return
    if (header.schema > schema) throw new Ended('outdated')
    if (header.schema < schema) throw new Error('An older server among newer ones')
    clock.measure(sentAt, header.now)
    const { epoch, seq: cursor, scopes } = header
    const goesOn = epoch === view.place.epoch && cursor >= view.place.cursor
    view.replace(rows, { epoch, cursor, scopes, acknowledged: goesOn ? view.place.acknowledged : 0 })
    this.#mustReset = false
    this.#keeper.noteAll()
    await this.#keeper.flush()
    post({ t: 'replaced' })
  }

  /**
   * Resolves when the line is down, to whether the server is out of reach: not if it asked for a fresh start, nor if only a
   * socket failed, because a stream may still get through.
   */
  #listen(hello: Hello): Promise<boolean> {
    const { platform, requests } = this.#tab
    const usesSocket = this.#failedSockets < SOCKET_TRIES
    const open: OpenLine = usesSocket ? openSocketLine : openStreamLine
    return new Promise((resolve, reject) => {
      let heardAt = platform.now()
      const openedAt = heardAt
      let hasHeard = false
      let isOver = false
      const end = (code: number) => {
        if (isOver) return
        isOver = true
        stopChecking()
        line.close()
        if (usesSocket) this.#failedSockets = hasHeard ? 0 : this.#failedSockets + 1
        else if (!hasHeard || platform.now() - openedAt > SOCKET_AGAIN_MS)
          this.#failedSockets = SOCKET_TRIES - 1
        if (code === CLOSE_SESSION_ENDED) reject(new Ended('session'))
        else if (code === CLOSE_COMPANY_LOST) reject(new Ended('company'))
        else resolve(hasHeard ? !this.#mustReset : !usesSocket)
      }
      const check = () => {
        const silentFor = platform.now() - heardAt
        if (silentFor > DEAD_AFTER_MS || (!usesSocket && platform.now() - openedAt > SOCKET_AGAIN_MS)) end(0)
        else stopChecking = platform.later(CHECK_EVERY_MS, check)
      }
      let stopChecking = platform.later(CHECK_EVERY_MS, check)
      const line = open(platform, requests, hello, {
        frame: (frame) => {
          if (isOver) return
          heardAt = platform.now()
          hasHeard = true
          if (this.#take(frame)) return
          this.#mustReset = true
          end(0)
        },
        closed: end,
      })
      this.#close = () => end(0)
    })
  }

  /** False when the rows have to be fetched afresh. */
  #take(frame: Frame): boolean {
    const { view, clock, post, ephemeral, setOnline } = this.#tab
    if (isRowFrame(frame)) {
      const changes = applyFrame(view, frame)
      if (!changes) return false
      this.#keeper.note(changes)
      post({ t: 'frame', frame })
    }
    if (frame.t === 'reset' || (frame.t === 'beat' && frame.seq !== view.place.cursor)) return false
    if (frame.t === 'pong') clock.measure(frame.at, frame.now)
    if (frame.t === 'e') {
      ephemeral(frame.key, frame.value)
      post({ t: 'frame', frame })
    }
    this.#backoff.succeeded()
    setOnline(true)
    return true
  }
}
