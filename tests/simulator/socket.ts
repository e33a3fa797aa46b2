import { EventEmitter } from 'node:events'
import type { SocketHandlers } from '../../src/sync/browser/platform.ts'
import type { Faults } from './faults.ts'
import type { Node } from './node.ts'
import type { Process, Timeline } from './timeline.ts'
import type { Trace } from './trace.ts'

const OPEN = 1
const CLOSING = 2
const CLOSED = 3
const NOT_CLEAN = 1006

/** A browser's way to the servers. */
export interface Way {
  readonly name: string
  /** How many milliseconds it lets nothing through, and nobody is told. */
  silence(): number
}

interface Surroundings {
  readonly timeline: Timeline
  readonly faults: Faults
  readonly trace: Trace
  readonly way: Way
}

/** One direction of a line. What goes in comes out in the same order, as TCP promises, unless the line breaks. */
class Pipe {
  readonly #around: Surroundings
  readonly #to: Process
  #queue: (() => void)[] = []
  #isGone = false

  constructor(around: Surroundings, to: Process) {
    this.#around = around
    this.#to = to
  }

  send(arrive: () => void): void {
    if (this.#isGone) return
    this.#queue.push(arrive)
    this.#comeAfter(this.#around.faults.delay())
  }

  /** Whatever is on its way is lost. */
  clear(): void {
    this.#queue = []
  }

  /** Nothing ever comes out any more. */
  vanish(): void {
    this.#isGone = true
    this.clear()
  }

  #comeAfter(wait: number): void {
    const come = () => {
      const silence = this.#around.way.silence()
      if (silence > 0) this.#comeAfter(silence)
      else this.#queue.shift()?.()
    }
    this.#around.timeline.after(wait, come, this.#to)
  }
}

/** The server's end, as far as the engine uses one of `ws`. */
class ServerEnd extends EventEmitter {
  readonly OPEN = OPEN
  readyState = OPEN
  /** What the network has not taken yet. */
  bufferedAmount = 0
  readonly #line: Line

  constructor(line: Line) {
    super()
    this.#line = line
  }

  send(text: string, taken?: (error?: Error) => void): void {
    if (this.readyState === OPEN) this.#line.down(text, taken)
    else taken?.(new Error('The socket is not open'))
  }

  close(code: number): void {
    if (this.readyState !== OPEN) return
    this.readyState = CLOSING
    this.#line.closeDown(code)
  }

  terminate(): void {
    this.#line.cut()
  }

  /** Tells the engine that the line is over. */
  over(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.emit('close')
  }
}

/** A socket between a tab and a node. */
export class Line {
  readonly server: ServerEnd
  readonly #around: Surroundings
  readonly #node: Node
  readonly #on: SocketHandlers
  readonly #down: Pipe
  readonly #up: Pipe
  readonly #onOver: (line: Line) => void
  #isOverForBrowser = false

  constructor(around: Surroundings, node: Node, on: SocketHandlers, onOver: (line: Line) => void) {
    this.#around = around
    this.#node = node
    this.#on = on
    this.#onOver = onOver
    this.server = new ServerEnd(this)
    this.#down = new Pipe(around, around.timeline.process)
    this.#up = new Pipe(around, node.process)
    node.onDeath.add(this.#onDeath)
  }

  open(): void {
    this.#down.send(() => this.#isOverForBrowser || this.#on.opened())
  }

  /** From the server. */
  down(text: string, taken?: (error?: Error) => void): void {
    const bytes = Buffer.byteLength(text)
    this.server.bufferedAmount += bytes
    this.#down.send(() => {
      this.#around.trace.note('frame', `${this.#around.way.name} ${text}`)
      if (!this.#isOverForBrowser) this.#on.message(text)
      const told = () => {
        this.server.bufferedAmount -= bytes
        taken?.()
      }
      this.#around.timeline.after(0, told, this.#node.process)
    })
  }

  closeDown(code: number): void {
    this.#down.send(() => this.#endForBrowser(code))
  }

  /** From the browser. */
  up(text: string): void {
    if (this.#isOverForBrowser) return
    this.#around.trace.note('said', `${this.#around.way.name} ${text}`)
    this.#up.send(() => this.server.readyState < CLOSED && this.server.emit('message', Buffer.from(text)))
  }

  /** The browser leaves, and is told no more. */
  closeUp(): void {
    if (this.#isOverForBrowser) return
    this.#isOverForBrowser = true
    this.#up.send(() => this.#endForServer())
  }

  /** The line breaks; whatever is on its way is lost, and both ends come to know. */
  cut(): void {
    this.#down.clear()
    this.#up.clear()
    this.#around.timeline.after(0, () => this.#endForServer(), this.#node.process)
    this.#down.send(() => this.#endForBrowser(NOT_CLEAN))
  }

  /** As when something on the way forgets the connection: nothing gets through any more, and nobody is told. */
  forget(): void {
    this.#down.vanish()
    this.#up.vanish()
  }

  readonly #onDeath = () => {
    this.#down.send(() => this.#endForBrowser(NOT_CLEAN))
  }

  #endForServer(): void {
    this.#node.onDeath.delete(this.#onDeath)
    this.server.over()
    this.#onOver(this)
  }

  #endForBrowser(code: number): void {
    if (this.#node.process.isAlive)
      this.#around.timeline.after(0, () => this.#endForServer(), this.#node.process)
    else this.#onOver(this)
    if (this.#isOverForBrowser) return
    this.#isOverForBrowser = true
    this.#on.closed(code)
  }
}
