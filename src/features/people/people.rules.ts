import { hasManagerLevel, isActiveMember, levelCan, rank } from './people.access.ts'
import { type Level, LEVELS, type Person } from './people.table.ts'

/** How a person is called everywhere: full name, else the part of the e-mail before @, else the e-mail. */
export function displayName(person: { fullName?: string | null; email?: string | null } | undefined): string {
  const fullName = person?.fullName?.trim()
  const email = person?.email?.trim()
  return fullName || email?.split('@')[0] || email || 'Unknown User'
}

export const byDisplayName = (left: Person, right: Person): number =>
  displayName(left).localeCompare(displayName(right)) || left.email.localeCompare(right.email)

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

/** Whether the company would be left without an active director if `before` became `after` (null: was removed). */
export function losesLastDirector(
  everybody: readonly Person[],
  before: Person,
  after: Person | null,
): boolean {
  if (before.level !== 'director' || !isActiveMember(before)) return false
  if (after && isActiveMember(after) && rank(after.level) >= rank('director')) return false
  return !everybody.some(
    (person) => person.id !== before.id && person.level === 'director' && isActiveMember(person),
  )
}

/** Whether a change of level deactivates the person: down to view-only or inactive. */
export const endsSessions = (before: Level, after: Level): boolean =>
  rank(after) < rank(before) && rank(after) <= rank('view-only')

const ACTIVITY_MILLISECONDS = 3_600_000

/** Whether what is known of a person's last activity is so old that it is worth a change. */
export const isActivityStale = ({ lastActiveAt }: Pick<Person, 'lastActiveAt'>, now: string): boolean =>
  lastActiveAt === null || Date.parse(now) - Date.parse(lastActiveAt) > ACTIVITY_MILLISECONDS
