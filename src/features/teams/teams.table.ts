import { defineTable, type RowOf } from '../../sync/define-table.ts'
import {
  boolean,
  choice,
  integer,
  list,
  object,
  optionalText,
  ref,
  text,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { company, roster } from '../../sync/scope.ts'
import { nameProblem } from '../accounts/names.rules.ts'
import { voteLimit } from '../companies/companies.table.ts'
import { NAME_REQUIRED } from './required.text.ts'

/** What a section works on, which decides what a meeting shows in it. Its name is the team's to choose. */
const SECTION_KINDS = [
  'segue',
  'scorecard',
  'goals',
  'headlines',
  'tasks',
  'issues',
  'conclude',
  'prior-quarter',
  'strategy',
  'open',
] as const

export type SectionKind = (typeof SECTION_KINDS)[number]

export const MAX_SECTIONS = 100

/** One section of an agenda: its kind, the name people read, and its planned minutes. */
export const sectionFields = {
  kind: choice(...SECTION_KINDS),
  section: text({ max: 60 }),
  minutes: integer(0, 600),
}

/** The sections of a meeting in order. */
export const agenda = () => list(object(sectionFields), MAX_SECTIONS)

export const teamName = () => text({ max: 100, required: NAME_REQUIRED, problem: nameProblem })
export const teamDescription = () => optionalText(2_000)

export const teams = defineTable(
  'teams',
  {
    id: uuid(),
    name: teamName(),
    description: teamDescription(),
    isLeadership: boolean(),
    hasStrategicPlan: boolean(),
    /** The team's own vote limit; null means the company's. */
    companyVoteLimit: voteLimit().nullable(),
    /** The team's own agendas; null means the product's. */
    weeklyAgenda: agenda().nullable(),
    quarterlyAgenda: agenda().nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    deletedAt: timestamp().nullable(),
  },
  // A browser names both scopes of each of its teams when it opens its line, in one frame.
  { scope: company, most: 1_200, membership: true },
)

export type Team = RowOf<typeof teams>

export type AgendaSection = NonNullable<Team['weeklyAgenda']>[number]

export const teamMembers = defineTable(
  'team_members',
  {
    id: uuid(),
    teamId: ref('teams'),
    personId: ref('people'),
    role: choice('manager', 'member'),
    joinedAt: timestamp(),
  },
  {
    scope: ({ teamId }) => roster(teamId),
    membership: true,
    indexes: [['teamId'], ['personId'], ['teamId', 'personId']],
  },
)

export type TeamMember = RowOf<typeof teamMembers>
