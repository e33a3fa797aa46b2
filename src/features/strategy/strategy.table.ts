import { carry, defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import {
  boolean,
  choice,
  integer,
  list,
  number,
  optionalText,
  ref,
  text,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { madeThings } from '../made/made.table.ts'
import { type Readers, readersScope } from '../revisions/readers.rules.ts'
import { carriesRevisions } from '../revisions/revisions.table.ts'
import { leadershipTeam } from '../teams/teams.reads.ts'
import { leads } from '../teams/teams.rules.ts'
import { teams } from '../teams/teams.table.ts'
import {
  BLOCKS,
  type Block,
  listRule,
  PLAN_FIELD_NAMES,
  PLAN_LIST_NAMES,
  fieldRule,
} from './plan-blocks.rules.ts'

/** Who reads a plan: managers and up, its team, or the whole company. */
export const PLAN_AUDIENCES = ['managers', 'team', 'company'] as const

export type PlanAudience = (typeof PLAN_AUDIENCES)[number]

export const planAudience = () => choice(...PLAN_AUDIENCES)
export const planBlock = () => choice(...BLOCKS)
export const planField = () => choice(...PLAN_FIELD_NAMES)
export const planList = () => choice(...PLAN_LIST_NAMES)

export const TITLE_LENGTH = 300
export const NOTE_LENGTH = 500
export const UNIT_LENGTH = 20
const TEXT_LENGTH = 1_000

/** The most entries of all lists of a plan together. */
export const MOST_ITEMS = 80

export const itemTitle = () => text({ max: TITLE_LENGTH })
export const itemNote = () => text({ max: NOTE_LENGTH })
export const itemUnit = () => optionalText(UNIT_LENGTH)
export const planText = () => text({ max: TEXT_LENGTH })

const version = () => integer(0, 1_000_000)

/** An archived plan can be brought back for this long. */
export const ARCHIVED_LIVE_DAYS = 30

/** What says who reads a plan. */
type SharedPlan = Pick<OfPlan, 'teamId' | 'audience'> & {
  readonly id: string
  readonly hiddenBlocks: readonly Block[]
}

/** The company's plan, if its team leads, or that of a team. A team has one that is not archived. */
export const strategicPlans = defineTable(
  'strategic_plans',
  {
    id: uuid(),
    teamId: ref('teams'),
    audience: planAudience(),
    /** What only the team sees of a plan for the company. */
    hiddenBlocks: list(planBlock(), BLOCKS.length),
    createdBy: ref('people'),
    createdAt: timestamp(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: ({ audience, teamId }) => readersScope({ audience, teamId, personId: null }),
    indexes: [['teamId']],
    live: [liveFor(ARCHIVED_LIVE_DAYS, 'archivedAt')],
    carries: BLOCKS.map((block) =>
      carry(
        madeThings,
        'originId',
        ['teamId', 'audience', 'hiddenBlocks'],
        (plan: SharedPlan) => partReaders(partOf(plan, block)),
        { place: 'plan', part: block },
      ),
    ),
    follows: [
      // The company's plan goes to the team that leads from now on, unless that one has a plan of its own.
      follow(
        'teamId',
        teams,
        (plan, { before, after }, _now, read) => {
          if (!after || !leads(before) || leads(after) || plan.archivedAt !== null) return null
          const successor = leadershipTeam(read)
          if (!successor || read.where(strategicPlans, { teamId: successor.id, archivedAt: null }).length > 0)
            return null
          return { teamId: successor.id }
        },
        { archivedAt: null },
      ),
    ],
  },
)

export type StrategicPlan = RowOf<typeof strategicPlans>

/** What rows of a plan repeat of it, so that they reach the same people. */
const ofPlan = {
  planId: ref('strategic_plans'),
  teamId: ref('teams'),
  audience: planAudience(),
  hidden: boolean(),
}

type OfPlan = { teamId: string; audience: PlanAudience; hidden: boolean }

/** Who reads a part of a plan. */
export const partReaders = ({ teamId, audience, hidden }: OfPlan): Readers => ({
  audience: hidden ? 'team' : audience,
  teamId,
  personId: null,
})

/** Whether a block is kept back; only a plan for the whole company keeps any. */
export const isKeptBack = (plan: Pick<SharedPlan, 'audience' | 'hiddenBlocks'>, block: Block): boolean =>
  plan.audience === 'company' && plan.hiddenBlocks.includes(block)

/** What a part of a plan in this block repeats of the plan. */
export const partOf = (plan: SharedPlan, block: Block) => ({
  planId: plan.id,
  teamId: plan.teamId,
  audience: plan.audience,
  hidden: isKeptBack(plan, block),
})

const asThePlan = (row: OfPlan & { block: Block }, { after }: { after: StrategicPlan | undefined }) => {
  if (!after) return null
  const { teamId, audience, hidden } = partOf(after, row.block)
  const isSame = teamId === row.teamId && audience === row.audience && hidden === row.hidden
  return isSame ? null : { teamId, audience, hidden }
}

/** A text, number or day of a plan, by the name of its field. */
export const planTexts = defineTable(
  'plan_texts',
  {
    id: uuid(),
    ...ofPlan,
    field: planField(),
    text: planText(),
    version: version(),
    updatedBy: ref('people'),
    updatedAt: timestamp(),
  },
  {
    scope: (row) => readersScope(partReaders(row)),
    indexes: [['planId']],
    live: [liveWith('planId')],
    carries: [carriesRevisions('plan_texts', ['teamId', 'audience', 'hidden'], partReaders)],
    follows: [
      follow('planId', strategicPlans, (row, change) =>
        asThePlan({ ...row, block: fieldRule(row.field).block }, change),
      ),
    ],
  },
)

export type PlanText = RowOf<typeof planTexts>

/** An entry of a list of a plan: a value, a difference, a step, a measure, a line of the outlook, or a goal of the year. */
export const planItems = defineTable(
  'plan_items',
  {
    id: uuid(),
    ...ofPlan,
    list: planList(),
    position: integer(0, 1_000_000),
    title: itemTitle(),
    titleVersion: version(),
    titleBy: ref('people'),
    note: itemNote(),
    noteVersion: version(),
    noteBy: ref('people'),
    /** What a measure is to reach, in its unit. */
    amount: number().nullable(),
    unit: itemUnit(),
    metricId: ref('metrics').nullable(),
    /** The goal that goes on with it, whose title and state count from then on. */
    goalId: ref('team_goals').nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedBy: ref('people'),
    updatedAt: timestamp(),
    removedAt: timestamp().nullable(),
  },
  {
    scope: (row) => readersScope(partReaders(row)),
    indexes: [['planId'], ['planId', 'list']],
    live: [liveWith('planId'), liveFor(ARCHIVED_LIVE_DAYS, 'removedAt')],
    carries: [carriesRevisions('plan_items', ['teamId', 'audience', 'hidden'], partReaders)],
    follows: [
      follow('planId', strategicPlans, (row, change) =>
        asThePlan({ ...row, block: listRule(row.list).block }, change),
      ),
    ],
  },
)

export type PlanItem = RowOf<typeof planItems>
