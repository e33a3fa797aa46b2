import { randomUUID } from 'node:crypto'
import { relatedTo } from '../../src/features/goals/closing/closing.rules.ts'
import { cellOf, cellsOf, notesOf } from '../../src/features/metrics/values/metric-values.mutations.ts'
import { metricValueId } from '../../src/features/metrics/values/metric-values.rules.ts'
import { teamAudience } from '../../src/features/comments/audience.rules.ts'
import { discussionIdOf } from '../../src/features/comments/comments.rules.ts'
import { issueIdOf } from '../../src/features/issues/raising/sources.rules.ts'
import { startOfQuarter, utcDayOf } from '../../src/features/time/calendar.rules.ts'
import { newId } from '../../src/sync/id.ts'
import { rowsOfChanges } from '../../src/features/tasks/bulk/bulk.rules.ts'
import type { World } from './world.ts'
import type { Level } from '../../src/features/rights/levels.rules.ts'

/** How a procedure is called in a team's world, and from which level on it may be. */
export interface Sample {
  /** The lowest level that may; `server` for what no person may call. */
  least: Level | 'server'
  /** The person whose row it is (lena's, a member's): nobody else may, or sees it, or may too from below `least`. */
  own?: 'only' | 'unseen' | 'too'
  /** Only the meeting's scriber may, whatever the level. */
  scriber?: true
  args(world: World): Record<string, unknown>
}

const account = { personId: randomUUID(), email: 'new@guest.example', fullName: 'New' }
const timer = ({ meetingId }: World) => ({ meetingId, epoch: 1 })

const thisQuarter = () => startOfQuarter(utcDayOf(new Date().toISOString()))

