import type { Row, Table } from '../../../sync/define-table.ts'
import { companies } from '../../companies/companies.table.ts'
import { type Invitation, invitations } from '../../invitations/invitations.table.ts'
import { type Metric, metrics } from '../../metrics/metrics.table.ts'
import { people, type Person } from '../../people/people.table.ts'
import { isAtLeast, type Level } from '../../rights/levels.rules.ts'
import { type Checkup, checkupAnswers, checkups } from '../../tools/checkups/checkups.table.ts'
import { type TeamMember, teamMembers } from '../../teams/teams.table.ts'

/** Who imports, and whom they invite by it. */
export interface Importing {
  importerId: string
  /** The addresses of those who were members there. */
  members: ReadonlySet<string>
  now: string
}

/** Nobody becomes more than a director by an import: what is above works in all companies of a server. */
const importedLevel = (level: Level): Level => (isAtLeast(level, 'director') ? 'director' : level)

/**
 * A row of a file as it is written here; null if it is not. People join only once they have accepted an invitation: until then they are
 * former members, whose names stand at what they did.
 */
export function importedRow(table: Pick<Table, 'name'>, row: Row, importing: Importing): Row | null {
  const { importerId, members, now } = importing
  switch (table.name) {
    case companies.name:
      return null
    case people.name: {
      const person = row as Person
      if (person.id === importerId) return null
      return { ...person, level: importedLevel(person.level), status: 'removed', avatarUrl: null } as Row
    }
    case teamMembers.name:
      return (row as TeamMember).personId === importerId ? row : null
    case invitations.name: {
      const invitation = row as Invitation
      if (invitation.status !== 'pending') return row
      const asked = { ...invitation, invitedBy: importerId, level: importedLevel(invitation.level) }
      return (members.has(invitation.email) ? { ...asked, status: 'revoked', answeredAt: now } : asked) as Row
    }
    // Nobody’s answers can be given by a file: among them those of others could be told.
    case checkupAnswers.name:
      return null
    case checkups.name:
      return (row as Checkup).closedAt === null ? null : row
    // What fills a metric comes switched off.
    case metrics.name:
      return { ...(row as Metric), sourceFailingSince: null } as Row
    default:
      return row
  }
}

/** How a member of there is asked to be one here, by no mail before a director sends one. */
export const invitationOf = (
  { email, fullName, level }: Pick<Person, 'email' | 'fullName' | 'level'>,
  id: string,
  teamIds: readonly string[],
  { importerId, now }: Importing,
): Invitation => ({
  id,
  email,
  fullName: fullName.slice(0, 100) || null,
  level: importedLevel(level),
  teamIds,
  invitedBy: importerId,
  invitedAt: now,
  sentTimes: [],
  status: 'pending',
  answeredAt: null,
  mailHeldAt: null,
})
