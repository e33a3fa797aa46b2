import { defineQuery } from '../../../sync/define-query.ts'
import { invitations } from '../../invitations/invitations.table.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { hasDirectorAccess } from '../../rights/actor.access.ts'
import { type Level, LEVELS } from '../../rights/levels.rules.ts'
import { allTeams } from '../../teams/teams.reads.ts'
import { teams } from '../../teams/teams.table.ts'

export interface CompanySummary {
  /** How many members have each level, from most to least, without levels that nobody has. */
  levels: { level: Level; count: number }[]
  /** Members with access. */
  seats: number
  teams: number
  invitations: number
  /** What counts against the company's limits, with what there may be. */
  sizes: { what: 'people' | 'teams'; used: number; most: number }[]
}

/** A company at a glance, for its directors. */
export const companySummary = defineQuery('companySummary', {
  input: {},
  visibleTo: hasDirectorAccess,
  run(read): CompanySummary {
    const everybody = read.where(people, {})
    const members = everybody.filter(({ status }) => status === 'active')
    return {
      levels: LEVELS.toReversed().flatMap((level) => {
        const count = members.filter((person) => person.level === level).length
        return count === 0 ? [] : [{ level, count }]
      }),
      seats: members.filter(isActiveMember).length,
      teams: allTeams(read).length,
      invitations: read.where(invitations, { status: 'pending' }).length,
      sizes: [
        { what: 'people', used: everybody.length, most: people.most! },
        { what: 'teams', used: read.where(teams, {}).length, most: teams.most! },
      ],
    }
  },
})
