import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters'
import { hashOfToken } from '../../../server/session.ts'

type Adapter = DBTransactionAdapter<BetterAuthOptions>
type Row = Record<string, unknown>

/**
 * Keeps session tokens out of the database: what better-auth writes and looks up is hashed on the way in, and the row handed
 * back carries the token it was asked by. A row found by other fields keeps the hash, which opens nothing.
 */
export function hashedSessionTokens(): BetterAuthPlugin {
  return {
    id: 'hashed-session-tokens',
    init: (context) => ({ context: { adapter: withHashedTokens(context.adapter) } }),
  }
}

function withHashedTokens(adapter: DBAdapter<BetterAuthOptions>): DBAdapter<BetterAuthOptions> {
  return {
    ...wrap(adapter),
    transaction: (work) => adapter.transaction((inner) => work(wrap(inner))),
  }
}

function wrap(adapter: Adapter): Adapter {
  return {
    ...adapter,
    create: async (query) =>
      restored(await adapter.create({ ...query, data: hashedData(query.model, query.data) }), query.data),
    findOne: async (query) => restored(await adapter.findOne(hashedQuery(query)), tokenIn(query)),
    findMany: (query) => adapter.findMany(hashedQuery(query)),
    count: (query) => adapter.count(hashedQuery(query)),
    update: async (query) =>
      restored(await adapter.update(hashedUpdate(query)), { ...tokenIn(query), ...query.update }),
    updateMany: (query) => adapter.updateMany(hashedUpdate(query)),
    delete: (query) => adapter.delete(hashedQuery(query)),
    deleteMany: (query) => adapter.deleteMany(hashedQuery(query)),
    consumeOne: async (query) => restored(await adapter.consumeOne(hashedQuery(query)), tokenIn(query)),
  }
}

interface Query {
  model: string
  where?: Where[] | undefined
}

function hashedQuery<Q extends Query>(query: Q): Q {
  if (query.model !== 'session' || query.where === undefined) return query
  return { ...query, where: query.where.map(hashedCondition) }
}

const hashedUpdate = <Q extends Query & { update: Row }>(query: Q): Q => ({
  ...hashedQuery(query),
  update: hashedData(query.model, query.update),
})

function hashedCondition(condition: Where): Where {
  if (condition.field !== 'token') return condition
  const { value } = condition
  if (typeof value === 'string') return { ...condition, value: hashOfToken(value) }
  if (Array.isArray(value)) return { ...condition, value: value.map((token) => hashOfToken(String(token))) }
  return condition
}

function hashedData<D extends Row>(model: string, data: D): D {
  return model === 'session' && typeof data['token'] === 'string'
    ? { ...data, token: hashOfToken(data['token']) }
    : data
}

/** The token that a query names, if it names one. */
function tokenIn({ model, where }: Query): Row {
  const token =
    model === 'session' && where?.find(({ field, value }) => field === 'token' && typeof value === 'string')
  return token ? { token: token.value } : {}
}

function restored<R>(row: R, { token }: Row): R {
  const known = typeof row === 'object' && row !== null && 'token' in row && typeof token === 'string'
  return known && row.token === hashOfToken(token) ? { ...row, token } : row
}
