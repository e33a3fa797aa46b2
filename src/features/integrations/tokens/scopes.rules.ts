import { isAtLeast, type Level } from '../../rights/levels.rules.ts'

/** What a token may be for. `overview` reads across the others: the dashboard, the archive and the search. */
export const AREAS = [
  'overview',
  'metrics',
  'goals',
  'tasks',
  'issues',
  'headlines',
  'comments',
  'meetings',
  'strategy',
  'tools',
  'fit',
  'conversations',
  'teams',
  'people',
  'company',
] as const

export type Area = (typeof AREAS)[number]

/** A scope names an area, and whether it reads or writes there. Writing doesn't include reading. */
export type TokenScope = `${Area}:read` | `${Exclude<Area, 'overview'>}:write`

export const readScope = (area: Area): TokenScope => `${area}:read`

/** Nothing is written in an overview. */
export const writeScope = (area: Area): TokenScope | null => (area === 'overview' ? null : `${area}:write`)

export const SCOPES: readonly TokenScope[] = AREAS.flatMap((area) => {
  const write = writeScope(area)
  return write ? [readScope(area), write] : [readScope(area)]
})

export const isWriting = (scope: TokenScope): boolean => scope.endsWith(':write')

const WRITES_FROM: Partial<Record<TokenScope, Level>> = {
  'strategy:write': 'manager',
  'tools:write': 'manager',
  'fit:write': 'manager',
  'teams:write': 'manager',
  'people:write': 'manager',
  'company:write': 'director',
}

/** The lowest level that has any use for this scope; a token with it doesn't outlive its person's going below. */
const leastLevelOf = (scope: TokenScope): Level =>
  isWriting(scope) ? (WRITES_FROM[scope] ?? 'member') : 'view-only'

/** The lowest level with which a token of these scopes counts. */
export const leastLevel = (scopes: readonly TokenScope[]): Level =>
  scopes.map(leastLevelOf).reduce((most, level) => (isAtLeast(level, most) ? level : most), 'view-only')

/** Those of a whole company: a token of some teams doesn't have them. */
const BEYOND_TEAMS: readonly TokenScope[] = [
  'fit:write',
  'conversations:write',
  'teams:write',
  'people:write',
  'company:write',
]

/** Whether a token for some teams only may have this scope. */
export const fitsTeams = (scope: TokenScope): boolean => !BEYOND_TEAMS.includes(scope)
