import { sql } from 'kysely'
import type { Facts } from './fact.server.ts'
import { meetingRows, type Read } from './meeting-rows.server.ts'

/** A meeting that takes this much longer than planned has still ended on time. */
const GRACE_SECONDS = 300

/**
 * The seconds that were planned and counted, of each meeting and of its sections by their kind; whether it ended on time and, if it was to
 * begin at a certain minute, whether it did.
 */
export const punctualityFacts: Facts = (asked) =>
  meetingRows(asked)
    .innerJoin(
      () => readings.as<'read'>(sql`read(part, state, amount)`),
      (join) => join.onTrue(),
    )
    .select(['read.part', 'read.state', 'read.amount'])

const readings = sql<Read>`lateral (
  with section as (
    select each ->> 'kind' as kind, (each ->> 'seconds')::float8 as counted, (each ->> 'minutes')::float8 * 60 as planned
    from jsonb_array_elements(result.section_durations) each
  ), whole as (
    select sum(counted) as counted, sum(planned) as planned from section having sum(planned) > 0
  )
  select '', 'counted', counted from whole
  union all
  select '', 'planned', planned from whole
  union all
  select '', case when counted <= planned + ${GRACE_SECONDS} then 'on-time' else 'over' end, 1 from whole
  union all
  select '', case when meeting.started_at < meeting.planned_at + interval '1 minute' then 'started-on-time' else 'started-late' end, 1
  where meeting.planned_at is not null
  union all
  select kind, 'counted', sum(counted) from section where planned > 0 group by kind
  union all
  select kind, 'planned', sum(planned) from section where planned > 0 group by kind
)`
