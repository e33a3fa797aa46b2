import { newId } from '../../../src/sync/id.ts'
import { MORNING, LAST_YEAR, timer, type MutationSamples, type QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
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
  noteMinutesSent: {
    least: 'server',
    args: ({ pastParticipantId }) => ({ participantId: pastParticipantId }),
  },
  createOverdueIssues: {
    least: 'manager',
    args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }),
  },
  deleteMeeting: { least: 'manager', args: ({ pastMeetingId }) => ({ meetingId: pastMeetingId }) },
}

export const queries: QuerySamples = {
  heldEndedMeetings: { least: 'view-only', args: ({ teamId }) => ({ teamIds: [teamId], ...LAST_YEAR }) },
  heldMeeting: {
    least: 'view-only',
    args: ({ teamId, pastMeetingId }) => ({ teamIds: [teamId], meetingId: pastMeetingId }),
  },
  meetingTeams: { least: 'view-only', args: () => ({}) },
  teamsToMeet: { least: 'view-only', args: () => ({}) },
  myActiveMeetings: { least: 'view-only', args: () => ({}) },
  meetingRoom: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  followedMeeting: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
  lastActivity: { least: 'view-only', args: ({ meetingId }) => ({ meetingId }) },
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
}
