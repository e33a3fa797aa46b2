import { percentile } from './percentiles.rules.ts'

/** What the browser tells of this visit; null for what it does not measure. Times in milliseconds, sizes in bytes. */
export interface Visit {
  firstByte: number | null
  largestPaint: number | null
  layoutShift: number | null
  slowestAnswer: number | null
  mostAnswers: number | null
  kept: number | null
  memory: number | null
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Reads what the browser has measured since the page was opened. */
export async function measureVisit(): Promise<Visit> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [paints, shifts, answers] = await Promise.all([
    entriesOf('largest-contentful-paint'),
    entriesOf('layout-shift') as Promise<Shift[] | null>,
    entriesOf('event'),
  ])
  const counted = shifts?.filter(({ hadRecentInput }) => !hadRecentInput)
  const { memory } = performance as { memory?: { usedJSHeapSize: number } }
  const estimate = await navigator.storage?.estimate()
  return {
    firstByte: navigation?.responseStart ?? null,
    largestPaint: paints?.at(-1)?.startTime ?? null,
    layoutShift: counted ? counted.reduce((sum, { value }) => sum + value, 0) : null,
    slowestAnswer: answers && Math.max(0, ...answers.map(({ duration }) => duration)),
    // Browsers tell of no answers that took less than 16 ms.
    mostAnswers:
      answers &&
      (answers.length > 0
        ? percentile(
            answers.map(({ duration }) => duration),
            95,
          )
        : 0),
    kept: estimate?.usage ?? null,
    memory: memory?.usedJSHeapSize ?? null,
  }
}

/** As long as a browser takes to hand over what it has buffered. */
const BUFFERED_WITHIN = 100

function entriesOf(type: string): Promise<PerformanceEntry[] | null> {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return Promise.resolve(null)
  const found: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
  observer.observe({ type, buffered: true })
  return new Promise((resolve) =>
    setTimeout(() => {
      observer.disconnect()
      resolve(found)
    }, BUFFERED_WITHIN),
  )
}

/** How often each way is measured: as many as a 95th percentile needs. */
export const ROUNDS = 20

/** Asks so many times one after the other. Resolves to the times in milliseconds, in their order. */
export async function timesOf(path: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const answer = await fetch(path, { cache: 'no-store' })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - start)
  }
  return times
}
