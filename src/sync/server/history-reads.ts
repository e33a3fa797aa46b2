import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { type Head, readHead } from './company-reads.ts'
import type { InCompany, SyncNodeOptions } from './node-options.ts'

/** Which company is read, for whom, and how far it has come at least. */
interface Place {
  companyId: string
  userId: string
  epoch: string
  seq: number
}

type Work<T> = (connection: PoolClient, head: Head) => Promise<T>

const WAIT_MS = 200
const LOOK_AGAIN_MS = 10
/** A standby that has come far enough but does not answer. */
const READ_MS = 2_000
const REST_MS = 5_000

/** Reads of what is no longer live: from a standby of the database where there is one, as long as it keeps up. */
export class HistoryReads {
  /** How many reads each has answered. */
  readonly counts = { standby: 0, primary: 0 }
  readonly #options: SyncNodeOptions
  #restsUntil = 0

  constructor(options: SyncNodeOptions) {
    this.#options = options
  }

  /** Runs `work`, which only reads, in one snapshot at `seq` or later, and hands it the head there. It may run twice. */
  async read<T>(place: Place, work: Work<T>): Promise<T> {
    const { inStandby, inCompany, log } = this.#options
    if (inStandby && Date.now() >= this.#restsUntil) {
      try {
        const result = await this.#onStandby(inStandby, place, work)
        this.counts.standby++
        return result
      } catch (error) {
        this.#restsUntil = Date.now() + REST_MS
        log.warn({ err: error }, 'the database replica is not read from for some seconds')
      }
    }
    const { companyId, userId } = place
    const result = await inCompany(
      companyId,
      userId,
      async (connection) => work(connection, (await readHead(connection, companyId))!),
      'repeatable read',
    )
    this.counts.primary++
    return result
  }

  /** Rejects if the standby fails, is too far behind or does not answer. */
  #onStandby<T>(inStandby: InCompany, place: Place, work: Work<T>): Promise<T> {
    const waitMs = this.#options.standbyWaitMs ?? WAIT_MS
    const endsAt = Date.now() + waitMs
    let isReached = false
    const reading = async (): Promise<T> => {
      do {
        const found = await inStandby(
          place.companyId,
          place.userId,
          async (connection) => {
            const head = await readHead(connection, place.companyId)
            if (!(await hasReached(connection, head, place))) return null
            isReached = true
            return { result: await work(connection, head!) }
          },
          'repeatable read',
        )
        if (found) return found.result
        await sleep(LOOK_AGAIN_MS)
      } while (Date.now() < endsAt)
      throw new Error(`The database replica is behind by more than ${waitMs} ms.`)
    }
    const tooLate = async (): Promise<never> => {
      await sleep(waitMs, null, { ref: false })
      if (isReached) await sleep(READ_MS, null, { ref: false })
      throw new Error('The database replica does not answer.')
    }
    return Promise.race([reading(), tooLate()])
  }
}

/** One that was made a primary goes its own way, whatever its head says; so does one from before a restore. */
async function hasReached(
  connection: PoolClient,
  head: Head | null,
  { epoch, seq }: Place,
): Promise<boolean> {
  if (head === null || head.epoch !== epoch || head.seq < seq) return false
  const { rows } = await connection.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
  return rows[0]!.follows
}
