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
import { company } from '../../sync/scope.ts'
import { voteLimit } from '../companies/companies.table.ts'
import { refuse } from './teams.refusals.ts'
import { NAME_REQUIRED } from './teams.text.ts'

/** A team's own agenda, if it differs from the product's: its sections in order, with minutes. */
export const agenda = () => list(object({ section: text({ max: 60 }), minutes: integer(0, 600) }), 100)

export const teamName = () => text({ max: 100, required: NAME_REQUIRED })
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
    weeklyAgenda: agenda().nullable(),
    quarterlyAgenda: agenda().nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    deletedAt: timestamp().nullable(),
  },
  {
    scope: company,
    membership: true,
    conflicts: { teams_one_leadership: refuse.reason('team/other-leadership') },
  },
)

export type Team = RowOf<typeof teams>

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
    scope: company,
    membership: true,
    indexes: [['teamId'], ['personId'], ['teamId', 'personId']],
    conflicts: { team_members_once: refuse.reason('team/already-on-it') },
  },
)

export type TeamMember = RowOf<typeof teamMembers>
