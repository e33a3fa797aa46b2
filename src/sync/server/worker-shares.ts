import type { Pool } from 'pg'
import { refuse } from './server.refusals.ts'

/** Of the connections that a node has, for each worker. */
const CONNECTIONS_EACH = 6
const PATIENCE_MS = 5_000
/** Companies seldom move to another worker, and a wrong guess does no harm for that long. */
const REMEMBERED_MS = 60_000

/** One worker's connections: how many are in use, and who waits for one. */
interface Share {
  busy: number
  waiting: Set<() => void>
}

/**
 * Shares out the connections to a distributed database: what is done for companies of one worker takes a few of them at most. A
 * worker that hangs holds those until their statements run out of time, and the companies of others go on.
 */
export class WorkerShares {
  readonly #pool: Pick<Pool, 'query'>
  readonly #shares = new Map<string, Share>()
  readonly #workers = new Map<string, string>()
  #askedAt = 0

  constructor(pool: Pick<Pool, 'query'>) {
    this.#pool = pool
  }

  /**
   * Runs `work` once each worker of these companies has a connection to spare. Throws the refusal `sync/busy` if one has none for
   * 5 seconds.
   */
  async run<T>(companyIds: readonly string[], work: () => Promise<T>): Promise<T> {
    // In one order, so that nobody waits for somebody who waits for them.
    const workers = [...(await this.groups(companyIds)).keys()].toSorted()
    const entered: Share[] = []
    try {
      for (const worker of workers) {
        const share = this.#shareOf(worker)
        await enter(share)
        entered.push(share)
      }
      return await work()
    } finally {
      entered.forEach(leave)
    }
  }

  async workerOf(companyId: string): Promise<string> {
    const [worker] = (await this.groups([companyId])).keys()
    return worker!
  }

  /** These companies by their workers. */
  async groups(companyIds: readonly string[]): Promise<Map<string, string[]>> {
    await this.#locate(companyIds)
    return Map.groupBy(companyIds, (companyId) => this.#workers.get(companyId) ?? '')
  }

  async #locate(companyIds: readonly string[]): Promise<void> {
    if (Date.now() - this.#askedAt > REMEMBERED_MS) {
      this.#workers.clear()
      this.#askedAt = Date.now()
    }
    const unknown = companyIds.filter((companyId) => !this.#workers.has(companyId))
    if (unknown.length === 0) return
    const { rows } = await this.#pool.query<{ companyId: string; worker: string }>(
      `select company as "companyId", groupid::text as worker from unnest($1::uuid[]) as company
       join pg_dist_placement on shardid = get_shard_id_for_distribution_column('sync_head', company)`,
      [unknown],
    )
    for (const { companyId, worker } of rows) this.#workers.set(companyId, worker)
  }

  #shareOf(worker: string): Share {
    const share = this.#shares.get(worker) ?? { busy: 0, waiting: new Set() }
    this.#shares.set(worker, share)
    return share
  }
}

async function enter(share: Share): Promise<void> {
  if (share.busy < CONNECTIONS_EACH) {
    share.busy++
    return
  }
  const isIn = await new Promise<boolean>((resolve) => {
    const turn = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const timer = setTimeout(() => {
      share.waiting.delete(turn)
      resolve(false)
    }, PATIENCE_MS)
    share.waiting.add(turn)
  })
  if (!isIn) refuse('sync/busy')
}

/** Whoever has waited longest takes over the connection. */
function leave(share: Share): void {
  const [turn] = share.waiting
  if (!turn) {
    share.busy--
    return
  }
  share.waiting.delete(turn)
  turn()
}
