const EVERY_MS = 5_000
const PER_MINUTE = 60_000 / EVERY_MS
const NAMES = ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'] as const

/** The server's memory while people meet, as its own metrics tell it. */
export class Memory {
  readonly #timer: NodeJS.Timeout
  readonly #samples: { resident: number; heap: number }[] = []

  constructor(url: string, token: string) {
    const sample = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const text = await (await fetch(`${url}/api/metrics`, { headers })).text()
      const [resident, heap] = NAMES.map((name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)![1]))
      this.#samples.push({ resident: resident! / 1e6, heap: heap! / 1e6 })
    }
    this.#timer = setInterval(() => void sample().catch(console.error), EVERY_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** By minute, the means in MB: what the process takes, and what of it lives in the heap. */
  byMinute(): { resident: number; heap: number }[] {
    const minutes = Map.groupBy(this.#samples, (_, index) => Math.floor(index / PER_MINUTE))
    return [...minutes.values()].map((samples) => ({
      resident: meanOf(samples.map(({ resident }) => resident)),
      heap: meanOf(samples.map(({ heap }) => heap)),
    }))
  }

  /** How much more the process took in the last quarter of the time than in the one before. */
  growth(): number {
    const quarter = Math.floor(this.#samples.length / 4)
    const [third, last] = [this.#samples.slice(-2 * quarter, -quarter), this.#samples.slice(-quarter)]
    return meanOf(last.map(({ resident }) => resident)) / meanOf(third.map(({ resident }) => resident))
  }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
