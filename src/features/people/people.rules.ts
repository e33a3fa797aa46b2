import { isAtLeast } from '../rights/levels.rules.ts'
import type { Person } from './people.table.ts'

/** How a person is called everywhere: full name, else the part of the e-mail before @, else the e-mail. */
export function displayName(person: { fullName?: string | null; email?: string | null } | undefined): string {
  const fullName = person?.fullName?.trim()
  const email = person?.email?.trim()
  return fullName || email?.split('@')[0] || email || 'Unknown User'
}

export const byDisplayName = (left: Person, right: Person): number =>
  displayName(left).localeCompare(displayName(right)) || left.email.localeCompare(right.email)

/** Whether the person counts as one of the company now. */
export const isActiveMember = ({ status, level }: Person): boolean =>
  status === 'active' && level !== 'inactive'

/** Whether the company would be left without an active director if `before` became `after` (null: was removed). */
export function losesLastDirector(
  everybody: readonly Person[],
  before: Person,
  after: Person | null,
): boolean {
  if (before.level !== 'director' || !isActiveMember(before)) return false
  if (after && isActiveMember(after) && isAtLeast(after.level, 'director')) return false
  return !everybody.some(
    (person) => person.id !== before.id && person.level === 'director' && isActiveMember(person),
  )
}

const ACTIVITY_MILLISECONDS = 3_600_000

/** Whether the last recorded activity is more than an hour old, so that a new one is worth writing. */
export const isActivityStale = ({ lastActiveAt }: Pick<Person, 'lastActiveAt'>, now: string): boolean =>
  lastActiveAt === null || Date.parse(now) - Date.parse(lastActiveAt) > ACTIVITY_MILLISECONDS
