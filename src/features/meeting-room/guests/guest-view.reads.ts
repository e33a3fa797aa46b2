import type { Reader } from '../../../sync/store.ts'
import { noteIn, notePlace } from '../../issues/discussion/discussion.reads.ts'
import type { NoteKind } from '../../issues/discussion/meeting-notes.table.ts'
import { issues } from '../../issues/issues.table.ts'
import { isOpen } from '../../issues/issues.rules.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { sectionOf } from '../../meetings/timer/timer.rules.ts'
import { limitFor, votesIn } from '../../voting/voting.reads.ts'
import { ofGuest } from '../../voting/voting.rules.ts'
import { isIn } from './guests.rules.ts'
import type { GuestIssue, GuestTold, GuestVotes } from './guests.requests.ts'
import { type MeetingGuest, meetingGuests } from './meeting-guests.table.ts'

/**
 * Everything that a guest is told, named field by field: what is not written here leaves the server for no guest. `read` is the company’s
 * own store, because a guest is no actor.
 */
export function toldTo(read: Reader, guestId: string): GuestTold {
  const guest = read.get(meetingGuests, guestId)
  const meeting = guest && read.get(meetings, guest.meetingId)
  if (!guest || !meeting || !isIn(guest)) return { over: 'removed' }
  if (meeting.status !== 'active') return { over: 'ended' }
  // People in the meeting have left an issue behind, too, once it goes on to the next section.
  const isAtIssues = meeting.sections[sectionOf(meeting)]?.kind === 'issues'
  return {
    view: {
      meetingType: meeting.meetingType,
      sections: meeting.sections.map(({ section, minutes }) => ({ section, minutes })),
      timer: timerOf(meeting),
      notes: noteOf(read, meeting.id, 'meeting', null),
      isAtIssues,
      issue: isAtIssues ? issueOf(read, meeting) : null,
      name: guest.name,
      votes: guest.mayVoteSince === null ? null : votesOf(read, meeting, guest),
      mayRate: guest.mayRateSince !== null,
      rating: guest.rating,
    },
  }
}

const timerOf = (meeting: Meeting) => ({
  startedAt: meeting.startedAt,
  endedAt: meeting.endedAt,
  currentSection: meeting.currentSection,
  previousSection: meeting.previousSection,
  sectionStartTime: meeting.sectionStartTime,
  sectionAccumulatedTimes: meeting.sectionAccumulatedTimes,
  isPaused: meeting.isPaused,
  totalPauseDuration: meeting.totalPauseDuration,
  lastPauseTimestamp: meeting.lastPauseTimestamp,
})

const noteOf = (read: Reader, meetingId: string, kind: Exclude<NoteKind, 'personal'>, of: string | null) =>
  noteIn(read, notePlace(meetingId, kind, of))?.text ?? ''

function issueOf(read: Reader, { id: meetingId, teamId, discussedIssueId }: Meeting): GuestIssue | null {
  const issue = discussedIssueId === null ? undefined : read.get(issues, discussedIssueId)
  // One that was moved or merged while it was on the screens is no longer the meeting’s.
  if (!issue || issue.teamId !== teamId || issue.archivedAt !== null) return null
  const { id, title } = issue
  return {
    id,
    title,
    isOpen: isOpen(issue),
    cause: noteOf(read, meetingId, 'cause', id),
    discussion: noteOf(read, meetingId, 'discussion', id),
    decision: noteOf(read, meetingId, 'decision', id),
  }
}

function votesOf(read: Reader, { teamId, ...meeting }: Meeting, { id }: MeetingGuest): GuestVotes {
  const [context, voter] = [{ teamId, meetingId: meeting.id }, ofGuest(id)]
  const { counting } = votesIn(read, context, voter)
  return {
    limit: limitFor(read, voter, context),
    used: counting.length,
    here: counting.filter(({ issueId }) => issueId === meeting.discussedIssueId).length,
  }
}
