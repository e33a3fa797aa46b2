import pg from 'pg'

/** A connection of its own, which fails nothing but its queries when the database goes away. */
export async function connectedClient(config: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  await client.connect()
  return client
}
