/** A value that tells its listeners when it is replaced. */
export class Observable<T> {
  #current: T
  readonly #listeners = new Set<() => void>()

  constructor(initial: T) {
    this.#current = initial
  }

  get current(): T {
    return this.#current
  }

  merge(part: Partial<T>): void {
    this.set({ ...this.current, ...part })
  }

  set(next: T): void {
    this.#current = next
    for (const listener of this.#listeners) listener()
  }

  readonly read = (): T => this.#current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
