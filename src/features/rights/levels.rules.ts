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

/**
 * Whether a company that insists on its own provider asks people of this level for its proof. Directors keep every way, so that a provider that
 * is away or set up wrong locks nobody out for good.
 */
export const needsProof = (level: Level): boolean => !hasDirectorLevel(level)
