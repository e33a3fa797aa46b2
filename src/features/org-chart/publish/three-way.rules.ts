import { choice, list, object, uuid } from '../../../sync/fields.ts'
import { isSame } from '../../../sync/share.ts'
import { type SeatContent, VALUE_FIELDS } from '../charts/copy.rules.ts'
import { MOST_SEATS } from '../org-chart.table.ts'

export type ValueField = (typeof VALUE_FIELDS)[number]

/** What can have been changed both in a draft and on the live chart. `presence`: whether the seat is there at all. */
export const CONFLICT_FIELDS = ['presence', 'place', ...VALUE_FIELDS] as const

export type ConflictField = (typeof CONFLICT_FIELDS)[number]

/** The fields changed on both sides of which the draft’s is taken, as arguments. */
export const takenFields = () =>
  list(object({ seatId: uuid(), field: choice(...CONFLICT_FIELDS) }), MOST_SEATS)

/** A field of a live seat. */
export interface FieldOf {
  readonly seatId: string
  readonly field: ConflictField
}

/** What a seat says at the three moments, all in ids of the live chart. */
export interface ThreeWays {
  /** When the draft was made. */
  readonly base: SeatContent
  readonly live: SeatContent
  readonly draft: SeatContent
}

/** What becomes of a value: it stays, the draft's is taken, or somebody has to choose. */
export type Outcome = 'live' | 'draft' | 'conflict'

const outcomeOf = (base: unknown, live: unknown, draft: unknown): Outcome => {
  if (isSame(draft, base) || isSame(draft, live)) return 'live'
  return isSame(live, base) ? 'draft' : 'conflict'
}

const placeIn = ({ parentId, position }: SeatContent) => ({ parentId, position })

export const outcomeOfField = (
  { base, live, draft }: ThreeWays,
  field: Exclude<ConflictField, 'presence'>,
): Outcome =>
  field === 'place'
    ? outcomeOf(placeIn(base), placeIn(live), placeIn(draft))
    : outcomeOf(base[field], live[field], draft[field])

/** Whether anything that a person would call a change differs. Its position among others does not: making room for one changes others’. */
export const saysElse = (one: SeatContent, other: SeatContent): boolean =>
  one.parentId !== other.parentId || VALUE_FIELDS.some((field) => !isSame(one[field], other[field]))
