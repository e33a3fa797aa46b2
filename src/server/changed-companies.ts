import type pg from 'pg'
import { eachHead } from '../sync/server/heads.ts'
import { companyIds } from './every-company.ts'
import type { Services } from './services.ts'

type Place = Pick<Services, 'node' | 'pool' | 'log'>

/** How a company was left: at which commit, and from which moment (milliseconds) there is something to do even if nobody commits anything. */
interface Left {
  seq: number
  due: number
}

/**
 * Lets a job that runs each minute see to those companies only that have committed something since it last did, or where something has become
 * due: one look at the heads of all, instead of one at the rows of each. A node that has just started looks once at each.
 */
export class ChangedCompanies {
  readonly #failure: string
  readonly #left = new WeakMap<pg.Pool, Map<string, Left>>()

  /** @param failure what the log says of a company that could not be seen to; the others are */
  constructor(failure: string) {
    this.#failure = failure
  }

  /**
   * @param see answers from which moment there is something to do again, null if not before the next commit
   * @param signal says that the server stops: the next run sees to the rest
   */
  async each(
    { node, pool, log }: Place,
    now: number,
    see: (companyId: string) => Promise<number | null>,
    signal?: AbortSignal,
  ): Promise<void> {
    const left = this.#left.get(pool) ?? new Map<string, Left>()
    this.#left.set(pool, left)
    const ids = await companyIds(pool)
    const present = new Set(ids)
    for (const companyId of left.keys()) if (!present.has(companyId)) left.delete(companyId)
    for await (const { company, seq } of eachHead(node.options.inCompany, ids)) {
      if (signal?.aborted) return
      const known = left.get(company)
      if (known?.seq === seq && now < known.due) continue
      await see(company).then(
        (due) => left.set(company, { seq, due: due ?? Infinity }),
        (error: unknown) => log.error({ err: error, companyId: company }, this.#failure),
      )
    }
  }
}
