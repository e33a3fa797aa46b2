import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import {
  type BootstrapHeader,
  type MutateAnswer,
  type MutationResult,
  PING_EVERY_MS,
} from '../../src/sync/protocol.ts'
import { bootstrapHeader } from '../follow.ts'

const ROWS = /^\{"t":"(?:d|scope\+|scope-)","from":(\d+),"seq":(\d+)/
const BEAT = /^\{"t":"beat","seq":(\d+)/

interface Address {
  url: string
  schema: number
  companyId: string
  cookie: string
}

/** One person's browser, as far as the server can tell: a line, and mutations sent one at a time. */
export class Phone {
  readonly #address: Address
  readonly #clientId = randomUUID()
  readonly #onRows: (phone: Phone, seq: number) => void
  #socket: WebSocket | null = null
  #position: Pick<BootstrapHeader, 'seq' | 'epoch' | 'scopes'> | null = null
  #mid = 0
  #before: Promise<unknown> = Promise.resolve()
  /** Frames that did not follow the one before. */
  gaps = 0

  /** `onRows` hears of every commit whose rows come while the line is up, and not of those that it missed before. */
  constructor(address: Address, onRows: (phone: Phone, seq: number) => void) {
    this.#address = address
    this.#onRows = onRows
  }

  get isOnline(): boolean {
    return this.#socket !== null
  }

  get seq(): number {
    return this.#position?.seq ?? 0
  }

  /** Opens the line; resolves once the server has brought it up to date. */
  async connect(): Promise<void> {
    const { url, schema, companyId, cookie } = this.#address
    const base = `${url}/api/sync/${companyId}`
    this.#position ??= await bootstrapHeader(url, companyId, cookie)
    const { epoch, seq: cursor, scopes } = this.#position
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers: { cookie }, origin: url })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const greeted = new Promise((resolve) => socket.once('message', resolve))
    socket.on('message', (data: Buffer) => this.#take(data.toString('latin1')))
    socket.send(JSON.stringify({ t: 'hello', clientId: this.#clientId, schema, epoch, cursor, scopes }))
    await greeted
    const pinging = setInterval(
      () => socket.send(JSON.stringify({ t: 'ping', at: Date.now() })),
      PING_EVERY_MS,
    )
    socket.once('close', () => {
      clearInterval(pinging)
      if (this.#socket === socket) this.#socket = null
    })
    this.#socket = socket
  }

  /** As in a tunnel: the line ends, and the server is not told. */
  vanish(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.terminate()
  }

  /** Sends one mutation after those before it. Rejects if no answer comes, or none that can be read. */
  send(name: string, args: object): Promise<MutationResult> {
    const mid = ++this.#mid
    const answered = this.#before.then(() => this.#post(mid, name, args))
    this.#before = answered.catch(() => undefined)
    return answered
  }

  async #post(mid: number, name: string, args: object): Promise<MutationResult> {
    const { url, schema, companyId, cookie } = this.#address
    const answer = await fetch(`${url}/api/sync/${companyId}/mutate`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: this.#clientId, schema, mutations: [{ mid, name, args }] }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
    return (JSON.parse(text) as MutateAnswer).results[0]!
  }

  #take(text: string): void {
    const rows = ROWS.exec(text)
    const position = this.#position!
    if (rows) {
      if (Number(rows[1]) !== position.seq) this.gaps++
      for (let seq = Number(rows[1]) + 1; seq <= Number(rows[2]); seq++)
        if (this.isOnline) this.#onRows(this, seq)
      position.seq = Number(rows[2])
    } else {
      const beat = BEAT.exec(text)
      if (beat) position.seq = Math.max(position.seq, Number(beat[1]))
    }
  }
}
