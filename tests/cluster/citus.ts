import type pg from 'pg'
import type { DatabaseAddress } from '../../src/server/database/address.ts'
import { distribute } from '../../src/server/database/distribute.ts'
import { connectedClient } from '../connected-client.ts'
import { type Nodes, onEveryNode } from '../nodes.ts'

/** One for each worker, because every test database has its own. */
const SHARDS = 2

/** The coordinator at `url` and its workers, which its database names. */
export async function clusterAt(url: string): Promise<Nodes> {
  const client = await connectedClient({ connectionString: url })
  try {
    const { rows } = await client.query<{ host: string; port: number }>(
      'select node_name as host, node_port as port from citus_get_active_worker_nodes() order by node_port',
    )
    const workers = rows.map(({ host, port }) => {
      const worker = new URL(url)
      worker.hostname = host
      worker.port = String(port)
      return { connectionString: worker.href }
    })
    return { address: { connectionString: url }, workers }
  } finally {
    await client.end()
  }
}

/** Joins the empty databases of one name that are on every node into one, whose pool is `owner`. */
export async function joinNodes(owner: pg.Pool, nodes: Nodes): Promise<void> {
  await onEveryNode(nodes, 'create extension citus')
  await owner.query('select citus_set_coordinator_host($1, $2)', placeOf(nodes.address))
  for (const worker of nodes.workers) await owner.query('select citus_add_node($1, $2)', placeOf(worker))
}

/** Distributes the migrated database. */
export async function spread(owner: pg.Pool): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(`set citus.shard_count = ${SHARDS}`)
    await distribute(client)
  } finally {
    client.release()
  }
}

function placeOf(address: DatabaseAddress): [host: string, port: string] {
  if (!('connectionString' in address)) return [address.host, String(address.port)]
  const { hostname, port } = new URL(address.connectionString)
  return [hostname, port]
}
