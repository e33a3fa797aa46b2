import { randomUUID } from 'node:crypto'
import { cellOf } from '../../src/features/metrics/values/metric-values.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import type { World } from './world.ts'
import type { Level } from '../../src/features/rights/levels.rules.ts'

/** How a procedure is called in a team's world, and from which level on it may be. */
export interface Sample {
  /** The lowest level that may; `server` for what no person may call. */
  least: Level | 'server'
  /** The person whose row it is (lena's, a member's): nobody else may, or may too from below `least`. */
  own?: 'only' | 'too'
  /** Only the meeting's scriber may, whatever the level. */
  scriber?: true
  args(world: World): Record<string, unknown>
}

const account = { personId: randomUUID(), email: 'new@guest.example', fullName: 'New' }
const timer = ({ meetingId }: World) => ({ meetingId, epoch: 1 })

/** Every mutation of the registry; isolation.test.ts fails for one that is missing. */
export const mutationSamples: Record<string, Sample> = {
  foundCompany: {
    least: 'server',
    args: () => ({
      id: randomUUID(),
      name: 'New',
      slug: 'new',
      teamId: newId(),
      membershipId: newId(),
      ...account,
    }),
  },
  joinCompany: {
    least: 'server',
    args: ({ invitationId }) => ({ invitationId, auditId: newId(), membershipIds: [newId()], ...account }),
  },
  declineInvitation: {
    least: 'server',
    args: ({ invitationId }) => ({ invitationId, email: account.email }),
  },
  noteActivity: { least: 'server', args: ({ personId }) => ({ personId }) },
  updateCompany: { least: 'director', args: () => ({ name: 'Renamed' }) },
  updateUserSettings: { least: 'view-only', args: () => ({ voteLimit: 20 }) },

  createTeam: { least: 'manager', args: () => ({ id: newId(), membershipId: newId(), name: 'New team' }) },
  updateTeam: { least: 'manager', args: ({ teamId }) => ({ id: teamId, name: 'Renamed' }) },
  deleteTeam: { least: 'manager', args: ({ teamId }) => ({ id: teamId }) },
  restoreTeam: { least: 'manager', args: ({ teamId }) => ({ id: teamId }) },
  addTeamMember: { least: 'manager', args: ({ teamId, personId }) => ({ id: newId(), teamId, personId }) },
  removeTeamMember: { least: 'manager', args: ({ teamId, personId }) => ({ teamId, personId }) },

  setPermission: {
    least: 'manager',
    args: ({ personId }) => ({ auditId: newId(), personId, level: 'view-only' }),
  },
  renamePerson: { least: 'manager', own: 'too', args: ({ personId }) => ({ personId, fullName: 'Renamed' }) },
  removePerson: { least: 'director', args: ({ personId }) => ({ auditId: newId(), personId }) },
  invitePerson: {
    least: 'manager',
    args: ({ teamId }) => ({
      id: newId(),
      email: 'other@guest.example',
      level: 'view-only',
      teamIds: [teamId],
    }),
  },
  holdInvitationMail: { least: 'server', args: ({ invitationId }) => ({ id: invitationId }) },
  resendInvitation: { least: 'manager', args: ({ invitationId }) => ({ id: invitationId }) },
  revokeInvitation: { least: 'manager', args: ({ invitationId }) => ({ id: invitationId }) },

  createMetric: {
    least: 'member',
    args: ({ teamId, personId }) => ({
      id: newId(),
      teamId,
      ownerId: personId,
      name: `Metric ${randomUUID()}`,
      description: '',
      unit: 'number',
      targetValue: 1,
      targetLogic: 'equal',
      aggregationType: 'average',
    }),
  },
  updateMetric: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, teamId }) => ({ metricId, teamId, name: 'Renamed' }),
  },
  deleteMetric: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricId }) },
  restoreMetric: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricId }) },
  reorderMetrics: { least: 'manager', args: ({ teamId, metricId }) => ({ teamId, metricIds: [metricId] }) },
  setMetricValue: {
    least: 'member',
    args: ({ metricId, week }) => ({ ...cellOf(metricId, week), value: 3 }),
  },
  setCustomTarget: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, week }) => ({
      ...cellOf(metricId, week),
      customTargetValue: 5,
      customTargetLogic: null,
      targetNote: '',
    }),
  },

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
  setGoalStatus: { least: 'member', args: ({ goalId }) => ({ goalId, status: 'off_track' }) },
  archiveGoal: { least: 'member', args: ({ goalId }) => ({ goalId }) },
  restoreGoal: { least: 'member', args: ({ goalId }) => ({ goalId }) },
  reorderGoals: { least: 'member', args: ({ teamId, goalId }) => ({ teamId, goalIds: [goalId] }) },
  assignGoal: { least: 'member', args: ({ goalId, teamId }) => ({ id: newId(), goalId, teamId }) },
  unassignGoal: { least: 'member', args: ({ goalId, teamId }) => ({ goalId, teamId }) },
  addMilestone: { least: 'member', args: ({ goalId }) => ({ id: newId(), goalId, title: 'Next' }) },
  setMilestoneProgress: { least: 'member', args: ({ milestoneId }) => ({ milestoneId, progress: 50 }) },
  removeMilestone: { least: 'member', args: ({ milestoneId }) => ({ milestoneId }) },

  createTask: {
    least: 'member',
    args: ({ teamId, issueId, meetingId, week }) => ({
      id: newId(),
      title: 'New task',
      taskType: 'team',
      teamId,
      dueDate: week,
      sourceIssueId: issueId,
      meetingId,
    }),
  },
  updateTask: { least: 'member', args: ({ taskId }) => ({ id: taskId, title: 'Renamed' }) },
  setTaskStatus: { least: 'member', args: ({ taskId }) => ({ id: taskId, status: 'done' }) },
  archiveTask: { least: 'member', args: ({ taskId }) => ({ id: taskId }) },
  restoreTask: { least: 'member', args: ({ taskId }) => ({ id: taskId }) },

  createIssue: {
    least: 'member',
    args: ({ teamId, personId, meetingId }) => ({
      id: newId(),
      title: 'New issue',
      issueType: 'short_term',
      teamId,
      ownerId: personId,
      meetingId,
    }),
  },
  updateIssue: {
    least: 'member',
    args: ({ issueId, personId }) => ({ id: issueId, ownerId: personId, title: 'Renamed' }),
  },
  resolveIssue: { least: 'member', args: ({ issueId }) => ({ id: issueId }) },
  reopenIssue: { least: 'member', args: ({ issueId }) => ({ id: issueId }) },
  archiveIssue: { least: 'member', args: ({ issueId }) => ({ id: issueId }) },
  restoreIssue: { least: 'member', args: ({ issueId }) => ({ id: issueId }) },

  createHeadline: {
    least: 'member',
    args: ({ teamId, meetingId }) => ({ id: newId(), title: 'New headline', teamId, meetingId }),
  },
  updateHeadline: {
    least: 'member',
    own: 'only',
    args: ({ headlineId }) => ({ id: headlineId, title: 'Renamed' }),
  },
  archiveHeadline: { least: 'manager', own: 'too', args: ({ headlineId }) => ({ id: headlineId }) },
  restoreHeadline: { least: 'manager', own: 'too', args: ({ headlineId }) => ({ id: headlineId }) },
  setHeadlineRead: { least: 'member', args: ({ headlineId }) => ({ id: headlineId, isRead: true }) },
  cascadeMessage: {
    least: 'member',
    args: ({ meetingId, otherTeamId }) => ({
      id: newId(),
      headlineId: newId(),
      meetingId,
      toTeamId: otherTeamId,
      title: 'Tell the others',
    }),
  },

  castVote: { least: 'view-only', args: ({ issueId, meetingId }) => ({ id: newId(), issueId, meetingId }) },
  removeVote: { least: 'view-only', own: 'only', args: ({ issueId }) => ({ issueId, meetingId: null }) },

  startMeeting: {
    least: 'manager',
    args: ({ teamId }) => ({
      id: newId(),
      participantId: newId(),
      transferId: newId(),
      teamId,
      meetingType: 'quarterly',
    }),
  },
  joinMeeting: { least: 'view-only', args: ({ meetingId }) => ({ id: newId(), meetingId }) },
  leaveMeeting: { least: 'view-only', args: ({ meetingId }) => ({ id: newId(), meetingId }) },
  takeOverScriber: { least: 'view-only', args: ({ meetingId }) => ({ id: newId(), meetingId, epoch: 1 }) },
  heartbeat: { least: 'view-only', args: timer },
  goToSection: { least: 'view-only', scriber: true, args: (world) => ({ ...timer(world), section: 2 }) },
  nextSection: { least: 'view-only', scriber: true, args: timer },
  previousSection: { least: 'view-only', scriber: true, args: timer },
  pauseMeeting: { least: 'view-only', scriber: true, args: timer },
  resumeMeeting: { least: 'view-only', scriber: true, args: timer },
  setMeetingVoteLimit: { least: 'manager', args: ({ meetingId }) => ({ meetingId, limit: 7 }) },
  setTeamVoteLimit: { least: 'manager', args: ({ teamId }) => ({ teamId, limit: 7 }) },
  rateMeeting: {
    least: 'view-only',
    args: ({ meetingId }) => ({ id: newId(), meetingId, rating: 8, note: null }),
  },
  endMeeting: { least: 'manager', args: ({ meetingId }) => ({ id: newId(), meetingId }) },
  deleteMeeting: { least: 'manager', args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }) },
}