/** Adds a comment to a row or, with its Monday, to a metric's week. */
const said = (subjectId: string, week: string | null = null) => ({
  id: newId(),
  discussionId: discussionIdOf(subjectId, week),
  subjectId,
  week,
  text: 'Said',
  mentionedIds: [],
})

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
  enrolPerson: {
    least: 'server',
    args: ({ teamId }) => ({
      auditId: newId(),
      membershipIds: [newId()],
      level: 'member',
      teamIds: [teamId],
      ...account,
    }),
  },
  provisionPerson: {
    least: 'server',
    args: () => ({ auditId: newId(), level: 'member', mayReturn: false, ...account }),
  },
  setProvisionedActive: {
    least: 'server',
    args: ({ personId }) => ({
      auditId: newId(),
      personId,
      active: false,
      level: 'member',
      mayReturn: false,
    }),
  },
  provisionTeam: {
    least: 'server',
    args: ({ personId }) => ({ id: newId(), name: 'Directory', createdBy: personId }),
  },
  deprovisionPerson: { least: 'server', args: ({ personId }) => ({ auditId: newId(), personId }) },
  noteSignInChange: {
    least: 'server',
    args: ({ personId }) => ({ auditId: newId(), personId, subject: 'Domain harbor.example listed' }),
  },
  declineInvitation: {
    least: 'server',
    args: ({ invitationId }) => ({ invitationId, email: account.email }),
  },
  carrySettings: { least: 'server', args: ({ personId }) => ({ personId, themePreference: 'dark' }) },
  noteActivity: { least: 'server', args: ({ personId }) => ({ personId }) },
  exportAuditLog: { least: 'director', args: () => ({ subject: 'Everything' }) },
  recordAct: {
    least: 'server',
    args: ({ personId }) => ({ actorId: personId, action: 'token made', subject: 'A feed' }),
  },
  forgetAudit: { least: 'server', args: () => ({ before: '2020-01-01T00:00:00.000Z' }) },
  setLab: { least: 'director', args: () => ({ lab: 'analytics', isOn: true }) },
  setOwnWords: {
    least: 'director',
    args: () => ({ goal: { one: 'Rock', many: 'Rocks' } }),
  },
  showPicture: { least: 'server', args: ({ personId }) => ({ personId, avatarUrl: '/api/pictures/none' }) },
  recordToken: {
    least: 'server',
    args: ({ personId }) => ({
      id: newId(),
      actorId: personId,
      personId,
      action: 'token made',
      subject: 'Scales',
    }),
  },
  setEntitlement: { least: 'server', args: () => ({ entitledUntil: new Date().toISOString() }) },
  recordTrial: {
    least: 'server',
    args: () => ({ before: '2026-01-01T00:00:00.000Z', after: '2027-01-01T00:00:00.000Z' }),
  },
  updateCompany: { least: 'director', args: () => ({ name: 'Renamed' }) },
  updateUserSettings: { least: 'view-only', args: () => ({ voteLimit: 20 }) },

  notify: {
    least: 'server',
    args: ({ personId, taskId, teamId }) => ({
      notices: [
        {
          id: newId(),
          personId,
          kind: 'task_deadline_warning',
          subjectKind: 'task',
          subjectId: taskId,
          teamId,
          name: 'Told',
          count: null,
          day: '2026-03-02',
        },
      ],
    }),
  },
  forgetNotifications: { least: 'server', args: ({ notificationId }) => ({ ids: [notificationId] }) },
  readNotifications: {
    least: 'view-only',
    own: 'unseen',
    args: ({ notificationId }) => ({ ids: [notificationId] }),
  },
  deleteNotifications: {
    least: 'view-only',
    own: 'unseen',
    args: ({ notificationId }) => ({ ids: [notificationId] }),
  },
  chooseNotifications: {
    least: 'view-only',
    args: () => ({ kind: 'metric_stale', by: 'mail', wanted: false }),
  },

  dismissAnnouncement: { least: 'view-only', args: () => ({ announcementId: newId() }) },
  carryDismissal: {
    least: 'server',
    args: ({ personId }) => ({ personId, announcementId: newId() }),
  },
  seeHint: { least: 'view-only', args: () => ({ hint: 'rate' }) },
  noteOnboarding: { least: 'view-only', args: () => ({ what: 'completed' }) },

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
  readdressPerson: { least: 'server', args: ({ personId }) => ({ personId, email: 'new@harbor.example' }) },
  removePerson: { least: 'director', args: ({ personId }) => ({ auditId: newId(), personId }) },
  emptyOwnRows: { least: 'server', args: ({ personId }) => ({ personId, taskIds: [], noteIds: [] }) },
  becomeFormer: { least: 'server', args: ({ personId }) => ({ auditId: newId(), personId }) },
  removeWithHandOver: {
    least: 'director',
    args: ({ personId, directorId }) => ({
      auditId: newId(),
      personId,
      otherwiseId: directorId,
      successors: [],
    }),
  },
  invitePerson: {
    least: 'manager',
    args: ({ teamId }) => ({
      id: newId(),
      email: 'other@guest.example',
      level: 'view-only',
      teamIds: [teamId],
    }),
  },
  invitePeople: {
    least: 'manager',
    args: ({ teamId }) => ({
      people: [
        {
          id: newId(),
          email: 'another@guest.example',
          fullName: null,
          level: 'view-only',
          teamIds: [teamId],
        },
      ],
    }),
  },
  holdInvitationMail: { least: 'server', args: ({ invitationId }) => ({ id: invitationId }) },
  resendInvitation: { least: 'manager', args: ({ invitationId }) => ({ id: invitationId }) },
  revokeInvitation: { least: 'manager', args: ({ invitationId }) => ({ id: invitationId }) },

  commentOnIssue: {
    least: 'member',
    args: ({ issueId, personId }) => ({ ...said(issueId), mentionedIds: [personId] }),
  },
  commentOnTask: { least: 'member', args: ({ taskId }) => said(taskId) },
  commentOnGoal: { least: 'member', args: ({ goalId }) => said(goalId) },
  commentOnHeadline: { least: 'member', args: ({ headlineId }) => said(headlineId) },
  commentOnWeek: { least: 'member', args: ({ metricId, week }) => said(metricId, week) },
  editComment: {
    least: 'member',
    own: 'only',
    args: ({ commentId }) => ({ id: commentId, versionId: newId(), text: randomUUID(), mentionedIds: [] }),
  },
  deleteComment: {
    least: 'manager',
    own: 'too',
    args: ({ commentId }) => ({ id: commentId, versionId: newId() }),
  },
  restoreComment: {
    least: 'member',
    own: 'only',
    args: ({ deletedCommentId }) => ({ id: deletedCommentId }),
  },
  followDiscussion: {
    least: 'view-only',
    args: ({ issueId }) => ({ discussionId: issueId, isFollowing: true }),
  },
  readDiscussion: { least: 'view-only', args: ({ issueId }) => ({ discussionId: issueId, seen: 2 }) },

  createMetric: {
    least: 'member',
    args: ({ teamId, personId }) => ({
      id: newId(),
      teamId,
      groupId: null,
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
    args: ({ metricId, teamId, week }) => ({
      metricId,
      teamId,
      name: 'Renamed',
      targetValue: 30,
      fromWeek: week,
    }),
  },
  removeDefinition: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, week }) => ({ definitionId: metricValueId(metricId, week) }),
  },
  restoreDefinition: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, personId }) => ({
      metricId,
      untilWeek: '2026-02-02',
      unit: 'number',
      targetValue: 5,
      targetLogic: 'equal',
      ownerId: personId,
    }),
  },
  assignMetric: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, teamId }) => ({ id: newId(), metricId, teamId }),
  },
  removeMetricFromTeam: {
    least: 'manager',
    own: 'too',
    args: ({ sharedMetricId, otherTeamId }) => ({ metricId: sharedMetricId, teamId: otherTeamId }),
  },
  deleteMetrics: {
    least: 'member',
    own: 'only',
    args: ({ metricId }) => ({ metricIds: [metricId] }),
  },
  restoreMetrics: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricIds: [metricId] }) },
  takeBackMetrics: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricIds: [metricId] }) },
  deleteMetric: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricId }) },
  restoreMetric: { least: 'member', own: 'only', args: ({ metricId }) => ({ metricId }) },
  reorderMetrics: { least: 'manager', args: ({ teamId, metricId }) => ({ teamId, metricIds: [metricId] }) },
  createMetricGroup: {
    least: 'manager',
    args: ({ teamId }) => ({ id: newId(), teamId, name: randomUUID() }),
  },
  renameMetricGroup: { least: 'manager', args: ({ groupId }) => ({ groupId, name: randomUUID() }) },
  deleteMetricGroup: { least: 'manager', args: ({ groupId }) => ({ groupId }) },
  restoreMetricGroup: { least: 'manager', args: ({ groupId }) => ({ groupId }) },
  reorderMetricGroups: { least: 'manager', args: ({ teamId, groupId }) => ({ teamId, groupIds: [groupId] }) },
  groupMetric: {
    least: 'manager',
    args: ({ teamId, metricId, groupId }) => ({ teamId, metricId, groupId }),
  },
  setMetricValue: {
    least: 'member',
    args: ({ metricId, week }) => ({ ...cellOf(metricId, week), value: 3 }),
  },
  fillFromSource: {
    least: 'server',
    args: ({ metricId, week }) => ({
      ids: [cellOf(metricId, week).id],
      metricId,
      scheduledFor: null,
      cells: [{ week, value: 3 }],
    }),
  },
  markSource: { least: 'server', args: ({ metricId }) => ({ metricId, failing: true }) },
  setMetricValues: {
    least: 'member',
    args: ({ metricId, week }) => cellsOf([{ metricId, week, value: 3 }]),
  },
  setWeekNotes: {
    least: 'manager',
    own: 'too',
    args: ({ metricId, week }) => notesOf([{ metricId, week, note: 'Fair' }]),
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

  dismissMisses: { least: 'member', args: ({ metricId, week }) => ({ metricId, until: week }) },

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
  changeTasks: {
    least: 'member',
    args: ({ taskId }) => ({
      ...rowsOfChanges([{ taskId }]),
      changes: [{ taskId, status: 'done', dueDate: '2026-12-01' }],
    }),
  },
  missTasks: { least: 'member', args: ({ taskId, meetingId }) => ({ meetingId, taskIds: [taskId] }) },
  takeBackMisses: { least: 'member', args: ({ taskId, meetingId }) => ({ meetingId, taskIds: [taskId] }) },
  dismissTaskMisses: { least: 'member', args: ({ taskId }) => ({ taskId, isDismissed: true }) },

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
  raiseFromMetric: {
    least: 'member',
    args: ({ metricId, teamId, week, meetingId }) => ({
      id: issueIdOf({ teamId, sourceId: metricId, week }),
      metricId,
      week,
      teamId,
      title: 'Leads: 12, target 10',
      meetingId,
    }),
  },
  raiseFromGoal: {
    least: 'member',
    args: ({ goalId, teamId, week }) => ({
      id: issueIdOf({ teamId, sourceId: goalId, week }),
      goalId,
      week,
      teamId,
      title: 'Goal: off track',
      meetingId: null,
    }),
  },
  raiseFromTask: {
    least: 'member',
    args: ({ taskId, teamId, week }) => ({
      id: issueIdOf({ teamId, sourceId: taskId, week }),
      taskId,
      week,
      teamId,
      title: 'Task: overdue',
      meetingId: null,
    }),
  },
  raiseFromHeadline: {
    least: 'member',
    args: ({ headlineId, teamId, week }) => ({
      id: issueIdOf({ teamId, sourceId: headlineId, week }),
      headlineId,
      week,
      teamId,
      title: 'Headline',
      meetingId: null,
    }),
  },
  placeIssue: {
    least: 'member',
    args: ({ issueId, solvedIssueId }) => ({ id: issueId, beforeId: solvedIssueId, afterId: null }),
  },
  mergeIssue: {
    least: 'member',
    args: ({ issueId, otherIssueId }) => ({ id: issueId, intoId: otherIssueId }),
  },
  moveIssue: {
    least: 'member',
    args: ({ issueId, otherTeamId }) => ({ id: issueId, teamId: otherTeamId, copyId: newId() }),
  },
  promiseOutcome: {
    least: 'member',
    args: ({ solvedIssueId, promisedMetricId }) => ({
      issueId: solvedIssueId,
      metricId: promisedMetricId,
      direction: 'down',
      meetingId: null,
    }),
  },
  withdrawPromise: { least: 'member', args: ({ solvedIssueId }) => ({ id: solvedIssueId }) },
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
  reactToHeadline: {
    least: 'view-only',
    args: ({ headlineId }) => ({ headlineId, kind: 'cheer', isOn: true }),
  },
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
  setMeetingBallot: { least: 'manager', args: ({ meetingId }) => ({ meetingId, hidden: true }) },
  setTeamBallot: { least: 'manager', args: ({ teamId }) => ({ teamId, hidden: true }) },
  revealVotes: { least: 'view-only', scriber: true, args: timer },
  setDoneVoting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId, done: true }) },

  chooseIssues: {
    least: 'view-only',
    scriber: true,
    args: (world) => ({ ...timer(world), issueIds: [world.issueId] }),
  },
  discussIssue: {
    least: 'view-only',
    scriber: true,
    args: (world) => ({ ...timer(world), issueId: world.issueId }),
  },
  stopDiscussing: { least: 'view-only', scriber: true, args: timer },
  decideIssue: {
    least: 'member',
    scriber: true,
    args: (world) => ({ ...timer(world), issueId: world.issueId, outcome: 'tabled' }),
  },
  undoDecision: {
    least: 'member',
    scriber: true,
    args: (world) => ({ ...timer(world), issueId: world.issueId }),
  },
  writeNote: {
    least: 'view-only',
    args: ({ meetingId }) => ({ meetingId, kind: 'meeting', issueId: null, from: '', to: 'Agreed' }),
  },

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
  setAgenda: {
    least: 'manager',
    args: ({ teamId }) => ({
      teamId,
      meetingType: 'weekly',
      agenda: [{ kind: 'open', section: 'Talk', minutes: 5, text: 'What went well?' }],
    }),
  },
  setSchedule: {
    least: 'manager',
    args: ({ teamId }) => ({
      id: newId(),
      teamId,
      meetingType: 'quarterly',
      startsOn: '2026-11-24',
      timeOfDay: '09:30',
      minutes: 90,
      everyWeeks: 13,
      timeZone: 'Europe/Berlin',
    }),
  },
  skipMeeting: {
    least: 'manager',
    args: ({ scheduleId }) => ({ id: scheduleId, day: '2199-01-01', isSkipped: true }),
  },
  moveMeeting: {
    least: 'manager',
    args: ({ scheduleId }) => ({
      id: scheduleId,
      day: '2199-01-01',
      toDay: '2199-01-02',
      toTime: '10:00',
    }),
  },
  clearSchedule: { least: 'manager', args: ({ scheduleId }) => ({ id: scheduleId }) },
  joinMeeting: { least: 'view-only', args: ({ meetingId }) => ({ id: newId(), meetingId }) },
  leaveMeeting: { least: 'view-only', args: ({ meetingId }) => ({ id: newId(), meetingId }) },
  takeOverScriber: { least: 'view-only', args: ({ meetingId }) => ({ id: newId(), meetingId, epoch: 1 }) },
  heartbeat: { least: 'view-only', args: timer },
  goToSection: { least: 'view-only', scriber: true, args: (world) => ({ ...timer(world), section: 2 }) },
  nextSection: { least: 'view-only', scriber: true, args: timer },
  previousSection: { least: 'view-only', scriber: true, args: timer },
  pauseMeeting: { least: 'view-only', scriber: true, args: timer },
  giveTurn: {
    least: 'view-only',
    scriber: true,
    args: ({ meetingId }) => ({ meetingId, epoch: 1, personId: null }),
  },
  resumeMeeting: { least: 'view-only', scriber: true, args: timer },
  handOverScriber: {
    least: 'view-only',
    scriber: true,
    args: ({ meetingId, personId }) => ({ id: newId(), meetingId, epoch: 1, personId }),
  },
  setGuestRights: {
    least: 'view-only',
    scriber: true,
    args: (world) => ({ ...timer(world), guestId: world.guestId, mayVote: true }),
  },
  removeGuest: {
    least: 'view-only',
    scriber: true,
    args: (world) => ({ ...timer(world), guestId: world.guestId }),
  },
  admitGuest: { least: 'server', args: ({ meetingId }) => ({ id: newId(), meetingId, name: 'Visitor' }) },
  castGuestVote: { least: 'server', args: ({ guestId, issueId }) => ({ id: newId(), guestId, issueId }) },
  removeGuestVote: { least: 'server', args: ({ guestId, issueId }) => ({ guestId, issueId }) },
  rateAsGuest: { least: 'server', args: ({ guestId }) => ({ guestId, rating: 9 }) },
  setMeetingVoteLimit: { least: 'manager', args: ({ meetingId }) => ({ meetingId, limit: 7 }) },
  setShowsVoters: { least: 'manager', args: ({ teamId }) => ({ teamId, shows: true }) },
  setTeamVoteLimit: { least: 'manager', args: ({ teamId }) => ({ teamId, limit: 7 }) },
  rateMeeting: {
    least: 'view-only',
    args: ({ meetingId }) => ({ id: newId(), meetingId, rating: 8, note: null }),
  },
  reviewPlanBlock: {
    least: 'view-only',
    args: ({ meetingId }) => ({ meetingId, block: 'target', verdict: 'changed' }),
  },
  endMeeting: { least: 'manager', args: ({ meetingId }) => ({ id: newId(), meetingId }) },
  sendMinutes: {
    least: 'manager',
    args: ({ pastMeetingId, pastParticipantId }) => ({
      meetingId: pastMeetingId,
      participantIds: [pastParticipantId],
    }),
  },
  noteExport: { least: 'server', args: ({ personId }) => ({ exportId: newId(), personId }) },
  noteMinutesSent: {
    least: 'server',
    args: ({ pastParticipantId }) => ({ participantId: pastParticipantId }),
  },
  createOverdueIssues: {
    least: 'manager',
    args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }),
  },
  deleteMeeting: { least: 'manager', args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }) },

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
  movePlanItem: {
    least: 'manager',
    args: ({ planItemId, otherPlanItemId }) => ({ itemId: otherPlanItemId, before: planItemId }),
  },
  removePlanItem: { least: 'manager', args: ({ planItemId }) => ({ itemId: planItemId }) },
  restorePlanItem: { least: 'manager', args: ({ planItemId }) => ({ itemId: planItemId }) },
  createToolSheet: {
    least: 'manager',
    args: () => ({ id: newId(), tool: 'delegate-elevate', title: 'My week' }),
  },
  importToolSheet: {
    least: 'manager',
    args: () => ({
      id: newId(),
      tool: 'deep-strategy',
      title: 'Ours',
      quarter: null,
      settings: {},
      text: '',
      entries: [],
    }),
  },
  renameToolSheet: { least: 'manager', args: ({ sheetId }) => ({ id: sheetId, title: 'Renamed' }) },
  setToolFigures: { least: 'manager', args: ({ sheetId }) => ({ id: sheetId, hoursWanted: 45 }) },
  writeSheetText: {
    least: 'manager',
    args: ({ sheetId }) => ({ id: sheetId, text: 'Too much of it', from: 0 }),
  },
  setClarityAppointment: {
    least: 'manager',
    args: () => ({
      startsOn: '2099-01-05',
      timeOfDay: '09:30',
      minutes: 60,
      repeats: 'weekly',
      timeZone: 'UTC',
    }),
  },
  tellOfBreaks: {
    least: 'server',
    args: ({ personId }) => ({
      at: '2026-03-02T08:20:00.000Z',
      due: [{ id: newId(), personId, remindAt: '2026-03-02T08:20:00.000Z' }],
    }),
  },
  cancelClarityAppointment: { least: 'manager', args: () => ({}) },
  shareToolSheet: {
    least: 'director',
    args: ({ sheetId, teamId }) => ({ id: sheetId, audience: 'team', teamId }),
  },
  archiveToolSheet: { least: 'manager', args: ({ sheetId }) => ({ id: sheetId }) },
  restoreToolSheet: { least: 'manager', args: ({ sheetId }) => ({ id: sheetId }) },
  startNextQuarter: { least: 'manager', args: ({ sheetId }) => ({ id: newId(), fromId: sheetId }) },
  addToolItem: {
    least: 'manager',
    args: ({ sheetId }) => ({ id: newId(), sheetId, section: 'love-great', text: 'Talk with customers' }),
  },
  updateToolItem: { least: 'manager', args: ({ itemId, personId }) => ({ id: itemId, hours: 3, personId }) },
  fillToolSection: {
    least: 'manager',
    args: ({ sheetId }) => ({ sheetId, section: 'love-great', text: 'Talk with customers' }),
  },
  moveToolItem: {
    least: 'manager',
    args: ({ itemId }) => ({ id: itemId, section: 'like-good', beforeId: null }),
  },
  removeToolItem: { least: 'manager', args: ({ itemId }) => ({ id: itemId }) },
  noteMadeOfItem: { least: 'manager', args: ({ itemId, taskId }) => ({ id: itemId, taskId }) },
  createProcess: {
    least: 'manager',
    args: ({ teamId, personId }) => ({ id: newId(), teamId, name: 'Mooring', ownerId: personId }),
  },
  updateProcess: {
    least: 'manager',
    own: 'too',
    args: ({ processId }) => ({ id: processId, summary: 'Calmly.' }),
  },
  assignProcess: {
    least: 'manager',
    args: ({ processId, personId }) => ({ id: processId, ownerId: personId }),
  },
  moveProcess: { least: 'manager', args: ({ processId }) => ({ id: processId, beforeId: null }) },
  confirmProcess: { least: 'manager', own: 'too', args: ({ processId }) => ({ id: processId }) },
  archiveProcess: { least: 'manager', own: 'too', args: ({ processId }) => ({ id: processId }) },
  restoreProcess: { least: 'manager', own: 'too', args: ({ processId }) => ({ id: processId }) },
  addSteps: {
    least: 'manager',
    own: 'too',
    args: ({ processId, stepId }) => ({
      processId,
      beforeId: stepId,
      steps: [{ id: newId(), title: 'Check the wind', body: '' }],
    }),
  },
  renameStep: { least: 'manager', own: 'too', args: ({ stepId }) => ({ id: stepId, title: 'Let go' }) },
  writeStep: {
    least: 'manager',
    own: 'too',
    args: ({ stepId }) => ({ id: stepId, text: 'Stern first.', from: 1 }),
  },
  setStepSeat: {
    least: 'manager',
    own: 'too',
    args: ({ stepId, liveSeatId }) => ({ id: stepId, seatId: liveSeatId }),
  },
  moveStep: { least: 'manager', own: 'too', args: ({ stepId }) => ({ id: stepId, beforeId: null }) },
  removeStep: { least: 'manager', own: 'too', args: ({ otherStepId }) => ({ id: otherStepId }) },
  publishProcess: {
    least: 'manager',
    own: 'too',
    args: ({ processId }) => ({
      id: processId,
      versionId: newId(),
      changeNote: 'The log',
      confirmAgain: true,
    }),
  },
  addReader: {
    least: 'manager',
    args: ({ processId }) => ({
      id: newId(),
      processId,
      kind: 'everyone',
      toTeamId: null,
      toSeatId: null,
      toPersonId: null,
      days: 14,
    }),
  },
  setReaderDays: { least: 'manager', args: ({ readerId }) => ({ id: readerId, days: 7 }) },
  removeReader: { least: 'manager', args: ({ readerId }) => ({ id: readerId }) },
  confirmReading: { least: 'view-only', own: 'unseen', args: ({ processId }) => ({ processId, version: 1 }) },
  answerCheck: {
    least: 'manager',
    own: 'too',
    args: ({ processId }) => ({ id: newId(), processId, followed: 'always', note: null }),
  },
  trackReading: {
    least: 'member',
    args: ({ processId }) => ({ processId, metricId: newId(), name: 'Read' }),
  },
  enterReading: {
    least: 'server',
    args: ({ processId, metricId }) => ({
      processId,
      metricId,
      valueId: metricValueId(metricId, '2026-11-16'),
      week: '2026-11-16',
    }),
  },
  addProcessMetric: {
    least: 'manager',
    own: 'too',
    args: ({ processId, promisedMetricId }) => ({ id: newId(), processId, metricId: promisedMetricId }),
  },
  removeProcessMetric: {
    least: 'manager',
    own: 'too',
    args: ({ processId, metricId }) => ({ processId, metricId }),
  },
  suggestChange: {
    least: 'member',
    args: ({ processId, stepId }) => ({
      id: newId(),
      issueId: newId(),
      processId,
      stepId,
      text: 'Bow line first when the wind is astern',
    }),
  },
  settleReadings: {
    least: 'server',
    args: ({ processId, personId }) => ({ processId, personIds: [personId], readingIds: [newId()] }),
  },
  startChart: {
    least: 'director',
    args: () => ({ id: newId(), name: 'Org Chart', seats: [{ id: newId(), name: 'Captain' }] }),
  },
  createDraft: { least: 'manager', args: () => ({ id: newId(), name: 'Another draft' }) },
  renameDraft: { least: 'manager', args: ({ draftId }) => ({ chartId: draftId, name: 'Renamed' }) },
  deleteDraft: { least: 'director', args: ({ draftId }) => ({ chartId: draftId }) },
  publishDraft: { least: 'director', args: ({ draftId }) => ({ chartId: draftId, taken: [] }) },
  draftEarlierChart: {
    least: 'manager',
    args: () => ({ id: newId(), name: 'As before', seats: [] }),
  },
  importSeats: {
    least: 'manager',
    args: ({ draftId, seatId, personId }) => ({
      chartId: draftId,
      added: [{ id: newId(), name: 'Bosun', parentId: seatId, holderIds: [personId] }],
      changed: [],
    }),
  },
  undoImport: {
    least: 'manager',
    args: ({ draftId, lowerSeatId }) => ({ chartId: draftId, added: [lowerSeatId], changed: [] }),
  },
  writeSeatNote: { least: 'manager', args: ({ seatId }) => ({ seatId, note: 'Soon', from: 0 }) },
  noteMadeOfSeat: {
    least: 'member',
    args: ({ liveSeatId, issueId }) => ({ seatId: liveSeatId, issueId }),
  },
  restoreDraft: { least: 'director', args: ({ draftId }) => ({ chartId: draftId }) },
  addSeat: {
    least: 'manager',
    args: ({ draftId, seatId }) => ({
      id: newId(),
      chartId: draftId,
      parentId: seatId,
      before: null,
      name: 'Cook',
    }),
  },
  renameSeat: { least: 'manager', args: ({ seatId }) => ({ seatId, name: 'Renamed' }) },
  updateSeat: {
    least: 'manager',
    args: ({ seatId, teamId }) => ({ seatId, teamId, tint: 2, hireBy: '2026-12-01' }),
  },
  moveSeat: {
    least: 'manager',
    args: ({ lowerSeatId, seatId }) => ({ seatId: lowerSeatId, parentId: null, before: seatId }),
  },
  removeSeat: { least: 'manager', args: ({ seatId }) => ({ seatId, withBeneath: false }) },
  restoreSeat: { least: 'manager', args: ({ removedSeatId }) => ({ seatId: removedSeatId }) },
  addHolder: { least: 'manager', args: ({ seatId, personId }) => ({ seatId, personId }) },
  removeHolder: { least: 'manager', args: ({ seatId, personId }) => ({ seatId, personId }) },
  addRole: { least: 'manager', args: ({ seatId }) => ({ id: newId(), seatId, text: 'Log the day' }) },
  renameRole: { least: 'manager', args: ({ seatId, roleId }) => ({ seatId, roleId, text: 'Renamed' }) },
  moveRole: { least: 'manager', args: ({ seatId, roleId }) => ({ seatId, roleId, before: null }) },
  removeRole: { least: 'manager', args: ({ seatId, roleId }) => ({ seatId, roleId }) },
  addSecondLine: {
    least: 'manager',
    args: ({ seatId, lowerSeatId }) => ({ seatId: lowerSeatId, toId: seatId }),
  },
  removeSecondLine: {
    least: 'manager',
    args: ({ seatId, lowerSeatId }) => ({ seatId: lowerSeatId, toId: seatId }),
  },
  // Managers only those of their own seat and beneath it, which org-chart/ tests.
  linkMetric: { least: 'director', args: ({ liveSeatId, metricId }) => ({ seatId: liveSeatId, metricId }) },
  unlinkMetric: { least: 'director', args: ({ liveSeatId, metricId }) => ({ seatId: liveSeatId, metricId }) },
  rateValue: {
    least: 'manager',
    args: ({ personId, valueId }) => ({ personId, quarter: thisQuarter(), valueId, mark: 'sometimes' }),
  },
  rateSeat: {
    least: 'manager',
    args: ({ personId, liveSeatId }) => ({
      personId,
      quarter: thisQuarter(),
      seatId: liveSeatId,
      question: 'wants',
      answer: 'yes',
    }),
  },
  noteFit: {
    least: 'manager',
    args: ({ personId }) => ({ personId, quarter: thisQuarter(), note: 'Calm at sea' }),
  },
  shareFit: { least: 'manager', args: ({ personId }) => ({ personId, quarter: thisQuarter() }) },
  takeBackFit: { least: 'manager', args: ({ personId }) => ({ personId, quarter: thisQuarter() }) },
  setFitBar: { least: 'director', args: () => ({ maxSometimes: 2, maxRarely: 0, seatYes: 3 }) },
  planConversations: {
    least: 'manager',
    args: ({ personId }) => ({
      people: [{ id: newId(), reportId: personId }],
      title: 'This quarter',
      kind: 'quarterly',
      dueOn: '2026-12-01',
    }),
  },
  // The director leads it.
  moveConversation: {
    least: 'manager',
    args: ({ conversationId }) => ({ conversationId, dueOn: '2026-12-02' }),
  },
  holdConversation: { least: 'manager', args: ({ conversationId }) => ({ conversationId }) },
  cancelConversation: { least: 'manager', args: ({ conversationId }) => ({ conversationId }) },
  answerConversation: {
    least: 'view-only',
    own: 'unseen',
    args: ({ sideId }) => ({ sideId, key: 'working', answer: 'The watch' }),
  },
  submitConversation: { least: 'view-only', own: 'unseen', args: ({ sideId }) => ({ sideId }) },
  editConversationAgain: { least: 'view-only', own: 'unseen', args: ({ sideId }) => ({ sideId }) },
  startTalk: { least: 'view-only', own: 'unseen', args: ({ sideId }) => ({ sideId }) },
  agreeOnTalk: { least: 'view-only', own: 'unseen', args: ({ sideId }) => ({ sideId }) },
  noteInTalk: {
    least: 'view-only',
    own: 'unseen',
    args: ({ sideId }) => ({ id: newId(), sideId, text: 'Agreed' }),
  },
  openCheckup: {
    least: 'manager',
    args: ({ teamId }) => ({ id: newId(), teamId, closesOn: utcDayOf(new Date().toISOString()) }),
  },
  closeCheckup: { least: 'manager', args: ({ checkupId }) => ({ checkupId }) },
  answerCheckup: { least: 'view-only', args: ({ checkupId }) => ({ checkupId, place: 1, points: 5 }) },
  noteCheckup: { least: 'view-only', args: ({ checkupId }) => ({ checkupId, note: 'More rope' }) },
  submitCheckup: { least: 'view-only', args: ({ checkupId }) => ({ checkupId }) },
  settleCheckup: {
    least: 'server',
    args: ({ checkupId }) => ({ checkupId, today: utcDayOf(new Date().toISOString()) }),
  },
  noteTaskOfTalk: {
    least: 'view-only',
    own: 'unseen',
    args: ({ conversationNoteId, taskId }) => ({ noteId: conversationNoteId, taskId }),
  },
  shareWithNewManager: {
    least: 'view-only',
    own: 'unseen',
    args: ({ sideId, personId }) => ({ sideId, managerId: personId }),
  },
  copySideForManager: { least: 'server', args: ({ sideId }) => ({ sideId, copyId: newId() }) },
  mirrorConversation: {
    least: 'server',
    args: ({ conversationId }) => ({ conversationId, managerSideId: newId(), reportSideId: newId() }),
  },
  copyConversationNote: {
    least: 'server',
    args: ({ conversationNoteId, sideId }) => ({
      noteId: conversationNoteId,
      copyId: newId(),
      sideIds: [sideId],
    }),
  },
  forgetConversations: {
    least: 'server',
    args: ({ sideId, conversationNoteId }) => ({ sideIds: [sideId], noteIds: [conversationNoteId] }),
  },
}

