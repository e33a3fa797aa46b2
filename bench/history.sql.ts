import type { HistorySize } from './history-size.ts'

/**
 * The years of a company as SQL: $1 is the company, $2 its teams, $3 its people. Each row's id is made of its moment and of what it is,
 * so that rows can refer to each other before they are written.
 */
export function historyStatements(size: HistorySize): string[] {
  const weeks = Math.round(size.years * 52)
  const { metrics, goalsAQuarter, tasksAWeek, issuesAWeek, headlinesAWeek, votesAMeeting } = size
  return [
    `insert into metrics (company_id, id, team_id, owner_id, name, unit, target_value, target_logic, aggregation_type, display_order,
       created_by, created_at, updated_at)
     select $1, ${idAt(`'metric' || n`, weeks)}, team, ${personAt('n')}, 'Deliveries on time ' || n, 'number', 50,
       'greater_than_or_equal', 'total', n, ${personAt('n')}, ${weeksAgo(weeks)}, ${weeksAgo(weeks)}
     from ${TEAMS}, generate_series(1, ${metrics}) n`,

    `insert into metric_values (company_id, id, metric_id, team_id, week, value, updated_by, updated_at)
     select $1, ${valueIdOf('metric', 'week')}, metric, team, week, (w * 7 + n) % 100, ${personAt('n')}, ${weeksAgo('w')}
     from ${TEAMS}, generate_series(0, ${weeks - 1}) w, generate_series(1, ${metrics}) n,
       lateral (select ${idAt(`'metric' || n`, weeks)} as metric, date_trunc('week', ${weeksAgo('w')})::date as week) cell`,

    `insert into team_goals (company_id, id, team_id, owner_id, title, description, target_date, status, progress, is_company_goal,
       is_shared, display_order, created_by, created_at, updated_at, archived_at)
     select $1, ${idAt(`'goal' || n`, 'w')}, team, ${personAt('n')}, 'Win twelve harbours for the new winch ' || n,
       'What this is about, and how we will know that it is done.', (${weeksAgo('w - 13')})::date, 'complete', 100, false, false, n,
       ${personAt('n')}, ${weeksAgo('w')}, ${weeksAgo('w - 12')}, case when w > 13 then ${weeksAgo('w - 13')} end
     from ${TEAMS}, generate_series(13, ${weeks}, 13) w, generate_series(1, ${goalsAQuarter}) n`,

    `insert into meetings (company_id, id, team_id, status, meeting_type, started_at, started_by, ended_at, sections, current_section,
       previous_section, section_start_time, section_accumulated_times, is_paused, total_pause_duration, scriber_id, scriber_epoch,
       scriber_last_activity, updated_at, updated_by)
     select $1, ${idAt(`'meeting'`, 'w')}, team, 'ended', 'weekly', ${weeksAgo('w')}, ${personAt('w')}, ${weeksAgo('w')} + interval '1 hour',
       ${AGENDA}, 6, 5, ${weeksAgo('w')}, '[300000, 300000, 300000, 300000, 300000, 3600000, 300000]', false, 0, ${personAt('w')}, 1,
       ${weeksAgo('w')}, ${weeksAgo('w')}, ${personAt('w')}
     from ${TEAMS}, generate_series(1, ${weeks}) w`,

    `insert into meeting_participants (company_id, id, meeting_id, team_id, person_id, joined_at, left_at)
     select $1, ${idAt(`'participant' || n`, 'w')}, ${idAt(`'meeting'`, 'w')}, team, ${personAt('n')}, ${weeksAgo('w')},
       ${weeksAgo('w')} + interval '1 hour'
     from ${TEAMS}, generate_series(1, ${weeks}) w, generate_series(1, ${Math.min(size.members, size.people)}) n`,

    `insert into issues (company_id, id, title, description, issue_type, status, team_id, owner_id, meeting_id, created_by, created_at,
       updated_at, resolved_at, resolved_by)
     select $1, ${idAt(`'issue' || n`, 'w')}, 'Deliveries leave a day late since week ' || w, 'The second truck waits for the first.',
       'short_term', 'resolved', team, ${personAt('n')}, ${idAt(`'meeting'`, 'w')}, ${personAt('n + 1')}, ${weeksAgo('w')},
       ${weeksAgo('w - 1')}, ${weeksAgo('w - 1')}, ${personAt('n + 2')}
     from ${TEAMS}, generate_series(1, ${weeks}) w, generate_series(1, ${issuesAWeek}) n`,

    `insert into issue_votes (company_id, id, issue_id, user_id, team_id, meeting_id, value, slot, limit_then, created_at)
     select $1, ${idAt(`'vote' || n`, 'w')}, ${idAt(`'issue' || (n % ${Math.max(1, issuesAWeek)} + 1)`, 'w')}, ${personAt('n')}, team,
       ${idAt(`'meeting'`, 'w')}, 1, (n - 1) / ${size.people} + 1, 100, ${weeksAgo('w')}
     from ${TEAMS}, generate_series(1, ${weeks}) w, generate_series(1, ${issuesAWeek > 0 ? votesAMeeting : 0}) n`,

    `insert into tasks (company_id, id, title, task_type, team_id, status, due_date, meeting_id, created_by, created_at, updated_at, done_at)
     select $1, ${idAt(`'task' || n`, 'w')}, 'Call the three largest customers of week ' || w, 'team', team, 'done',
       (${weeksAgo('w - 1')})::date, ${idAt(`'meeting'`, 'w')}, ${personAt('n')}, ${weeksAgo('w')}, ${weeksAgo('w - 1')}, ${weeksAgo('w - 1')}
     from ${TEAMS}, generate_series(1, ${weeks}) w, generate_series(1, ${tasksAWeek}) n`,

    `insert into task_assignees (company_id, id, task_id, person_id, team_id)
     select $1, ${idAt(`'assignee' || n`, 'w')}, ${idAt(`'task' || n`, 'w')}, ${personAt('n')}, team
     from ${TEAMS}, generate_series(1, ${weeks}) w, generate_series(1, ${tasksAWeek}) n`,

    `insert into tasks (company_id, id, title, task_type, team_id, status, due_date, created_by, created_at, updated_at)
     select $1, ${idAt(`'open' || n`, 'n % 4')}, 'Ask the yard for a second crane, number ' || n, 'team', team, 'todo',
       (${weeksAgo('-1')})::date, ${personAt('n')}, ${weeksAgo('n % 4')}, ${weeksAgo('n % 4')}
     from ${TEAMS}, generate_series(1, ${size.openTasks}) n`,

    `insert into task_assignees (company_id, id, task_id, person_id, team_id)
     select $1, ${idAt(`'openly' || n`, 'n % 4')}, ${idAt(`'open' || n`, 'n % 4')}, ${personAt('n')}, team
     from ${TEAMS}, generate_series(1, ${size.openTasks}) n`,

    `insert into headlines (company_id, id, title, content, team_id, meeting_id, created_by, created_at, updated_at, archived_at)
     select $1, ${idAt(`'headline' || n`, 'w')}, 'The harbour of week ' || w || ' signed for two years', null, team,
       ${idAt(`'meeting'`, 'w')}, ${personAt('n')}, ${weeksAgo('w')}, ${weeksAgo('w')}, case when w > 1 then ${weeksAgo('w - 1')} end
     from ${TEAMS}, generate_series(1, ${weeks}) w, generate_series(1, ${headlinesAWeek}) n`,

    `insert into meeting_results (company_id, id, meeting_id, team_id, headlines_created, messages_cascaded, tasks_created,
       issues_resolved, issues_left, goals_created, metrics_created, numbers_off, section_durations, total_duration_seconds, attendees,
       absentees, member_ids, meeting_ratings, rating_notes, created_at)
     select $1, ${idAt(`'result'`, 'w')}, ${idAt(`'meeting'`, 'w')}, team, '[]', '[]', ${itemsOf('task', tasksAWeek)},
       ${itemsOf('issue', issuesAWeek)}, '[]', '[]', '[]', '[]',
       (select jsonb_agg(section || '{"seconds": 300}') from jsonb_array_elements(${AGENDA}) section), 5400, there, '[]', there,
       (select jsonb_object_agg(person, 8) from jsonb_array_elements_text(there) person), '{}', ${weeksAgo('w')} + interval '1 hour'
     from ${TEAMS}, generate_series(1, ${weeks}) w,
       lateral (select jsonb_agg(${personAt('n')}) as there from generate_series(1, ${Math.min(size.members, size.people)}) n) attending`,
  ]
}

