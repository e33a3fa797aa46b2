import { defineMutation } from '../../../sync/define-mutation.ts'
import { refs } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { companies, type Company } from '../../companies/companies.table.ts'
import { people } from '../../people/people.table.ts'
import { type Team, type TeamMember, teamMembers, teams } from '../../teams/teams.table.ts'

/** What a company takes from an import. */
export type Settings = Pick<Company, 'name' | 'autoCreateOverdueIssues' | 'defaultVoteLimit'>

/** What has to go for an import. */
export interface Room {
  settings: Settings
  teams: readonly Team[]
  members: readonly TeamMember[]
}

/** A company as it was before an import, and the settings that it took from there. */
export interface RoomMade extends Room {
  became: Settings
}

const MOST = 1_000

export const settingsOf = ({ name, autoCreateOverdueIssues, defaultVoteLimit }: Settings): Settings => ({
  name,
  autoCreateOverdueIssues,
  defaultVoteLimit,
})

/** What stands where `imported` teams come. */
export function roomIn(read: Reader, imported: ReadonlySet<string>): Room {
  const [company] = read.where(companies, {})
  const own = read.where(teams, {}).filter(({ id }) => !imported.has(id))
  return {
    settings: settingsOf(company!),
    teams: own,
    members: own.flatMap(({ id }) => read.where(teamMembers, { teamId: id })),
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Makes room for what is imported: the company takes its settings from there, and the team that it was founded with goes. Does nothing
 * once the company is another than the one that was `kept`.
 */
export const makeRoom = (kept: RoomMade, imported: ReadonlySet<string>) =>
  defineMutation('makeRoom', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      const now = roomIn(tx, imported)
      const isKept = (part: keyof Room) => isSame(now[part], kept[part])
      if (!isKept('settings') || !isKept('teams') || !isKept('members')) return
      const [company] = tx.where(companies, {})
      tx.update(companies, company!.id, kept.became)
      for (const { id } of now.members) tx.remove(teamMembers, id)
      for (const { id } of now.teams) tx.remove(teams, id)
    },
  })

/** The arguments of `restoreRoom`. */
export const idsOfRoom = ({ teams: own, members }: Room) => ({
  teamIds: own.map(({ id }) => id),
  memberIds: members.map(({ id }) => id),
  personIds: [...new Set(members.map(({ personId }) => personId))],
})

/** Gives back what made room for an import, where nobody has put something else since. */
export const restoreRoom = ({ settings, became, teams: own, members }: RoomMade) =>
  defineMutation('restoreRoom', {
    input: {
      teamIds: refs(teams.name, MOST),
      memberIds: refs(teamMembers.name, MOST),
      personIds: refs(people.name, MOST),
    },
    internal: true,
    may: (actor) => actor.system,
    run(tx) {
      const [company] = tx.where(companies, {})
      tx.update(companies, company!.id, {
        ...(company!.name === became.name && { name: settings.name }),
        ...(company!.autoCreateOverdueIssues === became.autoCreateOverdueIssues && {
          autoCreateOverdueIssues: settings.autoCreateOverdueIssues,
        }),
        ...(company!.defaultVoteLimit === became.defaultVoteLimit && {
          defaultVoteLimit: settings.defaultVoteLimit,
        }),
      })
      if (tx.where(teams, {}).length > 0) return
      for (const team of own) if (!tx.get(teams, team.id)) tx.insert(teams, team)
      for (const member of members) {
        const isHere = tx.get(people, member.personId)?.status === 'active'
        if (isHere && !tx.get(teamMembers, member.id)) tx.insert(teamMembers, member)
      }
    },
  })
