/** Work that several wait for. Once the last of them has given up, it is told to stop. */
export class SharedWork<T> {
  readonly result: Promise<T>
  readonly #stop = new AbortController()
  #waiting = 0

  constructor(work: (stop: AbortSignal) => Promise<T>) {
    this.result = work(this.#stop.signal)
  }

  /** Its result. Rejects as soon as `signal` is aborted; without one, the caller waits until the end. */
  async wait(signal?: AbortSignal): Promise<T> {
    this.#waiting++
    if (!signal) return this.result
    const gone = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        reject(signal.reason as Error)
        this.#waiting--
        if (this.#waiting === 0) this.#stop.abort(signal.reason)
      }
      if (signal.aborted) giveUp()
      else signal.addEventListener('abort', giveUp, { once: true })
    })
    return Promise.race([this.result, gone])
  }
}
