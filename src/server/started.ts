/** In milliseconds. Stopping the embedded database takes the longest: it has 30 seconds before it is forced. */
const STOPS_WITHIN = 45_000

/** The parts of a server that were started, to be stopped in the opposite order. */
export class Started {
  readonly #parts: { name: string; stop: () => unknown; pause: number }[] = []

  /** @param pause how many milliseconds of its stop are meant to pass */
  add(name: string, stop: () => unknown, pause = 0): void {
    this.#parts.push({ name, stop, pause })
  }

  /**
   * Stops each part once. One that hangs or fails keeps no other from being stopped: whoever runs the server would end the process
   * anyway, and what was committed is safe.
   * @param within in milliseconds, for each part, besides its pause
   */
  async stop(warn: (message: string) => void, within = STOPS_WITHIN): Promise<void> {
    for (const { name, stop, pause } of this.#parts.splice(0).toReversed()) {
      const { promise: late, resolve } = Promise.withResolvers<'late'>()
      const timer = setTimeout(resolve, within + pause, 'late')
      const outcome = await Promise.race([run(stop), late])
      clearTimeout(timer)
      if (outcome === 'late')
        warn(`Stopping goes on without ${name}, which has not ended in ${(within + pause) / 1_000} s.`)
      else if (outcome) warn(`Stopping goes on without ${name}, which failed: ${outcome}`)
    }
  }
}

async function run(stop: () => unknown): Promise<string | null> {
  try {
    await stop()
    return null
  } catch (error) {
    return String(error)
  }
}
