/** A database on this machine; as `host` a directory means the unix socket in it. */
export type LocalConnection = { host: string; port: number; user: string; password: string; database: string }

/** Where a database is. */
export type Connection = { connectionString: string } | LocalConnection

/** The same server, another database. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** The same database, another role. */
export function asUser(connection: Connection, user: string, password: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, user, password }
  const url = new URL(connection.connectionString)
  url.username = user
  url.password = password
  return { connectionString: url.href }
}
