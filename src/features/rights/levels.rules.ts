/** From least to most; each level has the capabilities of those before it. */
export const LEVELS = ['inactive', 'view-only', 'member', 'manager', 'director', 'super_admin'] as const

export type Level = (typeof LEVELS)[number]

/** The rank of a level: people may only act on people ranked below them. */
export const rank = (level: Level): number => LEVELS.indexOf(level)

/** Manager access: managers, directors and super admins. */
export const hasManagerLevel = (level: Level): boolean => rank(level) >= rank('manager')
