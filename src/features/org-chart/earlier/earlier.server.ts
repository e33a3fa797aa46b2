import type { PoolClient } from 'pg'
import type { SyncNode } from '../../../sync/server/node.ts'
import { MOST_SNAPSHOTS } from './snapshots.rules.ts'
import type { EarlierChart, EarlierSeats } from './earlier.requests.ts'

const COLUMNS = 'id, label, created_at as "createdAt", created_by as "createdBy"'

type Found = Omit<EarlierChart, 'createdAt'> & { createdAt: Date }

const told = <F extends Found>(found: F) => ({ ...found, createdAt: found.createdAt.toISOString() })

type InCompany = Pick<SyncNode, 'options'>

const within = <T>(
  { options }: InCompany,
  companyId: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => options.inCompany(companyId, null, work)

/** The charts that were live once, the latest first. */
export const earlierCharts = (node: InCompany, companyId: string): Promise<EarlierChart[]> =>
  within(node, companyId, async (client) => {
    const { rows } = await client.query<Found>(
      `select ${COLUMNS} from org_snapshots where company_id = $1 order by created_at desc, id desc limit ${MOST_SNAPSHOTS}`,
      [companyId],
    )
    return rows.map(told)
  })

/** One of them with its seats; null if there is no such chart. */
export const earlierSeats = (
  node: InCompany,
  companyId: string,
  earlierId: string,
): Promise<EarlierSeats | null> =>
  within(node, companyId, async (client) => {
    const { rows } = await client.query<Found & Pick<EarlierSeats, 'seats'>>(
      `select ${COLUMNS}, content as seats from org_snapshots where company_id = $1 and id = $2`,
      [companyId, earlierId],
    )
    return rows[0] ? told(rows[0]) : null
  })

/** Forgets those before the latest ones. */
export const forgetEarlier = (node: InCompany, companyId: string): Promise<void> =>
  within(node, companyId, async (client) => {
    await client.query(
      `delete from org_snapshots where company_id = $1 and id not in (
         select id from org_snapshots where company_id = $1 order by created_at desc, id desc limit ${MOST_SNAPSHOTS})`,
      [companyId],
    )
  })
