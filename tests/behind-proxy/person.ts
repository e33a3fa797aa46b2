import { WebSocket } from 'ws'
import { createHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { headlinesOfTeam } from '../../src/features/headlines/headlines.queries.ts'
import { app } from '../../src/features/registry.ts'
import { SyncClient } from '../../src/sync/browser/client.ts'
import { FakeBrowser, type Network, soon } from '../../src/sync/browser/testing/fake-browser.ts'
import { NOT_CLEAN } from '../../src/sync/browser/lines.ts'
import { newId } from '../../src/sync/id.ts'
import type { RefusalText } from '../../src/sync/refusal.ts'
import type { FleetCompany, Member } from './fleet.ts'

interface Way {
  /** The proxy's address. */
  url: string
  /** The address that the page was opened at. */
  origin: string
  /** Whether the network lets no WebSockets through. */
  withoutSockets?: boolean
}

/** Somebody at a browser: the real client, with a disk that the test makes, and a real network through the proxy. */
export class Person {
  readonly client: SyncClient
  readonly member: Member
  readonly company: FleetCompany
  /** The headlines that this person has written, in order. */
  readonly written: string[] = []
  /** What went wrong for this person, of what they did or what their page asked for. */
  readonly failures: string[] = []
  readonly refusals: RefusalText[] = []
  /** How many sockets and streams were opened. */
  readonly lines = { sockets: 0, streams: 0 }
  /** How often the page said that the server is out of reach. */
  outages = 0
  readonly #way: Way

  constructor(company: FleetCompany, member: Member, way: Way) {
    this.#way = way
    this.member = member
    this.company = company
    // Real time: what a browser waits for here it waits for at people's.
    const browser = new FakeBrowser(this.#network(), 1)
    this.client = new SyncClient({
      app: { ...app, loadMutations: async () => app.mutations },
      userId: member.id,
      companyId: company.id,
      onRefusal: (text) => this.refusals.push(text),
      onSessionEnded: () => this.failures.push('the session ended'),
      onCompanyLost: () => this.failures.push('the company was lost'),
      platform: browser.platform(),
    })
    let wasOnline = false
    this.client.status.subscribe(() => {
      if (wasOnline && !this.isOnline) this.outages++
      wasOnline = this.isOnline
    })
    this.client.live(headlinesOfTeam, { teamId: company.teamId }).subscribe(() => undefined)
  }

  /** The same person, who begins anew on another device. */
  atAnotherBrowser(): Person {
    return new Person(this.company, this.member, this.#way)
  }

  get isOnline(): boolean {
    return this.client.status.current.online === true
  }

  get isCalm(): boolean {
    return this.isOnline && this.pending === 0
  }

  /** How many of this person's mutations no server has answered yet. */
  get pending(): number {
    return this.client.status.current.pending
  }

  /** The ids of the team's headlines as this browser shows them, newest first. */
  shows(): string[] {
    const outcome = this.client.live(headlinesOfTeam, { teamId: this.company.teamId }).current()
    return outcome && 'value' in outcome ? outcome.value.map(({ headline }) => headline.id) : []
  }

  write(title = 'The tide is in'): string {
    const id = newId()
    const refusal = this.client.mutate(createHeadline, { id, title, teamId: this.company.teamId })
    if (!refusal) this.written.push(id)
    return id
  }

  /** A request that the page makes beside the engine, which nobody sends again. Answers whether it went well. */
  async asks(path: string, body?: object): Promise<boolean> {
    try {
      const { status, headers } = await this.#fetch(path, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: body ? { 'content-type': 'application/json' } : {},
      })
      if (status === 200) return true
      const proxy = headers.get('server') ?? 'HAProxy or a node'
      this.failures.push(`${path} answered ${status} (${proxy})`)
    } catch (error) {
      this.failures.push(`${path} failed: ${String((error as Error).cause ?? error)}`)
    }
    return false
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    const { url, origin } = this.#way
    const headers = { ...(init.headers as Record<string, string>), cookie: this.member.cookie, origin }
    return fetch(url + path, { ...init, headers })
  }

  #network(): Network {
    const { url, origin, withoutSockets } = this.#way
    return {
      fetch: (asked, init) => {
        const { pathname, search } = new URL(asked)
        if (pathname.endsWith('/stream')) this.lines.streams++
        return this.#fetch(pathname + search, init)
      },
      socket: (asked, on) => {
        if (withoutSockets) {
          soon(() => on.closed(NOT_CLEAN))
          return { send: () => undefined, close: () => undefined }
        }
        this.lines.sockets++
        const { pathname, search } = new URL(asked)
        const socket = new WebSocket(`${url.replace('http', 'ws')}${pathname}${search}`, {
          headers: { cookie: this.member.cookie, origin },
        })
        socket.on('open', on.opened)
        socket.on('message', (data: Buffer) => on.message(data.toString()))
        socket.on('error', () => undefined)
        socket.on('close', on.closed)
        return {
          send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
          close: () => socket.close(),
        }
      },
    }
  }
}
