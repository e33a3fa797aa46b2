import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../../sync/server/node-options.ts'
import { Pulse } from './pulse.ts'

export type DueKind = 'hook' | 'source' | 'push'

export interface Due {
  id: string
  companyId: string
  kind: DueKind
}

interface Claimed extends Due {
  wakes: string
}

/** Works on what is due, in less than a lease; answers when it is due again, null if nothing more is known. */
export type DueWork = (due: Due) => Promise<Date | null>

interface DueRunnerOptions {
  pool: pg.Pool
  log: Log
  /** Of these kinds, and no others. */
  work: Partial<Record<DueKind, DueWork>>
  /** How many are worked on at a time, altogether and for one company. */
  places?: number
  placesEach?: number
  pulse?: Pick<Pulse, 'isBusy' | 'stop'>
}

const POLL_MS = 1_000
/** Receivers that are equally fast would otherwise all answer in the same moment, and people's acts would wait for them. */
const APART_MS = 6
/** How many are worked on while the node is late with everything: people come first. */
const PLACES_WHEN_BUSY = 4
/** Nobody need wait for the disk behind a lease: if it gets lost with the database, the work is done again. */
const UNHURRIED = "set_config('synchronous_commit', 'off', true)"
/** More than any work takes: a second one for requests, the database and a wait for a connection. */
const LEASE_SECONDS = 90
const AFTER_A_FAILURE_MS = 60_000

/** Works through what is due in all companies, together with all other nodes: each is leased to one of them at a time. */
export class DueRunner {
  readonly #options: Required<DueRunnerOptions>
  readonly #running = new Set<Promise<void>>()
  readonly #perCompany = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #claiming: Promise<void> | null = null
  #stopped = false

  constructor(options: DueRunnerOptions) {
    this.#options = { places: 16, placesEach: 4, pulse: new Pulse(), ...options }
  }

  start(): void {
    this.wake()
  }

  /** Looks at once, because something has become due. */
  wake(): void {
    if (this.#stopped || this.#claiming) return
    clearTimeout(this.#timer)
    this.#claiming = this.#claim()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'what is due not read; trying again'))
      .finally(() => {
        this.#claiming = null
        if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), POLL_MS)
      })
  }

  /** Resolves once what is under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#options.pulse.stop()
    clearTimeout(this.#timer)
    await this.#claiming
    await Promise.all(this.#running)
  }

  async #claim(): Promise<void> {
    const { pool, work, places, placesEach, pulse } = this.#options
    for (;;) {
      const free = (pulse.isBusy ? Math.min(places, PLACES_WHEN_BUSY) : places) - this.#running.size
      if (free <= 0 || this.#stopped) return
      const kinds = Object.keys(work)
      const full = [...this.#perCompany].filter(([, count]) => count >= placesEach).map(([id]) => id)
      const lease = randomUUID()
      const { rows } = await pool.query<Claimed>(
        `update outgoing_due set lease = $1, leased_until = now() + make_interval(secs => $2)
         where id in (
           select id from outgoing_due
           where due_at <= now() and (leased_until is null or leased_until < now()) and company_id <> all ($3) and kind = any ($5)
           order by due_at limit $4 for update skip locked)
         returning id, company_id as "companyId", kind, wakes, ${UNHURRIED}`,
        [lease, LEASE_SECONDS, full, Math.min(free, placesEach), kinds],
      )
      for (const row of rows) {
        this.#begin(row, lease)
        await sleep(APART_MS)
      }
      if (rows.length < Math.min(free, placesEach)) return
    }
  }

  #begin(claimed: Claimed, lease: string): void {
    const { companyId } = claimed
    const count = (this.#perCompany.get(companyId) ?? 0) + 1
    this.#perCompany.set(companyId, count)
    const work = this.#run(claimed, lease).finally(() => {
      this.#running.delete(work)
      const left = (this.#perCompany.get(companyId) ?? 1) - 1
      if (left > 0) this.#perCompany.set(companyId, left)
      else this.#perCompany.delete(companyId)
      this.wake()
    })
    this.#running.add(work)
  }

  async #run({ id, companyId, kind, wakes }: Claimed, lease: string): Promise<void> {
    const { pool, log, work } = this.#options
    try {
      const next = await work[kind]!({ id, companyId, kind }).catch((error: unknown) => {
        log.error({ err: error, kind }, 'outgoing work failed; it is tried again')
        return new Date(Date.now() + AFTER_A_FAILURE_MS)
      })
      await pool.query(
        `update outgoing_due set lease = null, leased_until = null,
           due_at = case when wakes = $3 then coalesce($4, 'infinity'::timestamptz)
             else least(coalesce($4, 'infinity'::timestamptz), now()) end
         where id = $1 and lease = $2
         returning ${UNHURRIED}`,
        [id, lease, wakes, next],
      )
    } catch (error) {
      // The lease ends by itself, and another attempt follows.
      log.warn({ err: error, kind }, 'outgoing work not noted')
    }
  }
}

/** Makes something due at a moment, or earlier if it already is; in the transaction with which that is committed. */
export const makeDue = (
  client: Pick<pg.Pool, 'query'>,
  dues: readonly Due[],
  at: Date | null = null,
): Promise<unknown> =>
  client.query(
    `insert into outgoing_due (id, company_id, kind, due_at)
     select id, company_id, kind, coalesce($4, now())
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as given(id, company_id, kind)
     on conflict (id) do update set due_at = least(outgoing_due.due_at, excluded.due_at), wakes = outgoing_due.wakes + 1`,
    [dues.map(({ id }) => id), dues.map(({ companyId }) => companyId), dues.map(({ kind }) => kind), at],
  )

export const forgetDue = (client: Pick<pg.Pool, 'query'>, id: string): Promise<unknown> =>
  client.query('delete from outgoing_due where id = $1', [id])
