import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseAddress } from '../src/server/database/address.ts'
import { connectedClient } from './connected-client.ts'

/** The servers that hold a part of each test database: one, or the coordinator and the workers of a distributed one. */
export type Nodes = { address: DatabaseAddress; workers: DatabaseAddress[] }

/** Runs statements on all of them, on the coordinator last: what is there is everywhere. */
export async function onEveryNode({ address, workers }: Nodes, ...statements: string[]): Promise<void> {
  await Promise.all(workers.map((worker) => run(worker, statements)))
  await run(address, statements)
}

/**
 * Lets nobody into a database any more, so that others can be copied from it: Citus keeps a connection of its own to each. An
 * autovacuum worker, which has no user, is left: only superusers may end one, and copying a database ends it anyway.
 */
export const closeTemplate = (nodes: Nodes, name: string): Promise<void> =>
  onEveryNode(
    nodes,
    `alter database ${name} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usesysid is not null`,
  )

const IN_USE = '55006'

/**
 * Removes a database, from the coordinator first: it would keep connecting to the others. Citus may be about to connect to a
 * database that is gone after a moment, so this is tried again.
 */
export async function dropEverywhere({ address, workers }: Nodes, name: string, tries = 5): Promise<void> {
  const statement = `drop database if exists ${name} with (force)`
  try {
    await run(address, [statement])
    await Promise.all(workers.map((worker) => run(worker, [statement])))
  } catch (error) {
    if (tries === 1 || !(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error
    await sleep(500)
    await dropEverywhere({ address, workers }, name, tries - 1)
  }
}

async function run(address: DatabaseAddress, statements: string[]): Promise<void> {
  const client = await connectedClient(address)
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
