import { expect, test, vi } from 'vitest'
import { DEAD_AFTER_MS, type Hello } from '../protocol.ts'
import type { Platform } from './platform.ts'
import type { Requests } from './requests.ts'
import { openWatchedLine } from './watched-line.ts'

const STEP_MS = 5_000
const DAY_MS = 86_400_000

test.for([0, DAY_MS, -DAY_MS])(
  'a line that falls silent is given up, if the clock is set by %i ms too',
  (jump) => {
    let clock = Date.now()
    let check = () => {}
    const startTimer = (_wait: number, task: () => void) => {
      check = task
      return () => {}
    }
    const close = vi.fn<() => void>()
    openWatchedLine({
      platform: { now: () => clock, startTimer } as unknown as Platform,
      requests: {} as Requests,
      hello: {} as Hello,
      open: () => ({ say: null, close }),
      maxMs: Infinity,
      onFrame: () => undefined,
    })
    clock += jump
    for (let waited = 0; waited <= DEAD_AFTER_MS + STEP_MS; waited += STEP_MS) {
      clock += STEP_MS
      check()
    }
    expect(close).toHaveBeenCalled()
  },
)
