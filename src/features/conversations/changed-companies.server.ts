import type pg from 'pg'
import type { Services } from '../../server/services.ts'
import { mirrorWhatIsLeft } from './mirrors.server.ts'

type Place = Pick<Services, 'node' | 'pool' | 'log'>

/** Up to which commit of each company nothing was left to carry over, as far as this node knows. */
const settled = new WeakMap<pg.Pool, Map<string, number>>()

const AT_ONCE = 500

/**
 * Carries over what is left, in those companies that have committed something since nothing was left: one look at the heads of all, instead of
 * one at the conversations of each. A node that has just started looks once at each.
 */
export async function mirrorWhereChanged(services: Place): Promise<void> {
  const { node, pool, log } = services
  const done = settled.get(pool) ?? new Map<string, number>()
  settled.set(pool, done)
  const { rows } = await pool.query<{ id: string }>('select distinct company_id as id from company_slugs')
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const ids = rows.slice(start, start + AT_ONCE).map(({ id }) => id)
    const heads = await node.options.inCompany(ids[0]!, null, (client) =>
      client.query<{ company: string; seq: number }>(
        'select company, seq::float8 as seq from sync_heads($1)',
        [ids],
      ),
    )
    for (const { company, seq } of heads.rows) {
      if (done.get(company) === seq) continue
      await mirrorWhatIsLeft(services, company).then(
        () => done.set(company, seq),
        (error: unknown) =>
          log.error({ err: error, companyId: company }, 'a company’s conversations were left for later'),
      )
    }
  }
}
