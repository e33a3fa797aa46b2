import type * as agenda from '../meetings/agenda/agenda.mutations.ts'
import type * as attendance from '../meetings/attendance/attendance.mutations.ts'
import { BLOCK_NAMES } from '../strategy/strategy.text.ts'
import { MEETING_TYPE_LABELS } from '../meetings/meetings.text.ts'
import type * as schedules from '../meetings/schedule/schedules.mutations.ts'
import type * as scriber from '../meetings/scriber/scriber.mutations.ts'
import type * as timer from '../meetings/timer/timer.mutations.ts'
import type * as turns from '../meetings/turns/turns.mutations.ts'
import type * as planReviews from '../meeting-room/sections/quarterly/plan-review.mutations.ts'
import type * as ratings from '../meeting-room/conclude/ratings.mutations.ts'
import type * as rounds from '../meeting-room/discussion/rounds.mutations.ts'
import type * as guestActs from '../meeting-room/guests/guest-acts.mutations.ts'
import type * as guests from '../meeting-room/guests/guests.mutations.ts'
import type * as room from '../meeting-room/meeting-room.mutations.ts'
import type * as minutes from '../meeting-room/minutes/minutes.mutations.ts'
import type * as overdue from '../meeting-room/overdue/overdue.mutations.ts'
import { counted, quoted, type WordsOf } from './row-names.text.ts'

export const meetingWords: WordsOf<
  typeof agenda & typeof attendance & typeof schedules & typeof scriber & typeof timer & typeof turns
> = {
  setAgenda: ({ teamId }, the) => `Change the agenda of ${the('team', teamId)}`,
  setSchedule: ({ teamId, meetingType }, the) =>
    `Set the time of the ${MEETING_TYPE_LABELS[meetingType].toLowerCase()} of ${the('team', teamId)}`,
  clearSchedule: () => 'Remove the time of a meeting',
  skipMeeting: ({ isSkipped }) => (isSkipped ? 'Skip a planned meeting' : 'Hold a meeting that was skipped'),
  moveMeeting: () => 'Move a planned meeting',
  joinMeeting: ({ meetingId }, the) => `Join ${the('meeting', meetingId)}`,
  leaveMeeting: ({ meetingId }, the) => `Leave ${the('meeting', meetingId)}`,
  takeOverScriber: ({ meetingId }, the) => `Become the scriber of ${the('meeting', meetingId)}`,
  handOverScriber: ({ meetingId, personId }, the) =>
    `Make ${the('person', personId)} the scriber of ${the('meeting', meetingId)}`,
  heartbeat: ({ meetingId }, the) => `Stay the scriber of ${the('meeting', meetingId)}`,
  goToSection: ({ meetingId }, the) => `Go to another section of ${the('meeting', meetingId)}`,
  nextSection: ({ meetingId }, the) => `Go to the next section of ${the('meeting', meetingId)}`,
  previousSection: ({ meetingId }, the) => `Go to the previous section of ${the('meeting', meetingId)}`,
  pauseMeeting: ({ meetingId }, the) => `Pause ${the('meeting', meetingId)}`,
  resumeMeeting: ({ meetingId }, the) => `Resume ${the('meeting', meetingId)}`,
  giveTurn: ({ personId }, the) =>
    personId === null ? 'Give the turn to nobody' : `Give ${the('person', personId)} the turn`,
}

export const roomWords: WordsOf<
  typeof room &
    typeof planReviews &
    typeof ratings &
    typeof rounds &
    typeof guestActs &
    typeof guests &
    typeof minutes &
    typeof overdue
> = {
  reviewPlanBlock: ({ block }) => `Note of ${quoted(BLOCK_NAMES[block])} whether it is still true`,
  startMeeting: ({ teamId }, the) => `Start a meeting of ${the('team', teamId)}`,
  endMeeting: ({ meetingId }, the) => `End ${the('meeting', meetingId)}`,
  deleteMeeting: ({ meetingId }, the) => `Delete ${the('meeting', meetingId)}`,
  rateMeeting: ({ meetingId, rating }, the) => `Rate ${the('meeting', meetingId)} with ${rating}`,
  chooseIssues: ({ issueIds }) => `Choose ${counted(issueIds.length, 'issue', 'issues')} to discuss`,
  sendMinutes: ({ participantIds }) =>
    `Mail the minutes to ${counted(participantIds.length, 'participant', 'participants')}`,
  createOverdueIssues: ({ meetingId }, the) =>
    `Make issues of what is overdue for ${the('meeting', meetingId)}`,
  setGuestRights: () => 'Change what a guest may do in a meeting',
  removeGuest: () => 'Remove a guest from a meeting',
}
