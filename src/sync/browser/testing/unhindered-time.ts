/** Time by which somebody waits. */
export interface Time {
  now(): number
  /** Runs `task` after so many milliseconds. @returns calls it off */
  after(milliseconds: number, task: () => void): () => void
}

export const realTime: Time = {
  now: () => performance.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
}

const LOOKS_EVERY_MS = 10
const HELD_UP_MS = 40

let lost = 0
let lookedAt = performance.now()

function now(): number {
  const real = performance.now()
  const gap = real - lookedAt
  if (gap > HELD_UP_MS) lost += gap - LOOKS_EVERY_MS
  lookedAt = real
  return real - lost
}
setInterval(now, LOOKS_EVERY_MS).unref()

/** Real time, which does not pass while the process is held up. */
export const unhinderedTime: Time = {
  now,
  after(milliseconds, task) {
    const due = now() + milliseconds
    const look = (): void => {
      const left = due - now()
      // A timer may come up to a millisecond early.
      if (left < 1) task()
      else timer = setTimeout(look, left)
    }
    let timer = setTimeout(look, milliseconds)
    return () => clearTimeout(timer)
  },
}
