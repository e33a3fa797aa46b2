import type pg from 'pg'
import type { SyncNode } from '../sync/server/node.ts'

/** The table of those who follow the change logs: up to which commit of each company they have come. */
export type Cursors = 'event_cursors' | 'push_cursors' | 'process_cursors'

/** The commits after `from`, up to `until`. */
export interface Commits {
  from: number
  until: number
}

/** What is done with commits in the transaction that moves the cursor. Answers whether anything is due now. */
export type Pass = (client: pg.PoolClient, commits: Commits) => Promise<boolean>

/** How many commits are passed in one transaction. */
const COMMITS_AT_ONCE = 500

/**
 * Begins to follow a company’s log where it is now, unless that has begun before.
 * @param client in a transaction of the company
 * @returns whether it begins now
 */
export async function beginToFollow(
  client: pg.PoolClient,
  cursors: Cursors,
  companyId: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into ${cursors} (company_id, epoch, seq) select company_id, epoch, seq from sync_head where company_id = $1
     on conflict do nothing`,
    [companyId],
  )
  return rowCount === 1
}

/**
 * Passes what a company has committed since its cursor. The cursor moves in the same transaction, and nodes take turns at it: nothing is
 * lost with a node that dies, and nothing comes twice.
 * @returns whether something is due now
 */
export async function catchUp(
  node: Pick<SyncNode, 'options'>,
  cursors: Cursors,
  companyId: string,
  pass: Pass,
): Promise<boolean> {
  let isDue = false
  for (;;) {
    const { found, more } = await node.options.inCompany(companyId, null, (client) =>
      passSome(client, cursors, companyId, pass),
    )
    isDue ||= found
    if (!more) return isDue
  }
}

async function passSome(
  client: pg.PoolClient,
  cursors: Cursors,
  companyId: string,
  pass: Pass,
): Promise<{ found: boolean; more: boolean }> {
  const { rows: reached } = await client.query<{ epoch: string; seq: number }>(
    `select epoch, seq::float8 as seq from ${cursors} where company_id = $1 for update`,
    [companyId],
  )
  const { rows: heads } = await client.query<{ epoch: string; seq: number }>(
    'select epoch, seq::float8 as seq from sync_head where company_id = $1',
    [companyId],
  )
  const [[cursor], [head]] = [reached, heads]
  if (!cursor || !head) return { found: false, more: false }
  // After a restore the log tells another history, of which nothing is new.
  const isSame = cursor.epoch === head.epoch
  const until = isSame ? Math.min(head.seq, cursor.seq + COMMITS_AT_ONCE) : head.seq
  if (isSame && until <= cursor.seq) return { found: false, more: false }
  // Mutations need not wait for the disk behind this. If it gets lost with the database, it is done again from the earlier cursor.
  await client.query('set local synchronous_commit = off')
  const found = isSame && (await pass(client, { from: cursor.seq, until }))
  await client.query(`update ${cursors} set epoch = $2, seq = $3 where company_id = $1`, [
    companyId,
    head.epoch,
    until,
  ])
  return { found, more: until < head.seq }
}
