import {
  CLOSE_COMPANY_LOST,
  CLOSE_RESTARTED,
  CLOSE_SESSION_ENDED,
  CLOSE_TOO_MANY,
  type Frame,
  type Hello,
  MAX_WANTS,
} from '../protocol.ts'
import type { Reaching } from '../live.ts'
import { applyFrame, isRowFrame, type RowFrame } from './apply-frame.ts'
import { Borrower } from './borrower.ts'
import type { Checkpointer } from './checkpointer.ts'
import { Ended, TooBusy } from './failures.ts'
import { openSocketLine, openStreamLine } from './lines.ts'
import { Backoff } from './pause.ts'
import { type Reach, setReach, type Tab, tellAllEphemeral } from './tabs.ts'
import { openWatchedLine } from './watched-line.ts'
import type { AllWhereabouts } from './all-whereabouts.ts'
import { scopesIn } from '../whole-rows.ts'

/** After this many sockets that carried nothing, the network is assumed to let none through. */
const SOCKET_TRIES = 2
const SOCKET_AGAIN_MS = 5 * 60_000
/** A browser whose line was closed in favour of the person's others leaves them alone for this long, unless it is looked at. */
const CROWDED_MS = 10 * 60_000

const OUT_OF_REACH: Reach = { online: false, crowded: false }

/** The leading tab's line from the server: opens it, opens it again when it breaks, and fetches all rows when it must. */
export class Downlink {
  readonly #tab: Tab
  readonly #checkpointer: Checkpointer
  readonly #backoff: Backoff
  readonly #borrower: Borrower
  readonly #whereabouts: AllWhereabouts
  #stopped = false
  #mustReset = false
  #failedSockets = 0
  /** True while the line is opened again on purpose, to say something in the greeting. */
  #isRenewing = false
  #line: ReturnType<typeof openWatchedLine> | null = null
  /** What has been asked for on this line and has not come yet. */
  #asked: string[] = []

  constructor(tab: Tab, checkpointer: Checkpointer, whereabouts: AllWhereabouts) {
    this.#tab = tab
    this.#whereabouts = whereabouts
    this.#checkpointer = checkpointer
    this.#backoff = new Backoff(tab.platform)
    this.#borrower = new Borrower(tab, (frame) => void this.#apply(frame))
  }

