import { levelCan } from './capabilities.access.ts'
import { hasManagerLevel, type Level, LEVELS, rank } from './levels.rules.ts'

/** The levels that somebody of level `giver` may give: those below, and to directors and up also their own. */
export function grantableLevels(giver: Level): readonly Level[] {
  if (!hasManagerLevel(giver)) return []
  return LEVELS.filter(
    (level) => rank(level) < rank(giver) || (level === giver && levelCan(giver, 'manage_users')),
  )
}

export const maySetLevel = (giver: Level, present: Level, next: Level): boolean =>
  rank(present) < rank(giver) && grantableLevels(giver).includes(next)

/** Directors and up remove anybody not ranked above themselves. */
export const mayRemove = (remover: Level, present: Level): boolean =>
  levelCan(remover, 'manage_users') && rank(present) <= rank(remover)

/** Whether a change of level deactivates the person: down to view-only or inactive. */
export const endsSessions = (before: Level, after: Level): boolean =>
  rank(after) < rank(before) && rank(after) <= rank('view-only')
