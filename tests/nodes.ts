import pg from 'pg'
import type { DatabaseAddress } from '../src/server/database/address.ts'

/** The servers that hold a part of each test database: one, or the coordinator and the workers of a distributed one. */
export type Nodes = { address: DatabaseAddress; workers: DatabaseAddress[] }

/** Runs statements on all of them, on the coordinator last: what is there is everywhere. */
export async function onEveryNode({ address, workers }: Nodes, ...statements: string[]): Promise<void> {
  await Promise.all(workers.map((worker) => run(worker, statements)))
  await run(address, statements)
}

/** Removes a database, from the coordinator first: it would keep connecting to the others. */
export async function dropEverywhere({ address, workers }: Nodes, name: string): Promise<void> {
  const statement = `drop database if exists ${name} with (force)`
  await run(address, [statement])
  await Promise.all(workers.map((worker) => run(worker, [statement])))
}

async function run(address: DatabaseAddress, statements: string[]): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
