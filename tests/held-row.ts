import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { inCompany } from '../src/server/database/in-company.ts'

const OTHERS_COME_MS = 100

const signal = () => Promise.withResolvers<void>()

/** A lock on a row of a company, for which whoever wants to write waits. */
export interface HeldRow {
  /** Lets about one of those who wait through. */
  step(): Promise<void>
  release(): Promise<void>
}

/** Locks the row that `text` selects `for update` with the company's id and `values`. */
export async function heldRow(
  pool: pg.Pool,
  companyId: string,
  text: string,
  values: unknown[] = [],
): Promise<HeldRow> {
  function lock() {
    const [asked, held, over] = [signal(), signal(), signal()]
    const holding = inCompany(pool, companyId, null, async (client) => {
      asked.resolve()
      // On a cluster the lock is taken on a worker, so the query says whose company it is.
      await client.query(text, [companyId, ...values])
      held.resolve()
      await over.promise
    })
    return {
      /** Whether it is in line for the row. */
      isAsked: Promise.race([asked.promise, holding]),
      isHeld: Promise.race([held.promise, holding]),
      async release() {
        over.resolve()
        await holding
      },
    }
  }
  let present = lock()
  await present.isHeld
  return {
    async step() {
      // Whoever waits is in front of the next lock, and waits again behind it.
      await sleep(OTHERS_COME_MS)
      const next = lock()
      await next.isAsked
      await sleep(OTHERS_COME_MS)
      await present.release()
      await next.isHeld
      present = next
    },
    release: () => present.release(),
  }
}
