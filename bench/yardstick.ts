import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BenchCompany, Stage } from './stage.ts'

export const CLIENTS = 32
export const PEOPLE_PER_CLIENT = 16
/** The highest possible vote limit. */
export const VOTES_PER_PERSON = 100

/** The id of the nth person of the yardstick's company, which pgbench can compute by itself. */
export const yardstickPersonId = (index: number): string =>
  `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`

const execute = promisify(execFile)

/** Votes per second when pgbench writes head, client, vote and change log in one statement, without a server in between. */
export async function votesByPgbench(stage: Stage, company: BenchCompany, seconds: number): Promise<number> {
  const { pool, node } = stage.services
  await node.options.inCompany(company.id, null, (client) =>
    client.query(
      `insert into sync_client (company_id, client_id, user_id, last_mid)
       select $1, (lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000')::uuid, $2, 0 from generate_series(0, ${CLIENTS - 1}) n`,
      [company.id, company.people[0]!.id],
    ),
  )
  const script = join(stage.directory, 'votes.sql')
  await writeFile(script, statement(company))
  const { host, port, user, password, database } = pool.options
  const { stdout } = await execute(
    'pgbench',
    ['-n', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds), '-D', 'n=-1', '-f', script],
    {
      env: {
        ...process.env,
        PGHOST: String(host),
        PGPORT: String(port),
        PGUSER: String(user),
        PGPASSWORD: String(password),
        PGDATABASE: String(database),
        PGOPTIONS: `-c app.company_id=${company.id}`,
      },
    },
  )
  return Number(/tps = ([\d.]+)/.exec(stdout)![1])
}

const statement = ({ id, teamId, issueIds }: BenchCompany): string => `\\set n :n + 1
\\set person :client_id * ${PEOPLE_PER_CLIENT} + :n / ${VOTES_PER_PERSON}
\\set slot :n % ${VOTES_PER_PERSON} + 1
with head as (
  update sync_head set seq = seq + 1 where company_id = '${id}' returning seq
), client as (
  update sync_client set last_mid = last_mid + 1, seen_at = now()
  where company_id = '${id}' and client_id = (lpad(to_hex(:client_id), 8, '0') || '-0000-4000-8000-000000000000')::uuid
), vote as (
  insert into issue_votes (company_id, id, issue_id, user_id, team_id, value, slot, limit_then, created_at)
  values ('${id}', gen_random_uuid(), '${issueIds[0]}',
    ('00000000-0000-7000-8000-' || lpad(to_hex(:person), 12, '0'))::uuid, '${teamId}', 1, :slot, 100, now())
  returning *
)
insert into sync_change (company_id, seq, ord, scope, entity, row_id, op, row)
select '${id}', head.seq, 0, 't:${teamId}', 'issue_votes', vote.id, 'u', to_jsonb(vote) from head, vote;
`
