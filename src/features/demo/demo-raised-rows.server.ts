import { newId } from '../../sync/id.ts'
import { daysBefore } from './days-before.server.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { NO_SOURCE, UNTOUCHED } from '../issues/issues.rules.ts'
import { issues } from '../issues/issues.table.ts'
import type { MeetingResult } from '../meeting-room/results/meeting-results.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { issueVotes } from '../voting/voting.table.ts'

const VOTES_EACH = 3
/** Everybody but each of so many votes. */
const ONE_IN = 4

/** How many days before its meeting an issue was raised; null if it came up there. */
const daysOpen = (weeksAgo: number, { length }: string): number | null =>
  weeksAgo === 1 || (weeksAgo + length) % 4 === 0 ? null : 3 + ((weeksAgo * 5 + length) % 19)

/** What was raised in a meeting, by its result, with who voted for what: the issues solved, and the headlines, which are archived by now. */
export function raisedRows(
  { meetingId, teamId, issuesResolved, headlinesCreated, attendees, createdAt }: MeetingResult,
  startedAt: string,
  weeksAgo: number,
): NewRow[] {
  const stamp = { createdAt: startedAt, updatedAt: createdAt }
  return [
    ...issuesResolved.map(({ id, title, personIds: [ownerId = ''] }) => {
      const days = daysOpen(weeksAgo, title)
      return newRow(issues, {
        id,
        title,
        description: null,
        issueType: 'short_term',
        status: 'resolved',
        teamId,
        ownerId,
        meetingId: days === null ? meetingId : null,
        ...NO_SOURCE,
        createdBy: ownerId,
        ...stamp,
        ...(days !== null && { createdAt: daysBefore(startedAt, days) }),
        resolvedAt: createdAt,
        resolvedBy: ownerId,
        archivedAt: null,
        ...UNTOUCHED,
      })
    }),
    ...headlinesCreated.map(({ id, title, personIds: [createdBy = ''] }) =>
      newRow(headlines, {
        id,
        title,
        content: null,
        teamId,
        meetingId,
        forMeetingAt: null,
        createdBy,
        ...stamp,
        readAt: createdAt,
        fromTeamId: null,
        archivedAt: createdAt,
      }),
    ),
    ...attendees
      .filter((_, place) => place % ONE_IN < ONE_IN - 1)
      .flatMap((userId, place) =>
        issuesResolved.slice(0, VOTES_EACH).map((_, slot, some) =>
          newRow(issueVotes, {
            id: newId(),
            issueId: some[(slot + place) % some.length]!.id,
            userId,
            guestId: null,
            teamId,
            meetingId,
            ballotId: null,
            value: 1,
            slot: slot + 1,
            limitThen: VOTES_EACH,
            createdAt: startedAt,
            mergedFromId: null,
          }),
        ),
      ),
  ]
}
