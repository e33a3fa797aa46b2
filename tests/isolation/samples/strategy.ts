import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  sharePlan: { least: 'manager', args: ({ planId }) => ({ planId, audience: 'team' }) },
  keepBlockBack: {
    least: 'manager',
    args: ({ planId }) => ({ planId, block: 'year', isHidden: true }),
  },
  archivePlan: { least: 'manager', args: ({ planId }) => ({ planId }) },
  importPlan: {
    least: 'director',
    args: ({ otherTeamId }) => ({ teamId: otherTeamId, planId: newId(), texts: [], items: [] }),
  },
  replacePlanContent: {
    least: 'manager',
    args: ({ planId, planItemId }) => ({
      planId,
      texts: [{ field: 'target', text: 'Three times as far' }],
      items: [
        {
          id: planItemId,
          freshId: newId(),
          list: 'yearGoals',
          title: 'Eleven people trained',
          note: '',
          amount: null,
          unit: null,
          metricId: null,
          goalId: null,
        },
      ],
    }),
  },
  restorePlan: { least: 'manager', args: ({ planId }) => ({ planId }) },
  writePlanText: {
    least: 'manager',
    args: ({ teamId, planId }) => ({ teamId, planId, field: 'target', text: 'Twice as far', from: 0 }),
  },
  addPlanItems: {
    least: 'manager',
    args: ({ teamId, planId }) => ({
      teamId,
      planId,
      list: 'yearGoals',
      items: [{ id: newId(), title: 'A third boat' }],
    }),
  },
  writePlanItem: {
    least: 'manager',
    args: ({ planItemId }) => ({ itemId: planItemId, field: 'title', text: 'Thirteen people', from: 1 }),
  },
  setPlanItem: { least: 'manager', args: ({ planItemId }) => ({ itemId: planItemId, amount: 12 }) },
  noteMadeOfBlock: {
    least: 'member',
    args: ({ planId, issueId }) => ({
      id: newId(),
      kind: 'issue',
      madeId: issueId,
      planId,
      block: 'year',
    }),
  },
  movePlanItem: {
    least: 'manager',
    args: ({ planItemId, otherPlanItemId }) => ({ itemId: otherPlanItemId, before: planItemId }),
  },
  removePlanItem: { least: 'manager', args: ({ planItemId }) => ({ itemId: planItemId }) },
  restorePlanItem: { least: 'manager', args: ({ planItemId }) => ({ itemId: planItemId }) },
}

export const queries: QuerySamples = {
  myPlans: { least: 'view-only', args: () => ({}) },
  canViewPlans: { least: 'view-only', args: () => ({}) },
  planSheet: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  measureState: { least: 'view-only', args: ({ metricId, week }) => ({ metricId, today: week }) },
  quarterGoals: { least: 'view-only', args: ({ teamId, week }) => ({ teamId, today: week }) },
  planGoals: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  unshownGoals: { least: 'view-only', args: ({ teamId }) => ({ teamId, today: '2026-11-25' }) },
  archivedPlans: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  madeIn: {
    least: 'manager',
    args: ({ planId }) => ({
      place: 'plan',
      originId: planId,
      audience: 'managers',
      teamId: null,
      personId: null,
    }),
  },
  madeAt: { least: 'view-only', args: ({ madeThingId }) => ({ id: madeThingId }) },
  fieldHistory: {
    least: 'manager',
    args: ({ planItemId }) => ({
      entity: 'plan_items',
      entityId: planItemId,
      field: 'title',
      audience: 'managers',
      teamId: null,
      personId: null,
    }),
  },
  overwritingOf: {
    least: 'view-only',
    args: ({ planItemId }) => ({
      entity: 'plan_items',
      entityId: planItemId,
      field: 'title',
      text: 'Twelve',
      updatedBy: null,
    }),
  },
}
