/** From least to most: each level has the capabilities of those before it. */
export const LEVELS = ['inactive', 'view-only', 'member', 'manager', 'director', 'super_admin'] as const

export type Level = (typeof LEVELS)[number]

/** The place of a level in that order, from 0. */
export const rank = (level: Level): number => LEVELS.indexOf(level)

export const isAtLeast = (level: Level, least: Level): boolean => rank(level) >= rank(least)

export const outranks = (level: Level, other: Level): boolean => rank(level) > rank(other)

/** What the specification calls manager access: managers, directors and super admins. */
export const hasManagerLevel = (level: Level): boolean => isAtLeast(level, 'manager')

/** What it calls director access: directors and super admins. */
export const hasDirectorLevel = (level: Level): boolean => isAtLeast(level, 'director')

/** Levels of earlier systems, as people and invitations are imported from them. */
const LEGACY: Readonly<Record<string, Level>> = {
  admin: 'director',
  owner: 'director',
  viewer: 'view-only',
  user: 'member',
}

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text)

/** The level that a name in an imported list stands for; a member's, if nobody knows it. */
export function levelNamed(name: string): Level {
  const known = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (isLevel(known)) return known
  if (known === 'super-admin') return 'super_admin'
  return LEGACY[known] ?? 'member'
}
