import type { Services } from '../../../server/services.ts'

const KEPT_DAYS = 30
/** Of each receiver, of what does not wait any more. */
const KEPT_DELIVERIES = 100

/** Forgets deliveries that the log does not show any more. */
export async function pruneDeliveries({ pool, node }: Pick<Services, 'pool' | 'node'>): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select company_id as id from event_cursors')
  for (const { id } of rows) {
    await node.options.inCompany(id, null, (client) =>
      client.query(
        `delete from hook_deliveries where company_id = $1 and (created_at < now() - make_interval(days => $2) or id in (
           select id from (
             select id, row_number() over (partition by hook_id order by created_at desc, id desc) as place
             from hook_deliveries where company_id = $1 and status <> 'waiting') as ended
           where place > $3))`,
        [id, KEPT_DAYS, KEPT_DELIVERIES],
      ),
    )
  }
}
