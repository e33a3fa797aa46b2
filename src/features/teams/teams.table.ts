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
export const SECTION_KINDS = [
  'segue',
  'scorecard',
  'goals',
  'headlines',
  'tasks',
  'issues',
  'conclude',
  'prior-quarter',
  'strategy',
  'goal-setting',
  'next-steps',
  'open',
] as const

export type SectionKind = (typeof SECTION_KINDS)[number]

export const MAX_SECTIONS = 100

/** The longest name of a section and the longest text of one, in characters. */
export const SECTION_NAME_LENGTH = 60
export const SECTION_TEXT_LENGTH = 2_000

export const MOST_MINUTES = 600

/** One section of an agenda: its kind, the name people read, and its planned minutes. */
export const sectionFields = {
  kind: choice(...SECTION_KINDS),
  section: text({ max: SECTION_NAME_LENGTH }),
  minutes: integer(0, MOST_MINUTES),
}

/** The sections of a meeting in order. `text` is what the team reads in one of its own. */
export const agenda = () =>
  list(object({ ...sectionFields, text: optionalText(SECTION_TEXT_LENGTH).optional() }), MAX_SECTIONS)

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
    /** Whether its members see who has voted for which issue. */
    showsVoters: boolean(),
    /** Whether its meetings vote in secret until the scriber reveals the votes. */
    hiddenBallot: boolean(),
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
