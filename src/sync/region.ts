import type { Row, Table } from './define-table.ts'
import type { LiveSet } from './live-set.ts'
import { roster, type Scope, team } from './scope.ts'

/** Rows of one table, live or not: those that equal `where` and whose `field` lies from `from` to before `to`. */
export interface Span {
  readonly table: string
  readonly where: Readonly<Record<string, string>>
  readonly range?: { readonly field: string; readonly from: string; readonly to: string }
}

/** What a query reads: the live rows of a scope and, with `span`, rows of that scope whether or not they are live. */
export interface Region {
  readonly scope: Scope
  readonly span?: Span
}

/** Names the rows of `table` that equal `where`, and lie within `range` if there is one. Their companions come with them. */
export const spanOf = <R extends Row>(
  table: Table<R>,
  where: { readonly [K in keyof R & string]?: R[K] & string },
  range?: { readonly field: keyof R & string; readonly from: string; readonly to: string },
): Span => ({
  table: table.name,
  where: where as Record<string, string>,
  ...(range ? { range } : {}),
})

/** The live rows of a team, and who is on it. */
export const ofTeam = (teamId: string): Region[] => [{ scope: team(teamId) }, rosterOf(teamId)]

/** Who is on a team. */
export const rosterOf = (teamId: string): Region => ({ scope: roster(teamId) })

/** Equal for regions that name the same rows. */
export const regionKey = (region: Region): string => JSON.stringify(region)

/** Whether the span names this row of its table. */
export function isWithin({ where, range }: Span, row: Row): boolean {
  const values = row as Row & Record<string, unknown>
  if (Object.entries(where).some(([field, value]) => values[field] !== value)) return false
  if (!range) return true
  const value = values[range.field]
  return typeof value === 'string' && value >= range.from && value < range.to
}

/** Whether everything that the span names is live at `now` (ISO 8601) in any case. */
export const isWhollyLive = ({ table, range }: Span, liveSet: LiveSet, now: string): boolean =>
  range !== undefined && liveSet.isRecent(table, range.field, range.from, now)
