import type { CompiledQuery, QueryExecutorProvider } from 'kysely'
import type { PoolClient } from 'pg'
import { db } from './tables.server.ts'

interface Query<Output> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Output>
}

/** Asks on this connection, in its transaction. */
export async function ask<Output>(client: PoolClient, query: Query<Output>): Promise<Output[]> {
  const { sql, parameters } = query.compile(db)
  const { rows } = await client.query(sql, [...parameters])
  return rows as Output[]
}
