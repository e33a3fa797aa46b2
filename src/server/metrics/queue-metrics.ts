import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

interface Queue {
  queue: string
  due: number
  late: number
  failing: number
  abandoned: number
}

const QUEUES = ['jobs', 'mails', 'webhooks', 'sources', 'pushes']
const ANSWERED_WITHIN = 2_000

const FIGURES: Record<string, [help: string, value: (queue: Queue) => number, queues: string[]]> = {
  queue_due: ['What should be done by now and is not under way.', ({ due }) => due, QUEUES],
  queue_late_seconds: ['For how long the oldest of it has been due.', ({ late }) => late, QUEUES],
  queue_failing: [
    'Jobs and mails that were tried in vain and will be tried again.',
    ({ failing }) => failing,
    QUEUES.slice(0, 2),
  ],
  queue_abandoned: [
    'Jobs and mails that failed so often that they are not tried again.',
    ({ abandoned }) => abandoned,
    QUEUES.slice(0, 2),
  ],
}

/** What waits in the background, the same on every node. Without the database nothing is said of it. */
export function queueMetrics(registry: Registry, pool: pg.Pool): void {
  let asking: Promise<Queue[] | null> | null = null
  const ask = () => (asking ??= answered(pool).finally(() => (asking = null)))
  for (const [name, [help, value, queues]] of Object.entries(FIGURES)) {
    const gauge: Gauge<'queue'> = new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const found = await ask()
        gauge.reset()
        if (found === null) return
        for (const queue of queues) {
          const one = found.find((each) => each.queue === queue)
          gauge.set({ queue }, one ? value(one) : 0)
        }
      },
    })
  }
}

/** The other metrics are wanted all the more while the database is slow. */
async function answered(pool: pg.Pool): Promise<Queue[] | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWERED_WITHIN, null).unref())
  return Promise.race([read(pool).catch(() => null), late])
}

async function read(pool: pg.Pool): Promise<Queue[]> {
  const { rows } = await pool.query<Queue>(`
    select queue, due::int, coalesce(extract(epoch from now() - oldest), 0)::float8 as late, failing::int, abandoned::int
    from (
      select case task_identifier when 'send-mail' then 'mails' else 'jobs' end as queue,
        count(*) filter (where run_at <= now() and attempts < max_attempts) as due,
        min(run_at) filter (where run_at <= now() and attempts < max_attempts) as oldest,
        count(*) filter (where last_error is not null and attempts < max_attempts) as failing,
        count(*) filter (where last_error is not null and attempts >= max_attempts) as abandoned
      from graphile_worker.jobs where locked_at is null group by 1
      union all
      select case kind when 'hook' then 'webhooks' when 'source' then 'sources' else 'pushes' end,
        count(*), min(due_at), 0, 0
      from outgoing_due where due_at <= now() and (leased_until is null or leased_until < now()) group by 1
    ) as queues`)
  return rows
}