  /** Runs until stopped; throws Ended. */
  async run(): Promise<void> {
    while (!this.#stopped) {
      let reach: Reach | null = OUT_OF_REACH
      let wait = 0
      try {
        if (this.#mustReset || !this.#tab.view.ready) await this.#startAfresh()
        const hello = await this.#hello()
        if (this.#stopped) return
        reach = await this.#listen(hello)
      } catch (error) {
        if (error instanceof Ended) throw error
        if (error instanceof TooBusy) {
          wait = error.wait
          if (error.isPersonal) reach = null
        }
      }
      if (this.#isRenewing) {
        this.#isRenewing = false
        continue
      }
      if (reach?.crowded) wait = CROWDED_MS
      if (reach) this.#report(reach)
      if (!this.#stopped) await this.#backoff.wait(wait)
    }
  }

  stop(): void {
    this.#stopped = true
    this.#line?.close()
    this.#backoff.wake()
  }

  /** Tries at once if it is waiting for its next attempt. */
  wake(): void {
    this.#backoff.wake()
  }

  /** Opens the line again, because this browser has become a new client. */
  reconnect(): void {
    this.#line?.close()
    this.#backoff.wake()
  }

  /** These queries are on a screen: asks for what is missing and gives back what is not needed any more. */
  reach(reaching: readonly Reaching[]): void {
    this.#borrower.take(reaching)
    this.#borrower.tidy()
    this.#ask()
    if (this.#line?.isUp() && this.#borrower.unusedScopes().length > 0) this.#renew()
  }

  /** As `reach`, for a follower. It gets what this tab holds already. */
  lend(reaching: readonly Reaching[], missing: readonly Reaching[]): void {
    this.reach(reaching)
    const { view, post } = this.#tab
    const { cursor } = view.position
    const held = missing
      .flatMap(({ regions }) => regions)
      .filter((region) => region.span && view.holds(region))
    for (const region of held) {
      const rows = view.holdings.rowsOf(region)
      post({
        t: 'frame',
        frame: { t: 'region+', from: cursor, seq: cursor, region, rows, page: 1, more: false },
      })
    }
  }

  /** The person has moved. */
  move(): void {
    this.#whereabouts.moved()
    if (this.#line?.isUp()) this.#whereabouts.tell(this.#line.say)
  }

  /** Asks for what is missing, as much at a time as the server takes; where nothing goes up, with another greeting. */
  #ask(): void {
    if (!this.#line?.isUp()) return
    const { say } = this.#line
    const open = this.#notAsked()
    if (say) for (const { name, args } of open) say({ t: 'want', name, args })
    else if (open.length > 0) this.#renew()
  }

  /** What is missing and not yet asked for on this line; from now on it counts as asked for. */
  #notAsked(): Reaching[] {
    const missing = this.#borrower.missing()
    this.#asked = this.#asked.filter((key) => missing.has(key))
    const open = [...missing].filter(([key]) => !this.#asked.includes(key))
    const next = open.slice(0, MAX_WANTS - this.#asked.length)
    this.#asked.push(...next.map(([key]) => key))
    return next.map(([, one]) => one)
  }

  #renew(): void {
    this.#isRenewing = true
    this.#line?.close()
  }

  async #hello(): Promise<Hello> {
    const { view, schema, database } = this.#tab
    const { clientId } = await database.identity()
    this.#dropUnheld()
    this.#borrower.beforeGreeting()
    this.#borrower.take(this.#tab.reaching())
    this.#asked = []
    const wants = this.#notAsked().map(({ name, args }) => ({ name, args }))
    const { epoch, cursor, scopes } = view.position
    return { t: 'hello', clientId, schema, epoch, cursor, scopes: [...scopes], wants }
  }

  async #startAfresh(): Promise<void> {
    const { requests, schema, view, clock, post } = this.#tab
    const ahead = view.ready ? null : await this.#tab.takeAhead()
    const { sentAt, heardAt, header, rows } = ahead ?? (await requests.bootstrap(view.position))
    if (this.#stopped) return
    if (header.schema > schema) throw new Ended('outdated')
    if (header.schema < schema) throw new Error('An older server among newer ones')
    clock.measure(sentAt, header.now, heardAt)
    const { epoch, seq: cursor, scopes } = header
    const goesOn = epoch === view.position.epoch && cursor >= view.position.cursor
    view.replace(rows, { epoch, cursor, scopes, acknowledged: goesOn ? view.position.acknowledged : 0 })
    this.#mustReset = false
    this.#checkpointer.noteAll()
    await this.#checkpointer.flush()
    post({ t: 'replaced' })
  }

  /**
   * Resolves when the line is down, to what that says of the server, if anything: it is not out of reach if it begins anew or
   * asked for a fresh start, nor if only a socket failed, because a stream may still get through. Throws Ended.
   */
  async #listen(hello: Hello): Promise<Reach | null> {
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
    this.#line = line
    const { code, hasHeard, lasted } = await line.ended
    this.#line = null
    this.#whereabouts.lineEnded()
    if (usesSocket) this.#failedSockets = hasHeard ? 0 : this.#failedSockets + 1
    else if (!hasHeard || lasted > SOCKET_AGAIN_MS) this.#failedSockets = SOCKET_TRIES - 1
    if (code === CLOSE_SESSION_ENDED) throw new Ended('session')
    if (code === CLOSE_COMPANY_LOST) throw new Ended('company')
    if (code === CLOSE_TOO_MANY) return { online: true, crowded: true }
    const isLost = hasHeard ? !this.#mustReset : !usesSocket
    return isLost && code !== CLOSE_RESTARTED ? OUT_OF_REACH : null
  }

  /** False when all rows have to be fetched again. */
  #take(frame: Frame): boolean {
    const { view, clock } = this.#tab
    if (isRowFrame(frame) && !this.#apply(frame)) return false
    // What was wanted or told between the greeting and its answer waits for the first frame.
    this.#ask()
    this.#whereabouts.hear(frame, this.#line?.say ?? null)
    if (frame.t === 'reset' || (frame.t === 'beat' && frame.seq !== view.position.cursor)) return false
    if (frame.t === 'pong') clock.measure(frame.at, frame.now)
    if (frame.t === 'e') tellAllEphemeral(this.#tab, frame.key, frame.value)
    this.#backoff.succeeded()
    this.#report({ online: true, crowded: false })
    return true
  }

  /** False when an earlier frame is missing. */
  #apply(frame: RowFrame): boolean {
    const changes = applyFrame(this.#tab.view, frame)
    if (!changes) return false
    this.#checkpointer.note(changes)
    this.#tab.post({ t: 'frame', frame })
    return true
  }

  /** A line that was lost in the middle of a scope's first rows has left some of them. They will all be sent again. */
  #dropUnheld(): void {
    const { view } = this.#tab
    const { cursor, scopes: held } = view.position
    const scopes = [...scopesIn(view.base)].filter((scope) => !held.includes(scope))
    if (scopes.length > 0) this.#apply({ t: 'scope-', from: cursor, seq: cursor, scopes })
  }

  #report(reach: Reach): void {
    if (setReach(this.#tab, reach)) this.#tab.post({ t: 'status', ...reach })
  }
}
