import { levelCan } from './capabilities.rules.ts'
import { hasManagerLevel, isAtLeast, type Level, LEVELS, outranks } from './levels.rules.ts'

/** Who manages whom. People manage those they outrank; directors and up also manage their equals where it says so. */

/** The levels that somebody may give: those below their own and, from director up, their own as well. */
export function grantableLevels(giver: Level): readonly Level[] {
  if (!hasManagerLevel(giver)) return []
  return LEVELS.filter(
    (level) => outranks(giver, level) || (level === giver && levelCan(giver, 'manage_users')),
  )
}

/** The levels that somebody may invite to: those they may give, but nobody is invited without access. */
export const invitableLevels = (inviter: Level): readonly Level[] =>
  grantableLevels(inviter).filter((level) => level !== 'inactive')

export const maySetLevel = (giver: Level, present: Level, next: Level): boolean =>
  outranks(giver, present) && grantableLevels(giver).includes(next)

/** Managers correct anybody's name, and everybody their own. */
export const mayRename = (level: Level, isSelf: boolean): boolean => isSelf || hasManagerLevel(level)

/** Directors and up remove anybody who doesn't outrank them. */
export const mayRemove = (remover: Level, present: Level): boolean =>
  levelCan(remover, 'manage_users') && !outranks(present, remover)

/** The level that deactivating a person leaves them. */
export const DEACTIVATED: Level = 'view-only'

/** Whether a change of level deactivates a person, which signs them out everywhere. */
export const deactivates = (before: Level, after: Level): boolean =>
  outranks(before, after) && isAtLeast(DEACTIVATED, after)
