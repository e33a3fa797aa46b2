import { normalEmail } from '../../accounts/email.rules.ts'
import { nameProblem } from '../../accounts/names.rules.ts'
import { knownLevel } from '../../rights/legacy-levels.rules.ts'
import type { Level } from '../../rights/levels.rules.ts'
import { isCoolingDown, mailsLeft, areTooManyHeld } from '../invitations.rules.ts'
import type { InvitingStanding } from '../invitations.queries.ts'
import type { Invitation } from '../invitations.table.ts'
import { type InvitationProblem, invitationProblem, type Standing } from '../inviting.rules.ts'
import type { Entry } from './entries.rules.ts'

/** What becomes of somebody on the list. */
export type Outcome =
  | 'invite'
  | 'mail-again'
  | 'invited'
  | 'mailed-again'
  | 'not-mailed'
  | 'repeated'
  | 'bad-name'
  | 'level-unknown'
  | InvitationProblem

export interface Planned {
  entry: Entry
  email: string
  fullName: string | null
  level: Level | null
  teamIds: readonly string[]
  outcome: Outcome
  /** What the outcome is about, such as the team that nobody knows. */
  about: string | null
  /** The invitation that is there already. */
  invitation: Invitation | null
}

const READY: readonly Outcome[] = ['invite', 'mail-again']
const DONE: readonly Outcome[] = ['invited', 'mailed-again', 'not-mailed']

/** Whether the button that sends will do something for this row. */
export const isReady = ({ outcome }: Planned): boolean => READY.includes(outcome)
export const isDone = ({ outcome }: Planned): boolean => DONE.includes(outcome)
export const isWrong = (row: Planned): boolean => !isReady(row) && !isDone(row)

/** What of the entry can be changed so that somebody can be invited. */
export function mendable(outcome: Outcome): 'email' | 'name' | 'level' | 'teams' | null {
  if (['not-an-address', 'repeated', 'already-a-member', 'already-invited'].includes(outcome)) return 'email'
  if (outcome === 'bad-name') return 'name'
  if (outcome === 'level-unknown' || outcome === 'level-not-yours') return 'level'
  return outcome === 'team-unknown' || outcome === 'team-not-yours' ? 'teams' : null
}

export interface Choices {
  /** For those of whom the list says none. */
  level: Level
  teamIds: readonly string[]
  /** Whether those who haven't answered get another mail. */
  mailsAgain: boolean
}

/** Of entries that were sent, by their lines, the invitations that were to be made or mailed again. */
export type Sent = ReadonlyMap<number, string>

/** What would become, and has become, of everybody on a list. */
export function planned(
  entries: readonly Entry[],
  choices: Choices,
  sent: Sent,
  { standing, actorId, now }: { standing: InvitingStanding; actorId: string; now: string },
): Planned[] {
  const byId = new Map(standing.invitations.map((invitation) => [invitation.id, invitation]))
  const pending = new Map(
    standing.invitations.flatMap((one) => (one.status === 'pending' ? [[one.email, one] as const] : [])),
  )
  const checks = checksOf(standing, pending, actorId, now)
  const teamsByName = new Map(standing.teams.map((team) => [team.name.toLowerCase(), team]))
  const seen = new Set<string>()

  function plan(entry: Entry): Planned {
    const email = normalEmail(entry.email)
    const level = entry.level === null ? choices.level : knownLevel(entry.level)
    const named = entry.teams?.map((name) => teamsByName.get(name.toLowerCase()))
    const row = {
      entry,
      email,
      fullName: entry.fullName.trim() || null,
      level,
      teamIds: named ? [...new Set(named.flatMap((team) => team?.id ?? []))] : choices.teamIds,
      about: null,
      invitation: pending.get(email) ?? null,
    }
    const mine = byId.get(sent.get(entry.line) ?? '')
    if (mine) {
      seen.add(email)
      return { ...row, level: mine.level, teamIds: mine.teamIds, outcome: outcomeOf(mine), invitation: mine }
    }
    const unknown = entry.teams?.find((_, place) => named?.[place] === undefined)
    const before = problemOfEntry(entry, level)
    if (before) return { ...row, ...before }
    if (unknown !== undefined) return { ...row, outcome: 'team-unknown', about: unknown }
    if (seen.has(email)) return { ...row, outcome: 'repeated' }
    const problem = invitationProblem({ ...row, level: level! }, checks)
    if (problem !== 'not-an-address') seen.add(email)
    if (problem === 'already-invited' && choices.mailsAgain && !isCoolingDown(row.invitation!, now))
      return { ...row, outcome: checks.left-- > 0 ? 'mail-again' : 'limit-reached' }
    if (problem) return { ...row, outcome: problem, about: aboutOf(problem, entry, row.teamIds) }
    checks.left--
    return { ...row, outcome: 'invite' }
  }

  const nameOf = (id: string) => standing.teams.find((team) => team.id === id)
  const aboutOf = (problem: InvitationProblem, entry: Entry, teamIds: readonly string[]): string | null => {
    if (problem === 'level-not-yours') return entry.level
    if (problem !== 'team-not-yours') return null
    return teamIds.map(nameOf).find((team) => team?.manages === false)?.name ?? null
  }
  const outcomeOf = (mine: Invitation): Outcome => {
    if (mine.mailHeldAt !== null) return 'not-mailed'
    return mine.sentTimes.length > 1 || mine.sentTimes[0] !== mine.invitedAt ? 'mailed-again' : 'invited'
  }
  return entries.map(plan)
}

/** What is wrong with an entry, whoever it is sent by. */
function problemOfEntry(
  { fullName, level: named }: Entry,
  level: Level | null,
): { outcome: Outcome; about: string | null } | null {
  // A spreadsheet would calculate it, and whoever reads it in a mail would take it for something else.
  const isFormula = /^[=+@\t\r-]/.test(fullName.trim())
  if (fullName.length > MOST_LETTERS || isFormula || nameProblem(fullName) !== null)
    return { outcome: 'bad-name', about: null }
  return level === null ? { outcome: 'level-unknown', about: named } : null
}

const MOST_LETTERS = 100

function checksOf(
  standing: InvitingStanding,
  pending: ReadonlyMap<string, Invitation>,
  actorId: string,
  now: string,
): Standing {
  const members = new Set(standing.members)
  const teams = new Map(standing.teams.map(({ id, manages }) => [id, manages]))
  return {
    levels: standing.levels,
    manages: (teamId) => teams.get(teamId),
    isMember: (email) => members.has(email),
    isInvited: (email) => pending.has(email),
    left: mailsLeft(standing.invitations, now),
    isHeldBack: areTooManyHeld(
      standing.invitations.filter(({ invitedBy }) => invitedBy === actorId),
      now,
    ),
  }
}
