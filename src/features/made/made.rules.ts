import type { Readers } from '../revisions/readers.rules.ts'

/** What can be made of something else by the product's own dialogs. */
export const MADE_KINDS = ['issue', 'task', 'headline', 'goal'] as const

export type MadeKind = (typeof MADE_KINDS)[number]

/** What was made of something. Whoever sees its origin may not see it, so this is no reference. */
export interface MadeRef {
  readonly kind: MadeKind
  readonly id: string
}

/** How many of each kind an origin remembers. */
export const MOST_MADE = 20

/** The latest last; the first one is forgotten where there are too many. */
export const withMade = (ids: readonly string[], id: string): string[] =>
  [...ids.filter((one) => one !== id), id].slice(-MOST_MADE)

/** These ids as what was made, of one kind. */
export const madeOfKind = (kind: MadeKind, ids: readonly (string | null)[]): MadeRef[] =>
  ids.flatMap((id) => (id === null ? [] : { kind, id }))

/** For one person alone. */
export const personally = (personId: string): Readers => ({ audience: 'person', teamId: null, personId })
