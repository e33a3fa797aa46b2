import { isAtLeast } from '../rights/levels.rules.ts'
import type { Person } from './people.table.ts'
import { UNKNOWN_USER } from './names.text.ts'

/** What a person is called everywhere: the full name, else the part of the e-mail before @, else the e-mail. */
export function displayName(person: { fullName?: string | null; email?: string | null } | undefined): string {
  const fullName = person?.fullName?.trim()
  const email = person?.email?.trim()
  return fullName || email?.split('@')[0] || email || UNKNOWN_USER
}

export const byDisplayName = (left: Person, right: Person): number =>
  displayName(left).localeCompare(displayName(right)) || left.email.localeCompare(right.email)

/** Whether the person is a member of the company with access to it. */
export const isActiveMember = ({ status, level }: Pick<Person, 'status' | 'level'>): boolean =>
  status === 'active' && level !== 'inactive'

/** Whether the company would lose its only active director if `before` became `after`, or left (null). */
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

const ACTIVITY_MS = 3_600_000

/** Whether the recorded activity is more than an hour old, so that newer activity is worth writing. */
export const isActivityStale = ({ lastActiveAt }: Pick<Person, 'lastActiveAt'>, now: string): boolean =>
  lastActiveAt === null || Date.parse(now) - Date.parse(lastActiveAt) > ACTIVITY_MS
