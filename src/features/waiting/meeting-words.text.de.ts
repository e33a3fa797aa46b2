import type * as agenda from '../meetings/agenda/agenda.mutations.ts'
import type * as attendance from '../meetings/attendance/attendance.mutations.ts'
import { BLOCK_NAMES } from '../strategy/strategy.text.ts'
import { MEETING_TYPE_LABELS } from '../meetings/meetings.text.de.ts'
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
import { counted, quoted, type WordsOf } from './row-names.text.de.ts'

export const meetingWords: WordsOf<
  typeof agenda & typeof attendance & typeof schedules & typeof scriber & typeof timer & typeof turns
> = {
  setAgenda: ({ teamId }, the) => `Agenda ändern: ${the('team', teamId)}`,
  setSchedule: ({ teamId, meetingType }, the) =>
    `Zeit festlegen: ${MEETING_TYPE_LABELS[meetingType]}, ${the('team', teamId)}`,
  clearSchedule: () => 'Die Zeit eines Meetings entfernen',
  skipMeeting: ({ isSkipped }) =>
    isSkipped ? 'Ein geplantes Meeting ausfallen lassen' : 'Ein ausgefallenes Meeting doch abhalten',
  moveMeeting: () => 'Ein geplantes Meeting verschieben',
  joinMeeting: ({ meetingId }, the) => `Teilnehmen: ${the('meeting', meetingId)}`,
  leaveMeeting: ({ meetingId }, the) => `Verlassen: ${the('meeting', meetingId)}`,
  takeOverScriber: ({ meetingId }, the) => `Das Protokoll übernehmen: ${the('meeting', meetingId)}`,
  handOverScriber: ({ meetingId, personId }, the) =>
    `Das Protokoll übergeben (${the('person', personId)}): ${the('meeting', meetingId)}`,
  heartbeat: ({ meetingId }, the) => `Weiter Protokoll führen: ${the('meeting', meetingId)}`,
  goToSection: ({ meetingId }, the) => `Zu einem anderen Abschnitt gehen: ${the('meeting', meetingId)}`,
  nextSection: ({ meetingId }, the) => `Zum nächsten Abschnitt gehen: ${the('meeting', meetingId)}`,
  previousSection: ({ meetingId }, the) => `Zum vorigen Abschnitt gehen: ${the('meeting', meetingId)}`,
  pauseMeeting: ({ meetingId }, the) => `Anhalten: ${the('meeting', meetingId)}`,
  resumeMeeting: ({ meetingId }, the) => `Fortsetzen: ${the('meeting', meetingId)}`,
  giveTurn: ({ personId }, the) =>
    personId === null ? 'Niemandem das Wort geben' : `Das Wort geben: ${the('person', personId)}`,
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
  reviewPlanBlock: ({ block }) => `Vermerken, ob ${quoted(BLOCK_NAMES[block])} noch stimmt`,
  startMeeting: ({ teamId }, the) => `Ein Meeting beginnen: ${the('team', teamId)}`,
  endMeeting: ({ meetingId }, the) => `Beenden: ${the('meeting', meetingId)}`,
  deleteMeeting: ({ meetingId }, the) => `Löschen: ${the('meeting', meetingId)}`,
  rateMeeting: ({ meetingId, rating }, the) => `Mit ${rating} bewerten: ${the('meeting', meetingId)}`,
  chooseIssues: ({ issueIds }) => `Zur Diskussion wählen: ${counted(issueIds.length, 'Thema', 'Themen')}`,
  sendMinutes: ({ participantIds }) =>
    `Das Protokoll per E-Mail senden: ${counted(participantIds.length, 'Person', 'Personen')}`,
  createOverdueIssues: ({ meetingId }, the) => `Aus Überfälligem Themen machen: ${the('meeting', meetingId)}`,
  setGuestRights: () => 'Ändern, was ein Gast in einem Meeting darf',
  removeGuest: () => 'Einen Gast aus einem Meeting entfernen',
}
