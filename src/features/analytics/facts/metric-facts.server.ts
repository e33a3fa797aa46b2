import { sql } from 'kysely'
import { addDays, mondayOf } from '../../time/calendar.rules.ts'
import type { Asked, Fact, Facts } from './fact.server.ts'

/**
 * Each metric that people or programs fill, in each finished week since it exists: whether it met the target that held in that week. Of those
 * that a formula calculates, `calculated-metrics.server.ts` says it.
 */
export const metricFacts: Facts = ({ companyId, days, today, calculated = [] }) => {
  const [first, last] = [mondayOf(days.from), lastWeek({ days, today })]
  return sql<Fact>`(
    with meaning as materialized (
      select company_id, metric_id, lag(until_week) over (partition by metric_id order by until_week) as from_week, until_week,
        target_value::float8 as target, target_logic as logic, formula
      from metric_definitions where company_id = ${companyId}
      union all
      select company_id, id, (select max(until_week) from metric_definitions earlier
          where earlier.company_id = ${companyId} and earlier.metric_id = metrics.id), null,
        target_value::float8, target_logic, formula
      from metrics where company_id = ${companyId} and deleted_at is null
    ), typed as materialized (
      select company_id, metric_id, greatest(from_week, ${first}::date) as from_week, least(until_week - 7, ${last}::date) as last_week, target, logic
      from meaning where coalesce(formula, '') = ''
    ), begun as materialized (
      select id, least(date_trunc('week', created_at at time zone 'UTC')::date,
        (select min(value.week) from metric_values value
          where value.company_id = ${companyId} and value.metric_id = metrics.id and value.value is not null)) as monday
      from metrics where company_id = ${companyId} and deleted_at is null
    ), entered as materialized (
      select typed.metric_id, week, value::float8,
        coalesce(custom_target_value::float8, typed.target) as target,
        case when custom_target_value is null then typed.logic else coalesce(custom_target_logic, typed.logic) end as logic
      from typed join metric_values on metric_values.company_id = ${companyId} and metric_values.metric_id = typed.metric_id
        and week between from_week and last_week
      where value is not null
    ), cell as (
      select metric_id, week, case
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
      select metric_id, week, 'no-value' from (
        select metric_id, each::date as week from typed join begun on begun.id = typed.metric_id,
          generate_series(greatest(from_week, begun.monday)::timestamp, last_week::timestamp, '7 days') each
        except
        select metric_id, week from entered
      ) missing
      union all
      select id, week, state from jsonb_to_recordset(${JSON.stringify(calculated)}::jsonb) said(id uuid, week date, state text)
    )
    select metric.company_id as company, metric.team_id as team, metric.id, 'metric' as kind, metric.name as title,
      cell.week as at, cell.week as day, cell.week as known, '' as part, cell.state, 1::float8 as amount
    from metrics metric join cell on cell.metric_id = metric.id
    where metric.company_id = ${companyId} and metric.deleted_at is null
  )`
}

/** The Monday of the last finished week of the period. */
export const lastWeek = ({ days, today }: Asked): string =>
  [mondayOf(days.to), addDays(mondayOf(today), -7)].toSorted()[0]!
