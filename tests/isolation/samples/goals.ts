import { relatedTo } from '../../../src/features/goals/closing/closing.rules.ts'
import { newId } from '../../../src/sync/id.ts'
import { LAST_YEAR, type MutationSamples, type QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  createGoal: {
    least: 'member',
    args: ({ teamId, personId }) => ({
      id: newId(),
      teamId,
      ownerId: personId,
      title: 'New goal',
      description: '',
      targetDate: '2026-12-31',
      isCompanyGoal: false,
    }),
  },
  updateGoal: {
    least: 'member',
    args: ({ goalId, teamId, personId }) => ({ goalId, teamId, ownerId: personId }),
  },
  setGoalStatus: { least: 'member', args: ({ goalId }) => ({ goalId, status: 'off_track', note: 'Late' }) },
  archiveGoal: { least: 'member', args: ({ goalId }) => ({ goalId }) },
  restoreGoal: { least: 'member', args: ({ goalId }) => ({ goalId }) },
  reorderGoals: { least: 'member', args: ({ teamId, goalId }) => ({ teamId, goalIds: [goalId] }) },
  assignGoal: { least: 'member', args: ({ goalId, teamId }) => ({ id: newId(), goalId, teamId }) },
  unassignGoal: { least: 'member', args: ({ goalId, teamId }) => ({ goalId, teamId }) },
  addMilestone: {
    least: 'member',
    args: ({ goalId, personId }) => ({ id: newId(), goalId, title: 'Next', ownerId: personId }),
  },
  closeGoals: {
    least: 'member',
    args: ({ overdueGoalId }) => ({
      ...relatedTo([overdueGoalId]),
      decisions: [{ goalId: overdueGoalId, outcome: 'carried_over' }],
    }),
  },
  reopenGoals: {
    least: 'member',
    args: ({ goalId }) => ({ ...relatedTo([goalId]), goals: [{ goalId, status: 'on_track' }] }),
  },
  updateMilestone: {
    least: 'member',
    args: ({ milestoneId, personId }) => ({ milestoneId, progress: 50, ownerId: personId }),
  },
  removeMilestone: { least: 'member', args: ({ milestoneId }) => ({ milestoneId }) },
}

export const queries: QuerySamples = {
  mayAddToGoal: { least: 'view-only', args: ({ goalId }) => ({ goalId }) },
  goalsOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  companyGoals: { least: 'view-only', args: () => ({}) },
  companyGoalSetting: { least: 'view-only', args: () => ({}) },
  milestonesOfGoal: { least: 'view-only', args: ({ goalId }) => ({ goalId }) },
  goalsInSight: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId] }) },
  heldGoalsDue: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], from: '2020-10-01', to: '2021-01-01' }),
  },
  goalsOfQuarter: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamId, ofCompany: false, quarter: '2020-10-01' }),
  },
  quarterToClose: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamId, ofCompany: false, today: '2026-11-18' }),
  },
  goalTrail: { least: 'view-only', args: ({ goalId }) => ({ goalId }) },
  goalRow: { least: 'view-only', args: ({ goalId }) => ({ goalId }) },
  heldFinishedGoals: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
}
