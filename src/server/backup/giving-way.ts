import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds: so long may pass before a rest, which timers could not keep much shorter. */
const AT_A_TIME = 4

/** Rests for as long as has passed since the last rest, so that whoever shares the process has at least half of it. */
export function givingWay(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    const passed = performance.now() - since
    if (passed < AT_A_TIME) return
    await sleep(passed)
    since = performance.now()
  }
}

/** The same bytes, with `rest` after each piece. */
export async function* rested(
  pieces: AsyncIterable<Uint8Array>,
  rest: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    yield piece
    await rest()
  }
}
