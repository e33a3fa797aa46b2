import { sql } from 'kysely'
import { addDays, FIRST_TO_BEGIN_HOURS, mondayOf } from '../../time/calendar.rules.ts'
import type { Asked, Fact, Facts } from './fact.server.ts'

/**
 * Each metric that people or programs fill, in each finished week since it exists: whether it met the target that held in that week. Of those
 * that a formula calculates, `calculated-metrics.server.ts` says it. Each part carries its metric along, because a database without statistics
 * would join the cells to the metrics row by row.
 */
export const metricFacts: Facts = ({ companyId, days, today, calculated = [] }) => {
  const [first, last] = [mondayOf(days.from), lastWeek({ days, today })]
  return sql<Fact>`(
    with metric as materialized (
      select id, team_id, name, target_value, target_logic, formula,
        least(date_trunc('week', created_at at time zone 'UTC' + make_interval(hours => ${FIRST_TO_BEGIN_HOURS}::int))::date,
          (select min(value.week) from metric_values value
            where value.company_id = ${companyId} and value.metric_id = metrics.id and value.value is not null)) as monday,
        (select max(until_week) from metric_definitions earlier
          where earlier.company_id = ${companyId} and earlier.metric_id = metrics.id) as from_week
      from metrics where company_id = ${companyId} and deleted_at is null
    ), meaning as (
      select metric.id, metric.team_id, metric.name, metric.monday,
        lag(until_week) over (partition by metric.id order by until_week) as from_week, until_week,
        was.target_value::float8 as target, was.target_logic as logic, was.formula
      from metric_definitions was join metric on metric.id = was.metric_id where was.company_id = ${companyId}
      union all
      select id, team_id, name, monday, from_week, null, target_value::float8, target_logic, formula from metric
    ), typed as materialized (
      select id, team_id, name, monday, greatest(from_week, ${first}::date) as from_week,
        least(until_week - 7, ${last}::date) as last_week, target, logic
      from meaning where coalesce(formula, '') = ''
    ), entered as materialized (
      select typed.id, typed.team_id, name, week, value::float8,
        coalesce(custom_target_value::float8, typed.target) as target,
        case when custom_target_value is null then typed.logic else coalesce(custom_target_logic, typed.logic) end as logic
      from typed join metric_values on metric_values.company_id = ${companyId} and metric_values.metric_id = typed.id
        and week between from_week and last_week
      where value is not null
    ), cell as (
      select id, team_id, name, week, case
        when target is null then 'no-target'
        when case logic
          when 'greater_than' then value > target
          when 'less_than' then value < target
          when 'less_than_or_equal' then value <= target
          when 'equal' then abs(value - target) <= 0.001
          else value >= target end then 'met'
        else 'missed' end as state
      from entered
      union all
      select id, team_id, name, week, 'no-value' from (
        select id, team_id, name, each::date as week from typed,
          generate_series(greatest(from_week, monday)::timestamp, last_week::timestamp, '7 days') each
        except
        select id, team_id, name, week from entered
      ) missing
      union all
      select metrics.id, metrics.team_id, metrics.name, said.week, said.state
      from jsonb_to_recordset(${JSON.stringify(calculated)}::jsonb) said(id uuid, week date, state text)
        join metrics on metrics.company_id = ${companyId} and metrics.id = said.id
      where metrics.deleted_at is null
    )
    select ${companyId}::uuid as company, team_id as team, id, 'metric' as kind, name as title,
      week as at, week as day, week as known, '' as part, state, 1::float8 as amount
    from cell
  )`
}

/** The Monday of the last finished week of the period. */
export const lastWeek = ({ days, today }: Pick<Asked, 'days' | 'today'>): string =>
  [mondayOf(days.to), addDays(mondayOf(today), -7)].toSorted()[0]!
