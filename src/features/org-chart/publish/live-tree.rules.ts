import { byPlace } from '../seats/order.rules.ts'
import { levelsOf } from '../charts/copy.rules.ts'
import type { Seat } from '../org-chart.table.ts'

interface Node {
  readonly id: string
  parentId: string | null
  position: number
  /** Of seats in one place, the earlier one stands first. */
  readonly createdAt: string
}

/** A live chart while a draft is put into it. It never has a circle. */
export class LiveTree {
  readonly #nodes = new Map<string, Node>()

  constructor(seats: readonly Pick<Seat, 'id' | 'parentId' | 'position' | 'createdAt'>[]) {
    for (const { id, parentId, position, createdAt } of seats)
      this.#nodes.set(id, { id, parentId, position, createdAt })
  }

  get size(): number {
    return this.#nodes.size
  }

  has(id: string): boolean {
    return this.#nodes.has(id)
  }

  add(id: string, { parentId, position }: { parentId: string | null; position: number }): void {
    this.#nodes.set(id, { id, parentId, position, createdAt: '~' })
  }

  /** Whether it was moved: not beneath itself. */
  move(id: string, { parentId, position }: { parentId: string | null; position: number }): boolean {
    for (let above = parentId; above !== null; above = this.#nodes.get(above)?.parentId ?? null)
      if (above === id) return false
    Object.assign(this.#nodes.get(id)!, { parentId, position })
    return true
  }

  /** What is left beneath these moves up to the nearest seat that stays. */
  remove(ids: readonly string[]): void {
    const going = new Set(ids)
    for (const node of this.#nodes.values()) {
      if (going.has(node.id)) continue
      let { parentId } = node
      while (parentId !== null && going.has(parentId)) parentId = this.#nodes.get(parentId)?.parentId ?? null
      node.parentId = parentId
    }
    for (const id of going) this.#nodes.delete(id)
  }

  /** Each after the one above it, those of one parent in order. */
  topDown(): readonly Readonly<Node>[] {
    const beneath = Map.groupBy(this.#nodes.values(), ({ parentId }) => parentId)
    const inOrder = (parentId: string | null) => (beneath.get(parentId) ?? []).toSorted(byPlace)
    const ordered = inOrder(null)
    for (const { id } of ordered) ordered.push(...inOrder(id))
    return ordered
  }

  levels(): number {
    return levelsOf(this.topDown())
  }
}
