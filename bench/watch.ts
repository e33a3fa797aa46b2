export interface Watched<T> {
  result: T
  /**
   * The most that this process computed, in milliseconds, without letting anything else have its turn. It is CPU time, because a machine
   * that is busy with other things stops a process for longer than that.
   */
  longestBlock: number
  /** The most memory that it had, in bytes. */
  mostMemory: number
}

const LOOK_MS = 1
const WEIGH_MS = 50

/** Runs `work` and watches this process, which is the server's. */
export async function watch<T>(work: () => Promise<T>): Promise<Watched<T>> {
  let longestBlock = 0
  let before = computed()
  const looking = setInterval(look, LOOK_MS)
  function look(): void {
    const now = computed()
    longestBlock = Math.max(longestBlock, now - before)
    before = now
  }
  let mostMemory = process.memoryUsage.rss()
  const weighing = setInterval(() => {
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss())
  }, WEIGH_MS)
  const result = await work()
  look()
  clearInterval(looking)
  clearInterval(weighing)
  return { result, longestBlock, mostMemory }
}

/** The CPU time of this thread so far, in milliseconds. */
function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
