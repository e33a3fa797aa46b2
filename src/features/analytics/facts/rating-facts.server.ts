import { sql } from 'kysely'
import type { Facts } from './fact.server.ts'
import { meetingRows, type Read } from './meeting-rows.server.ts'

/**
 * The average rating of each meeting, by those who were there until its end as everywhere else, and how many of those who came have
 * rated it.
 */
export const ratingFacts: Facts = ({ companyId }) =>
  meetingRows(companyId)
    .leftJoin(
      () => averages(companyId).as('rated'),
      (join) => join.onRef('rated.meetingId', '=', 'meeting.id'),
    )
    .innerJoin(
      () => readings.as<'read'>(sql`read(part, state, amount)`),
      (join) => join.onTrue(),
    )
    .where('read.amount', 'is not', null)
    .select(['read.part', 'read.state', 'read.amount'])

interface Rated {
  meetingId: string
  average: number
}

/** Of all meetings at once, which takes a fraction of the time that it takes meeting by meeting. */
const averages = (companyId: string) => sql<Rated>`(
  select held.id as meeting_id, avg(given.rating) as average
  from meetings held
  join meeting_results said on said.company_id = held.company_id and said.meeting_id = held.id
  join meeting_participants there on there.company_id = held.company_id and there.meeting_id = held.id
  cross join lateral (select (said.meeting_ratings ->> there.person_id::text)::float8 as rating offset 0) given
  where held.company_id = ${companyId} and said.company_id = ${companyId} and there.company_id = ${companyId}
    and (there.left_at is null or there.left_at >= held.ended_at) and given.rating > 0
  group by held.id
)`

const readings = sql<Read>`lateral (values
  ('', 'rated', rated.average),
  ('', 'attendees', jsonb_array_length(result.attendees)),
  ('', 'raters', (
    select count(*) from jsonb_array_elements_text(result.attendees) person where result.meeting_ratings ? person
  ))
)`
