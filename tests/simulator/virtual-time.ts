import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timersPromises from 'node:timers/promises'
import zlib from 'node:zlib'
import { chance } from '../seeded.ts'
import { type Task, Timeline } from './timeline.ts'

/** A Monday morning. */
const BEGINNING = Date.UTC(2026, 0, 5, 8)

/** What setTimeout and setInterval answer. */
class Timer {
  task: Task | null = null

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  stop(): void {
    if (this.task) this.task.isCancelled = true
    this.task = null
  }
}

/**
 * Makes this whole process run on virtual time and on chance from a seed: clocks, timers, random numbers and ids. What would be done in other
 * threads is done here. Call it before anything else is loaded.
 */
export function virtualTime(seed: number): Timeline {
  const timeline = new Timeline(BEGINNING)
  replaceClocks(timeline)
  replaceTimers(timeline)
  replaceChance(seed)
  syncBuiltinESMExports()
  return timeline
}

function replaceClocks(timeline: Timeline): void {
  const RealDate = Date
  class VirtualDate extends RealDate {
    static override now(): number {
      return timeline.clock()
    }

    constructor(...given: [] | [string | number | Date]) {
      super(...((given.length === 0 ? [timeline.clock()] : given) as [number]))
    }
  }
  const performance = { timeOrigin: BEGINNING, now: () => timeline.now }
  define({ Date: VirtualDate, performance })
}

function replaceTimers(timeline: Timeline): void {
  const later = (run: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) => {
    const timer = new Timer()
    timer.task = timeline.after(wait, () => {
      timer.task = null
      run(...given)
    })
    return timer
  }
  const again = (run: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) => {
    const timer = new Timer()
    const next = () => {
      timer.task = timeline.after(Math.max(wait, 1), () => {
        next()
        run(...given)
      })
    }
    next()
    return timer
  }
  const stop = (timer: Timer | undefined) => timer?.stop()
  define({
    setTimeout: later,
    setInterval: again,
    setImmediate: (run: (...given: unknown[]) => void, ...given: unknown[]) => later(run, 0, ...given),
    clearTimeout: stop,
    clearInterval: stop,
    clearImmediate: stop,
  })
  Object.assign(timersPromises, {
    setTimeout: async (wait = 0, value?: unknown) => {
      await timeline.sleep(wait)
      return value
    },
  })
  Object.assign(AbortSignal, {
    timeout: (wait: number) => {
      const over = new AbortController()
      timeline.after(wait, () => over.abort(new DOMException('Out of time', 'TimeoutError')))
      return over.signal
    },
  })
  Object.assign(zlib, {
    deflateRaw: (text: Buffer, options: zlib.ZlibOptions, done: (error: null, bytes: Buffer) => void) =>
      timeline.after(0, () => done(null, zlib.deflateRawSync(text, options))),
  })
}

function replaceChance(seed: number): void {
  const dice = chance(seed ^ 0x5eed)
  const getRandomValues = <T extends Uint8Array>(bytes: T): T => {
    for (let index = 0; index < bytes.length; index++) bytes[index] = dice.integer(0, 255)
    return bytes
  }
  const randomUUID = () => {
    const bytes = getRandomValues(new Uint8Array(16))
    bytes[6] = (bytes[6]! & 0x0f) | 0x40
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    return Buffer.from(bytes)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
  Math.random = () => dice.next()
  Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: getRandomValues })
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: randomUUID })
  Object.assign(crypto, { randomUUID })
}

function define(globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
