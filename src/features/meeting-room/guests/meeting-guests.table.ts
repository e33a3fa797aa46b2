import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { integer, ref, text, timestamp, uuid } from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'
import { rating } from '../../meetings/meetings.table.ts'
import { GUEST_NAME_MAX, MOST_ARRIVALS } from './guest-limits.rules.ts'

/** Somebody without an account in a meeting. They are not one of its people: no row is theirs, and none reaches them. */
export const meetingGuests = defineTable(
  'meeting_guests',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    /** Their place among all who came, counted from 1. */
    number: integer(1, MOST_ARRIVALS),
    name: text({ max: GUEST_NAME_MAX }),
    joinedAt: timestamp(),
    /** When the scriber removed them. Their key no longer lets them in. */
    leftAt: timestamp().nullable(),
    mayVoteSince: timestamp().nullable(),
    mayRateSince: timestamp().nullable(),
    rating: rating().nullable(),
    ratedAt: timestamp().nullable(),
  },
  {
    scope: (guest) => team(guest.teamId),
    indexes: [['meetingId']],
    live: [liveWith('meetingId')],
  },
)

export type MeetingGuest = RowOf<typeof meetingGuests>
