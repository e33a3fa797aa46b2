import type { Meeting } from '../meetings.table.ts'
import { near, type Rhythm } from './schedule.rules.ts'

const MINUTE_MS = 60_000

/** A meeting that begins so much before its time still is the one that was planned. */
const EARLY_MS = 2 * 60 * MINUTE_MS

/** When a meeting was to begin and end by its schedule, as ISO 8601; null for one that none foresaw. */
export type Planned = Pick<Meeting, 'plannedAt' | 'plannedUntil'>

export const NOT_PLANNED: Planned = { plannedAt: null, plannedUntil: null }

/** Which meeting of a series it is that begins at this moment (milliseconds): the one nearest to it that is about to begin or going on. */
export function plannedFor(rhythm: Rhythm, start: number): Planned {
  const [found] = near(rhythm, start)
    .filter(({ at, endsAt, isSkipped }) => !isSkipped && at - EARLY_MS <= start && start < endsAt)
    .toSorted((one, other) => Math.abs(one.at - start) - Math.abs(other.at - start))
  if (!found) return NOT_PLANNED
  return { plannedAt: new Date(found.at).toISOString(), plannedUntil: new Date(found.endsAt).toISOString() }
}

/** By how many whole minutes a meeting began and ended after it was to; negative if before. */
export interface Punctuality {
  /** Null if no schedule foresaw it. */
  readonly startedLate: number | null
  /** By its schedule, else by the minutes of its agenda. Null while it runs. */
  readonly endedLate: number | null
}

type Held = Planned & Pick<Meeting, 'startedAt' | 'endedAt' | 'sections'>

export function punctualityOf({ plannedAt, plannedUntil, startedAt, endedAt, sections }: Held): Punctuality {
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0)
  const until = plannedUntil ? Date.parse(plannedUntil) : Date.parse(startedAt) + minutes * MINUTE_MS
  const late = (moment: string, than: number) => Math.round((Date.parse(moment) - than) / MINUTE_MS) || 0
  return {
    startedLate: plannedAt === null ? null : late(startedAt, Date.parse(plannedAt)),
    endedLate: endedAt === null ? null : late(endedAt, until),
  }
}
