import type { Row, Table } from '../../sync/define-table.ts'
import { newSettings } from '../companies/companies.rules.ts'
import { companies, type Company, type UserSettings, userSettings } from '../companies/companies.table.ts'
import { type Team, type TeamMember, teamMembers, teams } from '../teams/teams.table.ts'
import { type Person, people } from './people.table.ts'

/** A row and the table it belongs to. */
export interface NewRow {
  table: Table
  row: Row
}

/** A row of any table; it is checked against its own table here, before both are widened. */
export const newRow = <R extends Row>(table: Table<R>, row: NoInfer<R>): NewRow => ({
  table: table as unknown as Table,
  row,
})

/** A row whose other fields have defaults. */
type Given<R, Required extends keyof R> = Pick<R, Required> & Partial<R>

/** A whole company. Fields that are left out get the values that new rows have. */
export interface CompanyPlan {
  company: Given<Company, 'id' | 'name' | 'slug'>
  people: readonly Given<Person, 'id' | 'email' | 'fullName' | 'level'>[]
  /** For everybody, where it differs from what a person starts with. */
  settings?: Partial<Omit<UserSettings, 'id'>>
  teams: readonly TeamPlan[]
}

export interface TeamPlan extends Given<Team, 'id' | 'name' | 'createdBy'> {
  members: readonly Given<TeamMember, 'id' | 'personId'>[]
}

/** The rows of a company, its people with their settings, and its teams with their members, made at `now`. */
export const companyRows = (plan: CompanyPlan, now: string): NewRow[] => [
  newRow(companies, {
    autoCreateOverdueIssues: false,
    defaultVoteLimit: null,
    labs: [],
    ownWords: {},
    createdAt: now,
    entitledUntil: null,
    ...plan.company,
  }),
  ...plan.people.flatMap((person) => [
    newRow(people, { avatarUrl: null, status: 'active', joinedAt: now, lastActiveAt: null, ...person }),
    newRow(userSettings, { ...newSettings(person.id, now), ...plan.settings }),
  ]),
  ...plan.teams.flatMap((team) => teamRows(team, now)),
]

const teamRows = ({ members, ...team }: TeamPlan, now: string): NewRow[] => [
  newRow(teams, newTeam(team, now)),
  ...members.map((member) =>
    newRow(teamMembers, { teamId: team.id, role: 'member', joinedAt: now, ...member }),
  ),
]

/** A team made at `now`, as new ones are where nothing else is said. */
export const newTeam = (team: Given<Team, 'id' | 'name' | 'createdBy'>, now: string): Team => ({
  description: null,
  isLeadership: false,
  hasStrategicPlan: false,
  companyVoteLimit: null,
  showsVoters: false,
  hiddenBallot: false,
  weeklyAgenda: null,
  quarterlyAgenda: null,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  ...team,
})
