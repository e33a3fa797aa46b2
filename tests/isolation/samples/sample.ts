import type { Level } from '../../../src/features/rights/levels.rules.ts'
import { startOfQuarter, utcDayOf } from '../../../src/features/time/calendar.rules.ts'
import type { World } from '../world.ts'

/** How a procedure is called in a team's world, and from which level on it may be. */
export interface Sample {
  /** The lowest level that may; `server` for what no person may call. */
  least: Level | 'server'
  /** The person whose row it is (lena's, a member's): nobody else may, or sees it, or may too from below `least`. */
  own?: 'only' | 'unseen' | 'too'
  /** Only the meeting's scriber may, whatever the level. */
  scriber?: true
  args(world: World): Record<string, unknown>
}

export type MutationSamples = Record<string, Sample>
/** Those with a level above view-only answer to fewer. */
export type QuerySamples = Record<string, Pick<Sample, 'least' | 'args'>>

export const MORNING = '2026-11-18T08:00:00.000Z'
export const LAST_YEAR = { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' }

export const thisQuarter = () => startOfQuarter(utcDayOf(new Date().toISOString()))

/** What the scriber of a meeting says of which one, and of when they took over. */
export const timer = ({ meetingId }: World) => ({ meetingId, epoch: 1 })
