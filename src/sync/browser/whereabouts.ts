import { type Here, MAX_HERE } from '../here.ts'

/** Where this tab's person is, by what its screens say. */
export class Whereabouts {
  readonly #places = new Set<Here>()
  readonly #onMove: () => void
  #movesSoon = false

  /** `onMove` is called when the person has moved, once for what happens at the same time. */
  constructor(onMove: () => void) {
    this.#onMove = onMove
  }

  get current(): readonly Here[] {
    return [...this.#places].slice(0, MAX_HERE)
  }

  /** The person is there until the returned function is called. */
  enter(here: Here): () => void {
    const place = { ...here }
    this.#places.add(place)
    this.#moveSoon()
    return () => {
      this.#places.delete(place)
      this.#moveSoon()
    }
  }

  #moveSoon(): void {
    if (this.#movesSoon) return
    this.#movesSoon = true
    queueMicrotask(() => {
      this.#movesSoon = false
      this.#onMove()
    })
  }
}
