const EVERY_MS = 2_000

/** Says how far something is, every two seconds. */
export function progress(say: (line: string) => void): (line: () => string) => void {
  let next = performance.now() + EVERY_MS
  return (line) => {
    if (performance.now() < next) return
    next = performance.now() + EVERY_MS
    say(line())
  }
}
