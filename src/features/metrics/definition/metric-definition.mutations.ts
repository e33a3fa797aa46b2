import type { Actor } from '../../../sync/actor.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { date, number, ref, uuid } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { people } from '../../people/people.table.ts'
import { teams } from '../../teams/teams.table.ts'
import { AT_THE_END } from '../../work/order.rules.ts'
import { canOwn, type Ownership } from '../../work/owners.reads.ts'
import { findGroup } from '../groups/groups.reads.ts'
import { checkedFormula } from '../formulas/formula-checks.reads.ts'
import { canAddMetrics, canConfigure, canEditMetrics } from '../metrics.access.ts'
import { findLiveMetric } from '../metrics.reads.ts'
import { refuse } from '../metrics.refusals.ts'
import {
  aggregation,
  formulaText,
  type Metric,
  metricDescription,
  metricName,
  metrics,
  metricValues,
  targetLogic,
  unit,
} from '../metrics.table.ts'
import { takeAlong, unassignFrom } from '../teams/place-metric.mutations.ts'
import { redefine } from './definitions.mutations.ts'
import { definedMetricProblem, type MetricDraft, newMetricProblem } from './metric-definition.rules.ts'
import { CONFIGURATION_NOT_UPDATED, METRIC_NOT_ADDED } from './metric-definition.text.ts'
import { freeName, isNameTaken } from './metric-name.reads.ts'
import { nameKey } from './metric-name.rules.ts'
import { pastAfter } from './metric-past.rules.ts'
import { tellAssigned } from '../../notifications/tell.mutations.ts'

/** Adds a metric at the end of its team's scorecard. */
export const createMetric = defineMutation('createMetric', {
  failure: METRIC_NOT_ADDED,
  input: {
    id: uuid(),
    teamId: ref('teams').nullable(),
    groupId: ref('metric_groups').nullable().optional(),
    ownerId: ref('people').nullable(),
    name: metricName(),
    description: metricDescription(),
    unit: unit().nullable(),
    targetValue: number().nullable(),
    targetLogic: targetLogic(),
    aggregationType: aggregation(),
    formula: formulaText().optional(),
  },
  may: canEditMetrics,
  run(tx, input, context) {
    const { actor, now } = context
    requireComplete(input)
    const { teamId, ownerId, name, groupId = null } = input
    requireTeam(tx, actor, teamId)
    if (groupId !== null) findGroup(tx, groupId, teamId)
    requireOwner(tx, actor, { teamId, personId: ownerId, createdBy: actor.id })
    if (isNameTaken(tx, input)) refuse('metric/name-taken', { name })
    tx.insert(metrics, {
      ...input,
      ...checkedFormula(tx, input),
      isShared: false,
      groupId,
      claimedName: nameKey(name),
      displayOrder: AT_THE_END,
      missesDismissedAt: null,
      sourceFailingSince: null,
      sourceFilledFor: null,
      earlier: [],
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
    tellAssigned(tx, context, 'metric', { ...input, title: name }, null, [ownerId])
  },
})

/**
 * Changes a metric; fields left out stay as they are. A name that the owner already uses is allowed here. A new unit, target or
 * owner holds from the week of the Monday `fromWeek` on; without one it holds for the past as well.
 */
export const updateMetric = defineMutation('updateMetric', {
  failure: CONFIGURATION_NOT_UPDATED,
  input: {
    metricId: ref('metrics'),
    fromWeek: date().optional(),
    teamId: ref('teams').optional(),
    groupId: ref('metric_groups').nullable().optional(),
    ownerId: ref('people').optional(),
    name: metricName().optional(),
    description: metricDescription().optional(),
    unit: unit().optional(),
    targetValue: number().nullable().optional(),
    targetLogic: targetLogic().optional(),
    aggregationType: aggregation().optional(),
    formula: formulaText().optional(),
  },
  // All of its values move with it to another team.
  reaches: ({ metricId, teamId }) => (teamId === undefined ? [] : [spanOf(metricValues, { metricId })]),
  may: canEditMetrics,
  run(tx, { metricId, fromWeek = null, ...patch }, context) {
    const { actor, now } = context
    const before = findLiveMetric(tx, metricId)
    if (!canConfigure(actor, before)) refuse('metric/owner-or-manager-only')
    const formula = checkedFormula(tx, { id: metricId, ...patch }, before)
    const after: Metric = { ...before, ...patch, ...formula, updatedAt: now }
    if (definedMetricProblem(after)) refuse('metric/incomplete')
    const changesTeam = after.teamId !== before.teamId
    if (changesTeam) requireTeam(tx, actor, after.teamId)
    if (changesTeam || after.ownerId !== before.ownerId)
      requireOwner(tx, actor, { ...after, personId: after.ownerId })
    const groupId = changesTeam ? (patch.groupId ?? null) : after.groupId
    if (groupId !== null && groupId !== before.groupId) findGroup(tx, groupId, after.teamId)
    redefine(tx, before, after, fromWeek, context)
    const isShared = changesTeam ? unassignFrom(tx, metricId, after.teamId) : after.isShared
    const displayOrder = changesTeam ? AT_THE_END : after.displayOrder
    const claimedName = freeName(tx, after)
    const earlier = pastAfter(before, after, { by: actor.id, at: now })
    tx.update(metrics, metricId, { ...after, isShared, groupId, displayOrder, claimedName, earlier })
    if (changesTeam) takeAlong(tx, before, { ...after, isShared })
    if (after.ownerId !== before.ownerId)
      tellAssigned(tx, context, 'metric', { ...after, title: after.name }, null, [after.ownerId])
  },
})

type Complete = { [Field in 'unit' | 'ownerId' | 'teamId']: NonNullable<MetricDraft[Field]> }

function requireComplete<Draft extends MetricDraft>(draft: Draft): asserts draft is Draft & Complete {
  const problem = newMetricProblem(draft)
  if (problem) refuse(problem.code)
}

function requireTeam(tx: Transaction, actor: Actor, teamId: string): void {
  tx.find(teams, teamId)
  if (!canAddMetrics(actor, teamId)) refuse('metric/not-your-team')
}

function requireOwner(tx: Transaction, actor: Actor, ownership: Ownership): void {
  tx.find(people, ownership.personId)
  if (!canOwn(tx, actor, ownership)) refuse('metric/owner-not-in-team')
}