/** Every query of the registry. Those with a level above view-only answer to fewer. */
const LAST_YEAR = { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' }

export const querySamples: Record<string, Pick<Sample, 'least' | 'args'>> = {
  found: { least: 'view-only', args: () => ({ text: 'a b' }) },
  myCompany: { least: 'view-only', args: () => ({}) },
  mySettings: { least: 'view-only', args: () => ({}) },
  myTeams: { least: 'view-only', args: () => ({}) },
  teamsWithMembers: { least: 'view-only', args: () => ({}) },
  peopleOfCompany: { least: 'view-only', args: () => ({}) },
  pendingInvitations: { least: 'manager', args: () => ({}) },
  metricsOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldWeeks: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamId, from: '2024-11-04', to: '2026-11-16' }),
  },
  metricRow: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  goalsOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  companyGoals: { least: 'view-only', args: () => ({}) },
  companyGoalSetting: { least: 'view-only', args: () => ({}) },
  goalRow: { least: 'view-only', args: ({ goalId }) => ({ goalId }) },
  myTasks: { least: 'view-only', args: () => ({}) },
  tasksOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  ownersForTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  openIssuesOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId, issueType: 'short_term' }) },
  resolvedIssues: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  likelyIssueTeam: { least: 'view-only', args: () => ({}) },
  headlineSetting: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  headlinesOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  myVotes: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  voteTotals: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  teamsAtHand: { least: 'view-only', args: () => ({}) },
  teamsBeyondOwn: { least: 'view-only', args: () => ({}) },
  heldRosters: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId] }) },
  teamWithMembers: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldTeams: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId] }) },
  heldCompletedGoals: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
  heldDoneTasks: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], personId: null, ...LAST_YEAR }),
  },
  heldResolvedIssues: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
  heldEndedMeetings: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
  heldMeeting: {
    least: 'view-only',
    args: ({ teamId, pastMeetingId }) => ({ teamId, meetingId: pastMeetingId }),
  },
  teamsOfMyWork: { least: 'view-only', args: () => ({}) },
  meetingTeams: { least: 'view-only', args: () => ({}) },
  teamsToMeet: { least: 'view-only', args: () => ({}) },
  myActiveMeetings: { least: 'view-only', args: () => ({}) },
  meetingRoom: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  followedMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  lastActivity: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  ratingsOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  meetingsList: { least: 'view-only', args: () => ({ limit: 10 }) },
  hasResult: { least: 'view-only', args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }) },
  resultOfMeeting: { least: 'view-only', args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }) },
  recapOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  dashboardNumbers: { least: 'member', args: ({ week }) => ({ today: week }) },
  myTasksThisWeek: { least: 'member', args: ({ week }) => ({ today: week }) },
  myOpenGoals: { least: 'member', args: () => ({}) },
  offTrackMetrics: { least: 'member', args: ({ week }) => ({ today: week }) },
  firstSteps: { least: 'member', args: ({ week }) => ({ today: week }) },
  headlinesForMeeting: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  otherTeams: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  deletedTeams: { least: 'view-only', args: () => ({}) },
  archivedWork: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldArchive: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], personId: null, ...LAST_YEAR }),
  },
  openWorkOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  latestHeadlines: { least: 'member', args: () => ({}) },
}
