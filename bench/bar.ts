/** A measured figure and the bar it has to reach. */
export interface Measure {
  what: string
  measured: string
  bar: string
  /** Whether the bar was reached; null if there is none. */
  reached: boolean | null
}

/** What `npm run bench -- <name>` measures: one file of bench/. */
export interface Bar {
  name: string
  run(): Promise<Measure[]>
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const sorted = (values: readonly number[]): number[] => values.toSorted((left, right) => left - right)

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`

export const atMost = (what: string, value: number, bar: number, write = milliseconds): Measure => ({
  what,
  measured: write(value),
  bar: `at most ${write(bar)}`,
  reached: value <= bar,
})

export const atLeast = (
  what: string,
  value: number,
  bar: number,
  write: (value: number) => string,
): Measure => ({
  what,
  measured: write(value),
  bar: `at least ${write(bar)}`,
  reached: value >= bar,
})

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`

export const plain = (value: number): string => value.toLocaleString('en-US')

export const times = (value: number): string => `${value.toFixed(2)} times`

export const megabytes = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} MB`

/** Prints what was measured. */
export function tell(measures: readonly Measure[]): void {
  console.table(
    measures.map(({ what, measured, bar, reached }) => ({
      what,
      measured,
      bar,
      reached: reached === null ? '' : reached ? 'yes' : 'NO',
    })),
  )
}
