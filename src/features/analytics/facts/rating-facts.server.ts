import { sql } from 'kysely'
import type { Facts } from './fact.server.ts'
import { meetingRows, type Read } from './meeting-rows.server.ts'

/**
 * The average rating of each meeting, by those who were there until its end as everywhere else, and how many of those who came have
 * rated it.
 */
export const ratingFacts: Facts = (asked) =>
  meetingRows(asked)
    .innerJoin(
      () => readings(asked.companyId).as<'read'>(sql`read(part, state, amount)`),
      (join) => join.onTrue(),
    )
    .where('read.amount', 'is not', null)
    .select(['read.part', 'read.state', 'read.amount'])

const readings = (companyId: string) => sql<Read>`lateral (values
  ('', 'rated', (
    select avg(given.rating) from (
      select (result.meeting_ratings ->> there.person_id::text)::float8 as rating from meeting_participants there
      where there.company_id = ${companyId} and there.meeting_id = meeting.id
        and (there.left_at is null or there.left_at >= meeting.ended_at)
      offset 0
    ) given where given.rating > 0
  )),
  ('', 'attendees', jsonb_array_length(result.attendees)),
  ('', 'raters', (
    select count(*) from jsonb_array_elements_text(result.attendees) person where result.meeting_ratings ? person
  ))
)`
