import type { Level } from '../rights/levels.rules.ts'
import { isAddress } from './invitations.rules.ts'

/** What an invitation is checked against: the company as it is, seen by whoever invites. */
export interface Standing {
  /** The levels that they may invite to. */
  levels: readonly Level[]
  /** Whether they manage a team; undefined if there is no such team. */
  manages(teamId: string): boolean | undefined
  isMember(email: string): boolean
  isInvited(email: string): boolean
  /** How many more mails the company may send now. */
  left: number
  /** Whether so many of their invitations were held back that they invite nobody else today. */
  isHeldBack: boolean
}

/** Why somebody can't be invited. */
export type InvitationProblem =
  | 'not-an-address'
  | 'level-not-yours'
  | 'team-unknown'
  | 'team-not-yours'
  | 'already-a-member'
  | 'already-invited'
  | 'limit-reached'
  | 'too-many-held'

interface Asked {
  /** As `normalEmail` writes it. */
  email: string
  level: Level
  teamIds: readonly string[]
}

/** What keeps somebody from being invited; null if nothing does. */
export function invitationProblem(
  { email, level, teamIds }: Asked,
  standing: Standing,
): InvitationProblem | null {
  if (!isAddress(email)) return 'not-an-address'
  if (!standing.levels.includes(level)) return 'level-not-yours'
  for (const teamId of teamIds) {
    const manages = standing.manages(teamId)
    if (!manages) return manages === undefined ? 'team-unknown' : 'team-not-yours'
  }
  if (standing.isMember(email)) return 'already-a-member'
  if (standing.isInvited(email)) return 'already-invited'
  if (standing.left <= 0) return 'limit-reached'
  return standing.isHeldBack ? 'too-many-held' : null
}
