const SLICE_MS = 5

const waiting: (() => void)[] = []

/** Lets one of those who wait go on, and the event loop run before the next: together they hold it no longer than one alone. */
function next(): void {
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(next)
}

/** Long work in slices of at most 5 ms, between which everything else that happens on this node has its turn. */
export class Slices {
  #until = 0

  /** True before the first slice too: a turn comes first. */
  get isOver(): boolean {
    return performance.now() >= this.#until
  }

  async turn(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next)
    })
    this.#until = performance.now() + SLICE_MS
  }
}
