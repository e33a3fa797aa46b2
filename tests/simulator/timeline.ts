import { AsyncLocalStorage } from 'node:async_hooks'

/** Something that can die in the middle of anything: whatever it had still to do is then never done. */
export class Process {
  readonly name: string
  isAlive = true
  /** How many milliseconds its clock is wrong by. */
  clockError = 0

  constructor(name: string) {
    this.name = name
  }
}

/** What is to be done at a moment, on behalf of a process. */
export interface Task {
  at: number
  readonly order: number
  readonly process: Process
  readonly run: () => void
  isCancelled: boolean
}

const isBefore = (one: Task, other: Task): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

const nextTurn = setImmediate

/**
 * The one order in which everything happens. Time passes only between tasks: it jumps to the next one. Between two of them all promises
 * that can settle do so, because nothing in a simulation waits for the real world.
 */
export class Timeline {
  /** Milliseconds since the beginning. */
  now = 0
  /** How many tasks have been run. */
  count = 0
  readonly #startsAt: number
  readonly #current = new AsyncLocalStorage<Process>()
  readonly #outside = new Process('outside')
  /** A binary heap, the next task first. */
  readonly #tasks: Task[] = []
  #order = 0

  /** @param startsAt the moment of the beginning, in milliseconds since 1970 */
  constructor(startsAt: number) {
    this.#startsAt = startsAt
  }

  /** On whose behalf the running code acts. */
  get process(): Process {
    return this.#current.getStore() ?? this.#outside
  }

  /** What the clock of the running process shows, in milliseconds since 1970. */
  clock(): number {
    return Math.floor(this.#startsAt + this.now + this.process.clockError)
  }

  /** The true time, in milliseconds since 1970. */
  trueTime(): number {
    return Math.floor(this.#startsAt + this.now)
  }

  /** Runs `work`, and whatever it leads to, on behalf of a process. */
  within<T>(process: Process, work: () => T): T {
    return this.#current.run(process, work)
  }

  after(milliseconds: number, run: () => void, process = this.process): Task {
    const wait = milliseconds > 0 ? milliseconds : 0
    const task = { at: this.now + wait, order: this.#order++, process, run, isCancelled: false }
    this.#push(task)
    return task
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.after(milliseconds, resolve))
  }

  /** Runs one task after the other until the work is done. Rejects if it fails, or if it can't be done because nothing happens any more. */
  play<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let isOver = false
      const over = (end: () => void) => {
        isOver = true
        end()
      }
      const step = () => {
        if (isOver) return
        const task = this.#pop()
        if (!task) return over(() => reject(new Error('Nothing happens any more, and the story is not over')))
        if (!task.isCancelled && task.process.isAlive) {
          this.now = task.at
          this.count++
          this.within(task.process, task.run)
        }
        nextTurn(step)
      }
      work().then(
        (result) => over(() => resolve(result)),
        (error: unknown) => {
          const failure = error as Error
          over(() => reject(failure))
        },
      )
      nextTurn(step)
    })
  }

  #push(task: Task): void {
    const tasks = this.#tasks
    let index = tasks.push(task) - 1
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!isBefore(task, tasks[parent]!)) break
      tasks[index] = tasks[parent]!
      index = parent
    }
    tasks[index] = task
  }

  #pop(): Task | undefined {
    const tasks = this.#tasks
    const first = tasks[0]
    const last = tasks.pop()
    if (!first || !last || tasks.length === 0) return first
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= tasks.length) break
      if (child + 1 < tasks.length && isBefore(tasks[child + 1]!, tasks[child]!)) child++
      if (!isBefore(tasks[child]!, last)) break
      tasks[index] = tasks[child]!
      index = child
    }
    tasks[index] = last
    return first
  }
}
