import { type Here, hereKey, MAX_TOLD, type SomebodyHere } from '../here.ts'
import type { Scope } from '../scope.ts'
import { MAX_NOTICE_BYTES } from './notices.ts'
import type { Subscriber } from './subscriber.ts'

/** Moves that follow each other faster than this are told together. */
const GATHER_MS = 200
/** What other nodes told is told again before they forget it. */
const TELL_AGAIN_MS = 10_000
export const FORGET_AFTER_MS = 25_000

/** Who is where in a company's scope, as one node knows it of its own lines. */
export interface NodeHere {
  node: string
  companyId: string
  scope: Scope
  list: readonly SomebodyHere[]
}

export const PRESENCE = 'here'

/** As much of it as one notice takes. */
export function noticeOf(told: NodeHere): string {
  const text = JSON.stringify(told)
  if (Buffer.byteLength(text) <= MAX_NOTICE_BYTES) return text
  return noticeOf({ ...told, list: told.list.slice(0, Math.floor(told.list.length / 2)) })
}

interface PresenceOptions {
  subscribers(): Iterable<Subscriber>
  /** Sends to a subscriber, unless it does not read. */
  send(subscriber: Subscriber, text: string): void
  /** Tells the other nodes who is where on this one. */
  share(scope: Scope, list: readonly SomebodyHere[]): void
}

/**
 * Who is where in one company, as their browsers say. Whoever receives a scope's rows is told who is in its places, on whatever node
 * they are.
 */
export class Presence {
  readonly #options: PresenceOptions
  readonly #here = new Map<Subscriber, readonly Here[]>()
  readonly #elsewhere = new Map<Scope, Map<string, { list: readonly SomebodyHere[]; heardAt: number }>>()
  readonly #moved = new Set<Scope>()
  #gathering: NodeJS.Timeout | undefined
  #repeating: NodeJS.Timeout | undefined

  constructor(options: PresenceOptions) {
    this.#options = options
  }

  stop(): void {
    clearTimeout(this.#gathering)
    clearTimeout(this.#repeating)
    this.#here.clear()
    this.#elsewhere.clear()
  }

  /** The subscriber's person is there now and nowhere else. Places in scopes that it does not follow are left out. */
  move(subscriber: Subscriber, at: readonly Here[]): void {
    const before = this.#here.get(subscriber) ?? []
    const now = at.filter(({ scope }) => subscriber.scopes.has(scope as Scope))
    if (now.length > 0) this.#here.set(subscriber, now)
    else this.#here.delete(subscriber)
    for (const { scope } of [...before, ...now]) this.#moved.add(scope as Scope)
    if (before.length > 0 || now.length > 0) this.#tellSoon()
  }

  /** The subscriber has lost scopes, and with them its places there. */
  stay(subscriber: Subscriber): void {
    this.move(subscriber, this.#here.get(subscriber) ?? [])
  }

  leave(subscriber: Subscriber): void {
    this.move(subscriber, [])
  }

  /** Tells a subscriber who is in scopes that it follows from now on. */
  welcome(subscriber: Subscriber, scopes: Iterable<Scope>): void {
    if (this.#here.size === 0 && this.#elsewhere.size === 0) return
    for (const scope of scopes) {
      const list = this.#listOf(scope)
      if (list.length > 0) this.#options.send(subscriber, frameOf(scope, list))
    }
  }

  /** Takes in what another node has told. */
  hear({ node, scope, list }: Omit<NodeHere, 'companyId'>): void {
    const nodes =
      this.#elsewhere.get(scope) ?? new Map<string, { list: readonly SomebodyHere[]; heardAt: number }>()
    const isSame = JSON.stringify(nodes.get(node)?.list ?? []) === JSON.stringify(list)
    if (list.length > 0) nodes.set(node, { list, heardAt: performance.now() })
    else nodes.delete(node)
    if (nodes.size > 0) this.#elsewhere.set(scope, nodes)
    else this.#elsewhere.delete(scope)
    this.#repeatSoon()
    if (!isSame) this.#tell(scope)
  }

  #tellSoon(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      const moved = [...this.#moved]
      this.#moved.clear()
      for (const scope of moved) {
        this.#tell(scope)
        this.#options.share(scope, this.#ownList(scope))
      }
      this.#repeatSoon()
    }, GATHER_MS)
  }

  #tell(scope: Scope): void {
    const text = frameOf(scope, this.#listOf(scope))
    for (const subscriber of this.#options.subscribers())
      if (subscriber.scopes.has(scope)) this.#options.send(subscriber, text)
  }

  #repeatSoon(): void {
    if (this.#here.size === 0 && this.#elsewhere.size === 0) return
    this.#repeating ??= setTimeout(() => {
      this.#repeating = undefined
      this.#repeat()
      this.#repeatSoon()
    }, TELL_AGAIN_MS).unref()
  }

  /** Tells what other nodes would otherwise forget, and forgets what they no longer tell. */
  #repeat(): void {
    const own = new Set([...this.#here.values()].flat().map(({ scope }) => scope as Scope))
    for (const scope of own) this.#options.share(scope, this.#ownList(scope))
    const oldest = performance.now() - FORGET_AFTER_MS
    for (const [scope, nodes] of this.#elsewhere)
      for (const [node, { heardAt }] of nodes) if (heardAt < oldest) this.hear({ node, scope, list: [] })
  }

  #ownList(scope: Scope): SomebodyHere[] {
    const list: SomebodyHere[] = []
    for (const [{ userId }, at] of this.#here)
      for (const here of at)
        if (here.scope === scope) list.push({ personId: userId, place: here.place, what: here.what })
    return unique(list)
  }

  #listOf(scope: Scope): SomebodyHere[] {
    const elsewhere = [...(this.#elsewhere.get(scope)?.values() ?? [])].flatMap(({ list }) => list)
    return unique([...this.#ownList(scope), ...elsewhere])
  }
}

const frameOf = (scope: Scope, list: readonly SomebodyHere[]): string =>
  JSON.stringify({ t: 'e', key: hereKey(scope), value: list })

/** A person with two tabs in one place is there once. */
const unique = (list: readonly SomebodyHere[]): SomebodyHere[] =>
  [...new Map(list.map((one) => [JSON.stringify([one.personId, one.place, one.what]), one])).values()].slice(
    0,
    MAX_TOLD,
  )
