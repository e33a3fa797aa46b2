import type { SectionTime } from './meeting-results.table.ts'

/** Lengths in percent of the longest bar, so that all sections share one scale. */
export interface TimeBar {
  planned: number
  /** What was taken within the plan. */
  taken: number
  /** What was taken beyond it. */
  over: number
}

/** A section's plan and what it took, as bars. */
export function timeBars(times: readonly Pick<SectionTime, 'minutes' | 'seconds'>[]): TimeBar[] {
  const longest = Math.max(1, ...times.map(({ minutes, seconds }) => Math.max(minutes * 60, seconds)))
  const share = (seconds: number) => Math.round((seconds / longest) * 1_000) / 10
  return times.map(({ minutes, seconds }) => ({
    planned: share(minutes * 60),
    taken: share(Math.min(minutes * 60, seconds)),
    over: share(Math.max(0, seconds - minutes * 60)),
  }))
}

/** Seconds planned and taken by all sections together; pauses belong to none. */
export const totalTime = (times: readonly Pick<SectionTime, 'minutes' | 'seconds'>[]) => ({
  planned: times.reduce((sum, { minutes }) => sum + minutes * 60, 0),
  taken: times.reduce((sum, { seconds }) => sum + seconds, 0),
})
