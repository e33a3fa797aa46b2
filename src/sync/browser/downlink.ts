import { CLOSE_COMPANY_LOST, CLOSE_SESSION_ENDED, type Frame, type Hello } from '../protocol.ts'
import { applyFrame, isRowFrame } from './apply-frame.ts'
import type { Checkpointer } from './checkpointer.ts'
import { Ended } from './failures.ts'
import { openSocketLine, openStreamLine } from './lines.ts'
import { Backoff } from './pause.ts'
import { setOnline, type Tab, tellEphemeral } from './tabs.ts'
import { openWatchedLine } from './watched-line.ts'

/** After this many sockets that carried nothing, the network is assumed to let none through. */
const SOCKET_TRIES = 2
const SOCKET_AGAIN_MS = 5 * 60_000

/** The leading tab's line from the server: opens it, opens it again when it breaks, and fetches all rows when it must. */
export class Downlink {
  readonly #tab: Tab
  readonly #checkpointer: Checkpointer
  readonly #backoff: Backoff
  #stopped = false
  #mustReset = false
  #failedSockets = 0
  #close = () => {}

  constructor(tab: Tab, checkpointer: Checkpointer) {
    this.#tab = tab
    this.#checkpointer = checkpointer
    this.#backoff = new Backoff(tab.platform)
  }

  /** Runs until stopped; throws Ended. */
  async run(): Promise<void> {
    while (!this.#stopped) {
      let isCutOff = true
      let failure: unknown
      try {
        if (this.#mustReset || !this.#tab.view.ready) await this.#startAfresh()
        const hello = await this.#hello()
        if (this.#stopped) return
        isCutOff = await this.#listen(hello)
      } catch (error) {
        if (error instanceof Ended) throw error
        failure = error
      }
      if (isCutOff) this.#report(false)
      if (!this.#stopped) await this.#backoff.wait(failure)
    }
  }

  stop(): void {
    this.#stopped = true
    this.#close()
    this.#backoff.wake()
  }

  /** Tries at once if it is waiting for its next attempt. */
  wake(): void {
    this.#backoff.wake()
  }

  /** Opens the line again, because this browser has become a new client. */
  reconnect(): void {
    this.#close()
    this.#backoff.wake()
  }

  async #hello(): Promise<Hello> {
    const { view, schema, database } = this.#tab
    const { clientId } = await database.identity()
    const { epoch, cursor, scopes } = view.position
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
    const goesOn = epoch === view.position.epoch && cursor >= view.position.cursor
    view.replace(rows, { epoch, cursor, scopes, acknowledged: goesOn ? view.position.acknowledged : 0 })
    this.#mustReset = false
    this.#checkpointer.noteAll()
    await this.#checkpointer.flush()
    post({ t: 'replaced' })
  }

  /**
   * Resolves when the line is down, to whether the server is out of reach: not if it asked for a fresh start, nor if only a
   * socket failed, because a stream may still get through. Throws Ended.
   */
  async #listen(hello: Hello): Promise<boolean> {
    const { platform, requests } = this.#tab
    const usesSocket = this.#failedSockets < SOCKET_TRIES
    const line = openWatchedLine({
      platform,
      requests,
      hello,
      open: usesSocket ? openSocketLine : openStreamLine,
      maxMs: usesSocket ? Infinity : SOCKET_AGAIN_MS,
      onFrame: (frame) => {
        if (this.#take(frame)) return
        this.#mustReset = true
        line.close()
      },
    })
    this.#close = line.close
    const { code, hasHeard, lasted } = await line.ended
    if (usesSocket) this.#failedSockets = hasHeard ? 0 : this.#failedSockets + 1
    else if (!hasHeard || lasted > SOCKET_AGAIN_MS) this.#failedSockets = SOCKET_TRIES - 1
    if (code === CLOSE_SESSION_ENDED) throw new Ended('session')
    if (code === CLOSE_COMPANY_LOST) throw new Ended('company')
    return hasHeard ? !this.#mustReset : !usesSocket
  }

  /** False when all rows have to be fetched again. */
  #take(frame: Frame): boolean {
    const { view, clock, post } = this.#tab
    if (isRowFrame(frame)) {
      const changes = applyFrame(view, frame)
      if (!changes) return false
      this.#checkpointer.note(changes)
      post({ t: 'frame', frame })
    }
    if (frame.t === 'reset' || (frame.t === 'beat' && frame.seq !== view.position.cursor)) return false
    if (frame.t === 'pong') clock.measure(frame.at, frame.now)
    if (frame.t === 'e') {
      tellEphemeral(this.#tab, frame)
      post({ t: 'frame', frame })
    }
    this.#backoff.succeeded()
    this.#report(true)
    return true
  }

  #report(online: boolean): void {
    if (setOnline(this.#tab, online)) this.#tab.post({ t: 'status', online })
  }
}