const TEAMS =
  '(select team, place, $3::uuid[] as people from unnest($2::uuid[]) with ordinality as listed(team, place)) as given'

const AGENDA = `'[${['segue', 'scorecard', 'goals', 'headlines', 'tasks', 'issues', 'conclude']
  .map((kind) => `{"kind": "${kind}", "section": "${kind}", "minutes": 5}`)
  .join()}]'::jsonb`

const weeksAgo = (weeks: number | string): string =>
  `(date_trunc('day', now()) - make_interval(weeks => (${weeks})::int) + interval '9 hours')`

const personAt = (index: string): string =>
  `people[((place - 1) * 8 + ${index})::int % cardinality(people) + 1]`

/** An id of the usual kind: it begins with the moment, and the rest is a hash of team, `key` and week. */
const idAt = (key: string, weeks: number | string): string =>
  `(lpad(to_hex((extract(epoch from ${weeksAgo(weeks)}) * 1000)::bigint), 12, '0') || '7' ||
    overlay(substr(md5(team::text || ${key} || (${weeks})), 1, 19) placing '8' from 4 for 1))::uuid`

/** As `metricValueId` makes it, so that the values can be edited. */
const valueIdOf = (metric: string, week: string): string =>
  `(overlay(${metric}::text placing '8' || lpad(to_hex((${week} - date '2000-01-03') / 7), 3, '0') from 15 for 4))::uuid`

const itemsOf = (kind: string, count: number): string =>
  `coalesce((select jsonb_agg(jsonb_build_object('id', ${idAt(`'${kind}' || n`, 'w')}, 'title', 'What was done', 'personIds', '[]'::jsonb))
    from generate_series(1, ${count}) n), '[]')`
