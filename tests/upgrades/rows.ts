/** One row for each `i` from 1 to `count`: an SQL expression for each column, of which a schema uses those that it has. */
interface Rows {
  table: string
  count: number
  columns: Record<string, string>
}

const COMPANIES = 4
const TEAMS = 40
const PEOPLE = 200
const METRICS = 400
const WEEKS = 100
const CHANGES = 18_000

const id = (kind: string, number = 'i') => `md5('${kind}' || (${number}))::uuid`
/** What belongs together is of one company: teams, people and metrics by their number. */
const of = (count: number) => `(i - 1) % ${count} + 1`
const COMPANY = id('company', of(COMPANIES))
const TEAM = id('team', of(TEAMS))
const PERSON = id('person', of(PEOPLE))
const METRIC = id('metric', of(METRICS))
const MOMENT = `timestamptz '2025-03-03 09:00Z' + i * interval '7 minutes'`

const base = (kind: string) => ({ company_id: COMPANY, id: id(kind) })
const times = { created_at: MOMENT, updated_at: MOMENT }
/** From this migration on there are discussions, which had the ids of their subjects at first. */
const DISCUSSED = 28

const text = `'Look after berth ' || i || ', whose fenders ' || repeat('are worn and ', i % 9) || 'wait'`

/** Before migration 8 sections had no kinds, and it gives them some; from then on they have to have them. */
const agenda = (schema: number) => {
  const kind = (name: string) => (schema < 8 ? '' : `"kind":"${name}",`)
  return `[{${kind('segue')}"section":"Segue","minutes":5},{${kind('issues')}"section":"Issues","minutes":60}]`
}

const earlierDiscussions: Rows = {
  table: 'discussions',
  count: 2_000,
  columns: {
    ...base('issue'),
    issue_id: id('issue'),
    team_id: TEAM,
    is_shared: 'false',
    made: '0',
    comment_count: '0',
    created_at: MOMENT,
  },
}

/** 100,000 rows, most of them in the tables that grow; those that others refer to come first. */
export const rowsAt = (schema: number): Rows[] => [
  {
    table: 'companies',
    count: COMPANIES,
    columns: {
      ...base('company'),
      name: `'Harbor ' || i`,
      slug: `'harbor-' || i`,
      auto_create_overdue_issues: 'true',
      created_at: MOMENT,
      labs: `'[]'::jsonb`,
    },
  },
  {
    table: 'users',
    count: PEOPLE,
    columns: {
      id: id('person'),
      email: `'person-' || i || '@harbor.example'`,
      email_verified: 'true',
      full_name: `'Person ' || i`,
      ...times,
    },
  },
  {
    table: 'people',
    count: PEOPLE,
    columns: {
      ...base('person'),
      email: `'person-' || i || '@harbor.example'`,
      full_name: `'Person ' || i`,
      level: `(array['director', 'manager', 'member'])[i % 3 + 1]`,
      status: `'active'`,
      joined_at: MOMENT,
    },
  },
  {
    table: 'teams',
    count: TEAMS,
    columns: {
      ...base('team'),
      name: `'Crew ' || i`,
      is_leadership: `i <= ${COMPANIES}`,
      has_strategic_plan: 'false',
      weekly_agenda: `case when i % 2 = 0 then '${agenda(schema)}'::jsonb end`,
      created_by: PERSON,
      ...times,
      hidden_ballot: 'false',
      shows_voters: 'true',
    },
  },
  {
    table: 'team_members',
    count: PEOPLE,
    columns: {
      ...base('member'),
      team_id: TEAM,
      person_id: PERSON,
      role: `(array['manager', 'member'])[i % 2 + 1]`,
      joined_at: MOMENT,
    },
  },
  {
    table: 'meetings',
    count: 1_500,
    columns: {
      ...base('meeting'),
      team_id: TEAM,
      status: `'ended'`,
      meeting_type: `'weekly'`,
      started_at: MOMENT,
      started_by: PERSON,
      ended_at: MOMENT,
      sections: `'${agenda(schema)}'::jsonb`,
      current_section: '1',
      previous_section: '0',
      section_start_time: MOMENT,
      section_accumulated_times: `'[300, 3000]'::jsonb`,
      is_paused: 'false',
      total_pause_duration: '0',
      scriber_epoch: '1',
      scriber_last_activity: MOMENT,
      updated_at: MOMENT,
      updated_by: PERSON,
    },
  },
  {
    table: 'metrics',
    count: METRICS,
    columns: {
      ...base('metric'),
      team_id: TEAM,
      owner_id: PERSON,
      name: `'Berths ' || i`,
      unit: `'number'`,
      target_value: 'i',
      target_logic: `'greater_than_or_equal'`,
      aggregation_type: `'total'`,
      display_order: 'i',
      created_by: PERSON,
      ...times,
    },
  },
  {
    table: 'metric_values',
    count: METRICS * WEEKS,
    columns: {
      ...base('value'),
      metric_id: METRIC,
      team_id: TEAM,
      week: `date '2023-01-02' + 7 * ((i - 1) / ${METRICS})`,
      value: 'i / 7.0',
      updated_by: PERSON,
      updated_at: MOMENT,
    },
  },
  {
    table: 'issues',
    count: 17_000,
    columns: {
      ...base('issue'),
      title: `'Berth ' || i`,
      description: text,
      issue_type: `(array['short_term', 'long_term'])[i % 2 + 1]`,
      status: `case when i % 3 = 0 then 'open' else 'resolved' end`,
      team_id: TEAM,
      owner_id: PERSON,
      created_by: PERSON,
      ...times,
      resolved_at: `case when i % 3 <> 0 then ${MOMENT} end`,
      resolved_by: `case when i % 3 <> 0 then ${PERSON} end`,
    },
  },
  ...(schema < DISCUSSED ? [] : [earlierDiscussions]),
  {
    table: 'tasks',
    count: 17_000,
    columns: {
      ...base('task'),
      title: `'Fender ' || i`,
      description: text,
      task_type: `case when i % 5 = 0 then 'personal' else 'team' end`,
      team_id: `case when i % 5 <> 0 then ${TEAM} end`,
      status: `case when i % 2 = 0 then 'done' else 'todo' end`,
      due_date: `date '2025-03-03' + i % 400`,
      source_issue_id: `case when i % 4 = 0 then ${id('issue')} end`,
      created_by: PERSON,
      ...times,
      done_at: `case when i % 2 = 0 then ${MOMENT} end`,
    },
  },
  {
    table: 'task_assignees',
    count: 4_000,
    columns: {
      ...base('assignee'),
      task_id: id('task'),
      person_id: PERSON,
      team_id: `case when i % 5 <> 0 then ${TEAM} end`,
    },
  },
  {
    table: 'audit_log',
    count: 2_000,
    columns: {
      ...base('entry'),
      at: MOMENT,
      actor_id: PERSON,
      action: `'level changed'`,
      person_id: PERSON,
      before: `'member'`,
      after: `'manager'`,
    },
  },
  {
    table: 'sync_head',
    count: COMPANIES,
    columns: { company_id: id('company'), epoch: id('epoch'), seq: String(CHANGES / COMPANIES) },
  },
  {
    table: 'sync_change',
    count: CHANGES,
    columns: {
      company_id: COMPANY,
      seq: `(i - 1) / ${COMPANIES} + 1`,
      ord: '0',
      scope: `'t:' || ${TEAM}`,
      entity: `'tasks'`,
      row_id: id('task'),
      op: `'u'`,
      row: `jsonb_build_object('id', ${id('task')}, 'title', 'Fender ' || i)`,
      at: MOMENT,
    },
  },
]
