import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, runMigrations, type Task, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { APP_ROLE } from './database/app-role.ts'

const SCHEMA = 'graphile_worker'
/** Between two beginnings. */
const PAUSE_MS = 5_000
/** A brief job that was taken so long ago is done by nobody any more: its node was killed. */
const LEFT_SECONDS = 600
const FREED_EVERY_MS = 60_000

/** A pool, or the client of a transaction with which the job is to be committed. */
export type Queryable = Pick<pg.Pool, 'query'>

/** What a server does in the background: a handler for each task, and crontab lines ("15 3 * * * name"). */
export interface Work {
  tasks: TaskList
  crontab: string[]
}

const briefTasks = new WeakSet<Task>()

/**
 * A task that takes minutes at most and may be done twice, such as sending a mail. What a killed node was doing of it, another one does
 * soon. Other jobs of a killed node wait four hours, so what takes longer has to look by itself after what was left undone.
 */
export function brief(task: Task): Task {
  briefTasks.add(task)
  return task
}

export interface RunningJobs {
  /** Resolves once the jobs under way have finished. */
  stop(): Promise<void>
}

/** Receives what goes wrong with a job; a failed job is retried automatically. */
export type JobLog = (level: 'error' | 'warning', message: string) => void

/**
 * Creates or upgrades the queue's own tables as the owner of the database, and opens them to the application's role. The queue
 * enables row security on its tables without a policy, which would hide every job from a role that doesn't own them.
 */
export async function installJobs(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner, schema: SCHEMA, logger: loggerTo(() => undefined) })
  await owner.query(`
    grant usage on schema ${SCHEMA} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${APP_ROLE};
    grant usage, select on all sequences in schema ${SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${SCHEMA} to ${APP_ROLE};
    do $$ declare queue_table record; declare queue_type record; begin
      for queue_table in
        select c.oid::regclass as name from pg_class c
        where c.relnamespace = '${SCHEMA}'::regnamespace and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid)
      loop
        execute format('create policy application on %s to ${APP_ROLE} using (true) with check (true)', queue_table.name);
      end loop;
      for queue_type in
        select t.oid::regtype as name from pg_type t
        where t.typnamespace = '${SCHEMA}'::regnamespace and t.typtype = 'c' and t.typrelid in
          (select oid from pg_class where relkind = 'c')
      loop
        execute format('grant usage on type %s to ${APP_ROLE}', queue_type.name);
      end loop;
    end $$`)
}

/**
 * Works through the queue until stopped, and begins anew when it gave up because the database was away for long. Several nodes may do
 * so at the same time; each job runs on one of them.
 */
export async function startJobs(pool: pg.Pool, { tasks, crontab }: Work, log: JobLog): Promise<RunningJobs> {
  const begin = () =>
    run({
      pgPool: pool,
      schema: SCHEMA,
      taskList: tasks,
      crontab: crontab.join('\n'),
      concurrency: 4,
      noHandleSignals: true,
      logger: loggerTo(log),
      // Said at once, a job's end is a promise that nobody hears: without a database it would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  const stopping = new AbortController()
  const { signal } = stopping
  let runner = await begin()

  async function beginAnew(): Promise<void> {
    await sleep(PAUSE_MS, undefined, { signal })
    try {
      runner = await begin()
    } catch (error) {
      log('error', `The job queue could not begin anew: ${String(error)}`)
      await beginAnew()
    }
  }

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      await runner.promise.catch((error: unknown) => log('error', `The job queue stopped: ${String(error)}`))
      await beginAnew().catch(() => undefined)
    }
    // It may have begun while it was being stopped.
    await runner.stop().catch(() => undefined)
  }

  async function keepFreeing(): Promise<void> {
    const names = Object.keys(tasks).filter((name) => briefTasks.has(tasks[name]!))
    while (!signal.aborted) {
      await freeLeft(pool, names).catch((error: unknown) =>
        log('warning', `Jobs of killed nodes were not freed: ${String(error)}`),
      )
      await sleep(FREED_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const kept = Promise.all([keepRunning(), keepFreeing()])

  return {
    async stop() {
      stopping.abort()
      await runner.stop().catch(() => undefined)
      await kept
    },
  }
}

/** Lets any node do what killed ones have left of these tasks. */
const freeLeft = (db: Queryable, names: readonly string[]): Promise<unknown> =>
  db.query(
    `update ${SCHEMA}._private_jobs as job
     set locked_at = null, locked_by = null, run_at = greatest(job.run_at, now())
     from ${SCHEMA}._private_tasks as task
     where task.id = job.task_id and task.identifier = any ($1) and job.locked_at < now() - make_interval(secs => $2)`,
    [names, LEFT_SECONDS],
  )

/**
 * Queues a job, for now or `seconds` later. It survives a crash, and is tried up to 10 times with growing pauses over about
 * 6 hours.
 */
export async function addJob(db: Queryable, task: string, payload: object, seconds = 0): Promise<void> {
  await db.query(
    `select ${SCHEMA}.add_job($1, $2::json, run_at => now() + make_interval(secs => $3), max_attempts => 10)`,
    [task, JSON.stringify(payload), seconds],
  )
}

/** A job that is queued once: as long as it waits, another with its key is the same job. */
export interface KeyedJob {
  key: string
  payload: object
}

/** Queues several jobs in one statement, so that a crash loses all of them or none. One that waits already keeps its time. */
export const addJobs = (db: Queryable, task: string, jobs: readonly KeyedJob[], seconds = 0): Promise<void> =>
  addKeyed(db, task, jobs, seconds, 'preserve_run_at')

/** As `addJobs`, but only those that are not there: what waits, is under way or was given up stays as it is. */
export const addMissingJobs = (db: Queryable, task: string, jobs: readonly KeyedJob[]): Promise<void> =>
  addKeyed(db, task, jobs, 0, 'unsafe_dedupe')

async function addKeyed(
  db: Queryable,
  task: string,
  jobs: readonly KeyedJob[],
  seconds: number,
  mode: 'preserve_run_at' | 'unsafe_dedupe',
): Promise<void> {
  if (jobs.length === 0) return
  await db.query(
    `select ${SCHEMA}.add_job($1, job.payload::json, run_at => now() + make_interval(secs => $4), max_attempts => 10,
       job_key => job.key, job_key_mode => $5)
     from unnest($2::text[], $3::text[]) as job (key, payload)`,
    [task, jobs.map(({ key }) => key), jobs.map(({ payload }) => JSON.stringify(payload)), seconds, mode],
  )
}

function loggerTo(log: JobLog): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(level, message)
  })
}
