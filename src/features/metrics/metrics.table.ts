import { defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import {
  boolean,
  choice,
  date,
  integer,
  list,
  number,
  object,
  optionalText,
  ref,
  refs,
  type Shape,
  text,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { company, type Scope, team } from '../../sync/scope.ts'
import { type Audience, teamAudience } from '../comments/audience.rules.ts'
import { carriesDiscussion } from '../comments/discussions.table.ts'
import { AT_THE_END } from '../work/order.rules.ts'
import { MAX_CHARACTERS, MAX_INPUTS } from './formulas/formula-limits.rules.ts'

export const UNITS = ['number', 'percentage', 'currency', 'time', 'yes_no'] as const
/** The forms offer the first three; all five are understood. */
export const TARGET_LOGICS = [
  'greater_than_or_equal',
  'less_than_or_equal',
  'equal',
  'greater_than',
  'less_than',
] as const
export const AGGREGATIONS = ['total', 'average'] as const

export type Unit = (typeof UNITS)[number]
export type TargetLogic = (typeof TARGET_LOGICS)[number]
export type Aggregation = (typeof AGGREGATIONS)[number]

export const metricName = () => text({ max: 200 })
export const metricDescription = () => optionalText(2_000)
export const targetNote = () => optionalText(1_000)
export const unit = () => choice(...UNITS)
export const targetLogic = () => choice(...TARGET_LOGICS)
/** Null while values are typed in; an empty one is refused. */
export const formulaText = () => text({ max: MAX_CHARACTERS }).nullable()
export const aggregation = () => choice(...AGGREGATIONS)

/** What can be different from one week on: how a metric is read, what it has to reach, whose it is and what it is calculated from. */
export const definitionFields = {
  unit: unit(),
  targetValue: number().nullable(),
  targetLogic: targetLogic(),
  ownerId: ref('people'),
  /** What it is calculated from (`formulas/`); null while its values are typed in. */
  formula: formulaText(),
}

export type Definition = Readonly<Shape<typeof definitionFields>>

/** A metric that other teams are assigned to goes to the whole company, with everything that belongs to it. */
const audienceOf = ({ isShared, teamId }: { isShared: boolean; teamId: string }): Scope =>
  isShared ? company() : team(teamId)

/** Who sees a metric, as what is said of its weeks repeats it. */
export const metricAudience = ({ teamId, isShared }: { teamId: string; isShared: boolean }): Audience =>
  teamAudience(teamId, isShared)

export const groupName = () => text({ max: 100 })

/** A heading of a team's scorecard, under which some of its metrics stand. */
export const metricGroups = defineTable(
  'metric_groups',
  {
    id: uuid(),
    teamId: ref('teams'),
    name: groupName(),
    displayOrder: integer(0, AT_THE_END),
    createdAt: timestamp(),
    deletedAt: timestamp().nullable(),
  },
  {
    scope: (group) => team(group.teamId),
    indexes: [['teamId'], ['teamId', 'deletedAt']],
    live: [liveFor(30, 'deletedAt')],
  },
)

export type MetricGroup = RowOf<typeof metricGroups>

/** Thirteen weeks, the current one, and some days for time zones. */
export const VALUES_LIVE_DAYS = 98

/** How many earlier states a metric keeps of its name and team, and of each week. */
export const MOST_EARLIER = 10

/** A metric as it is at present; what it was in earlier weeks is in `metricDefinitions`. */
export const metrics = defineTable(
  'metrics',
  {
    id: uuid(),
    teamId: ref('teams'),
    /** Whether other teams are assigned. */
    isShared: boolean(),
    groupId: ref('metric_groups').nullable(),
    name: metricName(),
    /** `nameKey` of the name, which only one metric of an owner in a team can claim; null if another does, or once deleted. */
    claimedName: text({ max: 200 }).nullable(),
    description: metricDescription(),
    ...definitionFields,
    /** How the values of a period are summed up. */
    aggregationType: aggregation(),
    /** The teams of the metrics that its formulas are made of, whether or not a reader sees these. */
    inputTeamIds: refs('teams', MAX_INPUTS),
    displayOrder: integer(0, AT_THE_END),
    /** The Monday up to which the proposal to make an issue of its misses was answered. */
    missesDismissedAt: date().nullable(),
    /** Since when what fills it has failed (`sources/`); null while that works, or if nothing does. */
    sourceFailingSince: timestamp().nullable(),
    /** The scheduled time whose value was entered last, so that none is entered twice. */
    sourceFilledFor: timestamp().nullable(),
    /** What it was called and whose it was, newest first, with who changed that (`metric-past.rules.ts`). */
    earlier: list(
      object({ name: metricName(), teamId: uuid(), changedBy: uuid(), changedAt: timestamp() }),
      MOST_EARLIER,
    ),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    deletedAt: timestamp().nullable(),
  },
  {
    scope: audienceOf,
    indexes: [['teamId'], ['teamId', 'ownerId', 'deletedAt', 'claimedName'], ['ownerId'], ['inputTeamIds']],
    live: [liveFor(30, 'deletedAt')],
    carries: [carriesDiscussion('metricId', ['teamId', 'isShared'], metricAudience)],
  },
)

export type Metric = RowOf<typeof metrics>

/**
 * What a metric was in the weeks before the Monday `untilWeek`, down to the one before's `untilWeek`. The id is made of metric and week
 * (`metricValueId`); `teamId` and `isShared` repeat the metric's.
 */
export const metricDefinitions = defineTable(
  'metric_definitions',
  {
    id: uuid(),
    metricId: ref('metrics'),
    teamId: ref('teams'),
    isShared: boolean(),
    untilWeek: date(),
    ...definitionFields,
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: audienceOf,
    indexes: [['metricId']],
    live: [liveWith('metricId')],
    follows: [
      follow('metricId', metrics, ({ teamId, isShared }, { after }) =>
        after && (after.teamId !== teamId || after.isShared !== isShared)
          ? { teamId: after.teamId, isShared: after.isShared }
          : null,
      ),
    ],
  },
)

export type MetricDefinition = RowOf<typeof metricDefinitions>

/** Another team that shows a metric on its scorecard, in a place of its own. */
export const metricTeamAssignments = defineTable(
  'metric_team_assignments',
  {
    id: uuid(),
    metricId: ref('metrics'),
    teamId: ref('teams'),
    groupId: ref('metric_groups').nullable(),
    displayOrder: integer(0, AT_THE_END),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: company,
    indexes: [['metricId'], ['teamId'], ['metricId', 'teamId']],
    live: [liveWith('metricId')],
  },
)

export type MetricTeamAssignment = RowOf<typeof metricTeamAssignments>

const weekFields = {
  value: number().nullable(),
  customTargetValue: number().nullable(),
  customTargetLogic: targetLogic().nullable(),
  targetNote: targetNote(),
  updatedAt: timestamp(),
}

/**
 * A metric's number in the week of the Monday `week`, and that week's own target if it has one. The id is made of metric
 * and week (`metricValueId`); `teamId` and `isShared` repeat the metric's.
 */
export const metricValues = defineTable(
  'metric_values',
  {
    id: uuid(),
    metricId: ref('metrics'),
    teamId: ref('teams'),
    isShared: boolean(),
    week: date(),
    ...weekFields,
    /** A person or, of a value that a program has sent, the server itself. */
    updatedBy: uuid(),
    /** What stood there before, newest first (`week-history.rules.ts`). */
    earlier: list(object({ ...weekFields, updatedBy: uuid() }), MOST_EARLIER),
  },
  {
    scope: audienceOf,
    indexes: [['metricId']],
    live: [liveFor(VALUES_LIVE_DAYS, 'week'), liveWith('metricId')],
  },
)

export type MetricValue = RowOf<typeof metricValues>