/** Every query of the registry. Those with a level above view-only answer to fewer. */
const MORNING = '2026-11-18T08:00:00.000Z'
const LAST_YEAR = { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' }

export const querySamples: Record<string, Pick<Sample, 'least' | 'args'>> = {
  myNotifications: { least: 'view-only', args: () => ({ most: 5 }) },
  unreadNotifications: { least: 'view-only', args: () => ({}) },
  myNotificationPreferences: { least: 'view-only', args: () => ({}) },
  namesOfRows: {
    least: 'view-only',
    args: ({ issueId, meetingId, personId, teamId }) => ({ ids: [issueId, meetingId, personId, teamId] }),
  },
  soughtRow: { least: 'view-only', args: ({ teamId }) => ({ id: teamId, teamId }) },
  found: { least: 'view-only', args: () => ({ kind: 'tasks', text: 'a b' }) },
  foundAgain: { least: 'view-only', args: ({ teamId }) => ({ ids: [teamId] }) },
  actsOn: { least: 'view-only', args: ({ teamId }) => ({ kind: 'tasks', id: teamId }) },
  heldAudit: {
    least: 'director',
    args: () => ({ from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' }),
  },
  companySummary: { least: 'director', args: () => ({}) },
  auditTrail: { least: 'director', args: () => ({ personId: null }) },
  myCompany: { least: 'view-only', args: () => ({}) },
  mySettings: { least: 'view-only', args: () => ({}) },
  myTeams: { least: 'view-only', args: () => ({}) },
  teamsWithMembers: { least: 'view-only', args: () => ({}) },
  peopleOfCompany: { least: 'view-only', args: () => ({}) },
  personWithTeams: { least: 'view-only', args: ({ personId }) => ({ personId }) },
  workToHandOver: { least: 'director', args: ({ personId, teamId }) => ({ personId, teamIds: [teamId] }) },
  formerPeople: { least: 'manager', args: () => ({}) },
  onePerson: { least: 'view-only', args: ({ personId }) => ({ personId }) },
  pendingInvitations: { least: 'manager', args: () => ({}) },
  declinedInvitations: { least: 'manager', args: () => ({}) },
  acceptedInvitation: { least: 'manager', args: () => ({ email: 'somebody@harbor.example' }) },
  invitingStanding: { least: 'manager', args: () => ({}) },
  discussionMark: { least: 'view-only', args: ({ issueId }) => ({ discussionId: issueId }) },
  discussionItems: { least: 'view-only', args: ({ issueId }) => ({ discussionId: issueId }) },
  heldDiscussion: {
    least: 'view-only',
    args: ({ issueId, teamId }) => ({ discussionId: issueId, ...teamAudience(teamId) }),
  },
  commentHistory: {
    least: 'view-only',
    args: ({ commentId, teamId }) => ({ commentId, readerId: null, ...teamAudience(teamId) }),
  },
  mentionablePeople: { least: 'view-only', args: ({ teamId }) => ({ ...teamAudience(teamId) }) },
  mayAddToWeeks: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  heldCommentedWeeks: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamId, from: '2024-11-04', to: '2026-11-16' }),
  },
  commentedWeeks: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  mayAddToGoal: { least: 'view-only', args: ({ goalId }) => ({ goalId }) },
  reactionsOf: { least: 'view-only', args: ({ headlineId }) => ({ headlineId }) },
  metricsOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  weekOfMetric: { least: 'view-only', args: ({ metricId }) => ({ metricId, week: '2026-11-16' }) },
  groupsOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldWeeks: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamId, from: '2024-11-04', to: '2026-11-16' }),
  },
  formulaReach: { least: 'view-only', args: ({ teamId, week }) => ({ teamId, from: week }) },
  heldInputs: {
    least: 'view-only',
    args: ({ teamId, week }) => ({ teamIds: [teamId], sharedTeamIds: [], from: week, to: week }),
  },
  formulaInputs: { least: 'view-only', args: ({ metricId }) => ({ formula: `[${metricId}] * 2` }) },
  metricChoices: { least: 'view-only', args: () => ({}) },
  metricRow: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  teamOfMetric: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  metricHistory: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  teamsOfMetric: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  definitionChanges: { least: 'view-only', args: ({ metricId }) => ({ metricId }) },
  missProposal: { least: 'view-only', args: ({ metricId, week }) => ({ metricId, thisWeek: week }) },
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
  myTasks: { least: 'view-only', args: () => ({}) },
  tasksOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  taskReview: {
    least: 'view-only',
    args: ({ teamId, meetingId, week }) => ({ teamId, meetingId, day: week }),
  },
  missedTask: { least: 'view-only', args: ({ taskId }) => ({ taskId }) },
  missedTasks: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  completionByWeek: {
    least: 'view-only',
    args: ({ teamId, week }) => ({ teamIds: [teamId], personId: null, today: week }),
  },
  ownersForTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  openIssuesOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId, issueType: 'short_term' }) },
  resolvedIssues: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  issueItem: { least: 'view-only', args: ({ issueId }) => ({ issueId }) },
  raisableWork: { least: 'view-only', args: ({ taskId }) => ({ id: taskId }) },
  tasksOfIssue: { least: 'view-only', args: ({ issueId }) => ({ issueId }) },
  archivedIssues: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldArchivedIssues: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }),
  },
  mergeChoices: { least: 'view-only', args: ({ issueId }) => ({ issueId }) },
  destinations: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  issuesAtHand: { least: 'view-only', args: () => ({}) },
  pastIssue: { least: 'view-only', args: ({ solvedIssueId }) => ({ issueId: solvedIssueId }) },
  promiseOfIssue: { least: 'view-only', args: ({ solvedIssueId }) => ({ issueId: solvedIssueId }) },
  heldPromise: {
    least: 'view-only',
    args: ({ solvedIssueId, teamId }) => ({ issueId: solvedIssueId, teamId }),
  },
  promisesOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  promisesOfMeeting: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  promisableMetrics: { least: 'view-only', args: ({ teamId, week }) => ({ teamId, fromWeek: week }) },
  issueOwners: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId] }) },
  issuesOfTeams: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], kind: 'short_term' }),
  },
  votersOfIssue: { least: 'view-only', args: ({ teamId, issueId }) => ({ teamId, issueId }) },
  teamVoting: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  issueAlready: {
    least: 'view-only',
    args: ({ teamId, metricId, week }) => ({ teamId, sourceId: metricId, week, title: 'Off track' }),
  },
  issuesFrom: { least: 'view-only', args: ({ metricId }) => ({ sourceId: metricId }) },
  sourceOfIssue: { least: 'view-only', args: ({ issueId }) => ({ issueId }) },
  likelyIssueTeam: { least: 'view-only', args: () => ({}) },
  headlineSetting: { least: 'view-only', args: ({ teamId }) => ({ teamId, from: MORNING }) },
  headlinesOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  myVotes: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  voteTotals: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  teamsAtHand: { least: 'view-only', args: () => ({}) },
  teamsBeyondOwn: { least: 'view-only', args: () => ({}) },
  heldRosters: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId] }) },
  teamWithMembers: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldTeams: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId] }) },
  heldFinishedGoals: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
  heldDoneTasks: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], personId: null, ...LAST_YEAR }),
  },
  heldResolvedIssues: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
  heldEndedMeetings: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
  heldMeeting: {
    least: 'view-only',
    args: ({ teamId, pastMeetingId }) => ({ teamIds: [teamId], meetingId: pastMeetingId }),
  },
  teamsOfMyWork: { least: 'view-only', args: () => ({}) },
  meetingTeams: { least: 'view-only', args: () => ({}) },
  teamsToMeet: { least: 'view-only', args: () => ({}) },
  myActiveMeetings: { least: 'view-only', args: () => ({}) },
  meetingRoom: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  followedMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  lastActivity: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  roundOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  issuesOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  discussedIssue: { least: 'view-only', args: ({ issueId }) => ({ issueId }) },
  lastTimeOf: {
    least: 'view-only',
    args: ({ issueId, teamId, meetingId }) => ({ issueId, teamId, meetingId }),
  },
  noteOfMeeting: {
    least: 'view-only',
    args: ({ meetingId }) => ({ meetingId, kind: 'meeting', issueId: null }),
  },
  ballotOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  guestsOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  ratingsOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  meetingsList: { least: 'view-only', args: () => ({ limit: 10 }) },
  hasResult: { least: 'view-only', args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }) },
  numbersDue: { least: 'view-only', args: ({ teamId, week }) => ({ teamId, week }) },
  overdueTasksOfTeam: { least: 'view-only', args: ({ teamId, week }) => ({ teamId, today: week }) },
  topIssues: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  lastMeeting: { least: 'view-only', args: ({ teamId }) => ({ teamId, meetingType: 'weekly' }) },
  overdueBecomesIssues: { least: 'view-only', args: () => ({}) },
  ratingsUpTo: { least: 'view-only', args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }) },
  resultOfMeeting: { least: 'view-only', args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }) },
  recapOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  schedulesOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  comingMeetings: { least: 'view-only', args: () => ({ from: MORNING, limit: 5 }) },
  teamsWithoutTime: { least: 'view-only', args: () => ({}) },
  scheduledTeams: { least: 'view-only', args: () => ({}) },
  readinessOf: { least: 'view-only', args: ({ teamId, week }) => ({ teamId, today: week }) },
  goalPlan: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamId, ofCompany: false, quarter: '2026-10-01' }),
  },
  tasksOfMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  myNumbers: { least: 'member', args: ({ week }) => ({ week }) },
  ratingsByWeek: { least: 'member', args: ({ week }) => ({ today: week }) },
  nextUp: { least: 'view-only', args: () => ({ from: new Date().toISOString() }) },
  metricsOnTrack: { least: 'member', args: ({ week }) => ({ today: week }) },
  myTasksThisWeek: { least: 'member', args: ({ week }) => ({ today: week }) },
  myOpenGoals: { least: 'member', args: () => ({}) },
  offTrackMetrics: { least: 'member', args: ({ week }) => ({ today: week }) },
  meetingHints: { least: 'view-only', args: ({ week }) => ({ today: week }) },
  sampleTeam: { least: 'director', args: () => ({}) },
  hasDismissed: { least: 'view-only', args: () => ({ announcementId: newId() }) },
  myOnboarding: { least: 'view-only', args: () => ({}) },
  myPlans: { least: 'view-only', args: () => ({}) },
  canViewPlans: { least: 'view-only', args: () => ({}) },
  planSheet: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  measureState: { least: 'view-only', args: ({ metricId, week }) => ({ metricId, today: week }) },
  quarterGoals: { least: 'view-only', args: ({ teamId, week }) => ({ teamId, today: week }) },
  planGoals: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  unshownGoals: { least: 'view-only', args: ({ teamId }) => ({ teamId, today: '2026-11-25' }) },
  archivedPlans: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  fieldHistory: {
    least: 'manager',
    args: ({ planItemId }) => ({
      entityId: planItemId,
      field: 'title',
      audience: 'managers',
      teamId: null,
      personId: null,
    }),
  },
  overwritingOf: {
    least: 'view-only',
    args: ({ planItemId }) => ({ entityId: planItemId, field: 'title', text: 'Twelve', updatedBy: null }),
  },
  madeOfSeat: { least: 'view-only', args: ({ liveSeatId }) => ({ seatId: liveSeatId }) },
  holdersEver: { least: 'manager', args: () => ({}) },
  publicationOfDraft: { least: 'director', args: ({ draftId }) => ({ chartId: draftId, taken: [] }) },
  measuresOfSeat: { least: 'view-only', args: ({ liveSeatId }) => ({ seatId: liveSeatId }) },
  goalsOfHolders: { least: 'view-only', args: ({ personId }) => ({ personIds: [personId] }) },
  orgChartsInSight: { least: 'view-only', args: () => ({}) },
  seatsOfChart: { least: 'view-only', args: ({ draftId }) => ({ chartId: draftId }) },
  removedFromChart: { least: 'manager', args: ({ draftId }) => ({ chartId: draftId }) },
  processTeamsBeyond: { least: 'view-only', args: () => ({}) },
  processList: { least: 'view-only', args: () => ({ teamIds: [] }) },
  openProcess: { least: 'view-only', args: ({ processId }) => ({ id: processId, teamIds: [] }) },
  archivedProcesses: { least: 'view-only', args: () => ({ teamIds: [] }) },
  processOwners: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  teamsToAsk: { least: 'view-only', args: () => ({}) },
  readersOfProcess: {
    least: 'view-only',
    args: ({ processId, teamId }) => ({ processId, teamId, rosters: [] }),
  },
  processesToRead: { least: 'view-only', args: () => ({}) },
  followedByEveryone: {
    least: 'view-only',
    args: ({ processId }) => ({ processId, today: '2026-11-20' }),
  },
  measurableBy: { least: 'view-only', args: ({ processId }) => ({ processId }) },
  myReading: { least: 'view-only', args: ({ processId }) => ({ processId }) },
  processesOfSeat: { least: 'view-only', args: ({ liveSeatId }) => ({ seatId: liveSeatId }) },
  seatsForSteps: { least: 'view-only', args: () => ({}) },
  teamsToWriteFor: { least: 'view-only', args: () => ({}) },
  versionsOfProcess: {
    least: 'view-only',
    args: ({ processId, teamId }) => ({ processId, teamId, audience: 'team' }),
  },
  firstSteps: { least: 'director', args: ({ week }) => ({ today: week }) },
  headlinesForMeeting: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  otherTeams: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  sourceOfValues: { least: 'manager', args: () => ({}) },
  myConversations: { least: 'view-only', args: () => ({}) },
  conversationsOfOthers: { least: 'manager', args: () => ({}) },
  conversationsAbout: { least: 'manager', args: ({ personId }) => ({ personId }) },
  factsOfConversation: {
    least: 'view-only',
    args: ({ conversationId }) => ({ conversationId, today: '2026-11-18' }),
  },
  conversationAt: {
    least: 'view-only',
    args: ({ conversationId }) => ({ conversationId }),
  },
  whomToTalkWith: { least: 'manager', args: () => ({}) },
  valuesOfPlan: {
    least: 'manager',
    args: ({ planId, teamId }) => ({ planId, teamId, audience: 'managers', hidden: false }),
  },
  fitOfQuarter: { least: 'manager', args: () => ({ quarter: thisQuarter(), isOver: false }) },
  fitOfPerson: { least: 'manager', args: ({ personId }) => ({ personId }) },
  fitOfSeat: { least: 'manager', args: ({ personId, liveSeatId }) => ({ personId, seatId: liveSeatId }) },
  toolsLastUsed: { least: 'manager', args: () => ({}) },
  myClarityAppointment: { least: 'manager', args: () => ({}) },
  checkupsOf: { least: 'manager', args: ({ teamId }) => ({ teamId }) },
  ownCheckup: { least: 'view-only', args: ({ checkupId }) => ({ checkupId }) },
  checkupsToAnswer: { least: 'view-only', args: () => ({}) },
  sheetsOfTool: { least: 'manager', args: () => ({ tool: 'delegate-elevate' }) },
  archivedSheets: { least: 'manager', args: () => ({ tool: 'delegate-elevate' }) },
  itemsOfSheet: { least: 'manager', args: ({ sheetId }) => ({ sheetId }) },
  teamToHandOver: { least: 'manager', args: ({ personId }) => ({ personId }) },
  knownToImport: { least: 'manager', args: () => ({}) },
  placesForSeat: { least: 'manager', args: () => ({}) },
  earlierQuarters: { least: 'manager', args: ({ sheetId }) => ({ sheetId }) },
  deletedTeams: { least: 'view-only', args: () => ({}) },
  archivedWork: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldArchive: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], personId: null, ...LAST_YEAR }),
  },
  openWorkOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  forYou: { least: 'view-only', args: () => ({}) },
  latestHeadlines: { least: 'member', args: () => ({}) },
}
