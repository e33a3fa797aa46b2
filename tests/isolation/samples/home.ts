import { newId } from '../../../src/sync/id.ts'
import { LAST_YEAR, type MutationSamples, type QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
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
  readAllNotifications: { least: 'view-only', args: () => ({ until: '2026-03-02T00:00:00.000Z' }) },
  deleteAllNotifications: { least: 'view-only', args: () => ({ until: '2026-03-02T00:00:00.000Z' }) },
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
}

export const queries: QuerySamples = {
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
  ownersForTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  teamsOfMyWork: { least: 'view-only', args: () => ({}) },
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
  firstSteps: { least: 'director', args: ({ week }) => ({ today: week }) },
  archivedWork: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  heldArchive: {
    least: 'view-only',
    args: ({ teamId }) => ({ teamIds: [teamId], personId: null, ...LAST_YEAR }),
  },
  openWorkOfTeam: { least: 'view-only', args: ({ teamId }) => ({ teamId }) },
  forYou: { least: 'view-only', args: () => ({}) },
  latestHeadlines: { least: 'member', args: () => ({}) },
}
