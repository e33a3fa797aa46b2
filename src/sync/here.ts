import type { Scope } from './scope.ts'

/**
 * Where somebody is at this moment: in a place that a scope's people share, such as a team's scorecard, and at what of it. It is told
 * on and never stored, so it may get lost.
 */
export interface Here {
  readonly scope: string
  /** At most 40 characters, the same for everybody who is there. */
  readonly place: string
  /** At most 100 characters, such as the id of a row. */
  readonly what: string
}

export interface SomebodyHere {
  readonly personId: string
  readonly place: string
  readonly what: string
}

/** In how many places one line can be at a time. */
export const MAX_HERE = 10

/** The most entries that are told of one scope. */
export const MAX_TOLD = 200

/** The key of the ephemeral that lists who is where in this scope. */
export const hereKey = (scope: Scope): string => `here ${scope}`

export const isHereKey = (key: string): boolean => key.startsWith('here ')
