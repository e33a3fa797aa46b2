import { issueIdOf } from '../../../src/features/issues/raising/sources.rules.ts'
import { newId } from '../../../src/sync/id.ts'
import { LAST_YEAR, timer, type MutationSamples, type QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
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
  setMeetingVoteLimit: { least: 'manager', args: ({ meetingId }) => ({ meetingId, limit: 7 }) },
  setShowsVoters: { least: 'manager', args: ({ teamId }) => ({ teamId, shows: true }) },
  setTeamVoteLimit: { least: 'manager', args: ({ teamId }) => ({ teamId, limit: 7 }) },
}

export const queries: QuerySamples = {
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
  myVotes: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  voteTotals: { least: 'view-only', args: ({ teamId, meetingId }) => ({ teamId, meetingId }) },
  heldResolvedIssues: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
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
}
