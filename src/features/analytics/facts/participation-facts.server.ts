import { sql } from 'kysely'
import { UNKNOWN } from '../charts/chart-kinds.rules.ts'
import type { Facts } from './fact.server.ts'
import { meetingRows, type Read } from './meeting-rows.server.ts'

/** Who of the team came to each meeting and how many of those there voted, and what was raised in it: numbers, never names. */
export const participationFacts: Facts = (asked) =>
  meetingRows(asked)
    .leftJoin(
      () => voters(asked.companyId).as('voted'),
      (join) => join.onRef('voted.meetingId', '=', 'meeting.id'),
    )
    .leftJoin(
      () => raisedIn('headlines', asked.companyId).as('told'),
      (join) => join.onRef('told.meetingId', '=', 'meeting.id'),
    )
    .leftJoin(
      () => raisedIn('issues', asked.companyId).as('raised'),
      (join) => join.onRef('raised.meetingId', '=', 'meeting.id'),
    )
    .innerJoin(
      () => readings.as<'read'>(sql`read(part, state, amount)`),
      (join) => join.onTrue(),
    )
    .where('read.amount', 'is not', null)
    .select(['read.part', 'read.state', 'read.amount'])

interface InMeeting {
  meetingId: string
  count: number
}

/** Counted of all meetings at once, which takes a fraction of the time that it takes meeting by meeting. */
const voters = (companyId: string) => sql<InMeeting>`(
  select meeting_id, count(*) from (
    select distinct meeting_id, user_id from issue_votes
    where company_id = ${companyId} and meeting_id is not null and user_id is not null
  ) voter group by meeting_id
)`

const raisedIn = (table: 'headlines' | 'issues', companyId: string) => sql<InMeeting>`(
  select meeting_id, count(*) from ${sql.table(table)} where company_id = ${companyId} and meeting_id is not null group by meeting_id
)`

const readings = sql<Read>`lateral (values
  ('', ${UNKNOWN}::text, case when result.member_ids is null then 1::float8 end),
  ('', 'members', jsonb_array_length(result.member_ids)),
  ('', 'came', case when result.member_ids is not null then (
    select count(*) from jsonb_array_elements_text(result.member_ids) member where result.attendees ? member
  ) end),
  ('', 'attendees', jsonb_array_length(result.attendees)),
  ('', 'voters', coalesce(voted.count, 0)),
  ('', 'headlines', coalesce(told.count, 0)),
  ('', 'issues', coalesce(raised.count, 0))
)`
