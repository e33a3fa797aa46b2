/** A database on this machine; as `host` a directory means the unix socket in it. */
export type LocalAddress = { host: string; port: number; user: string; password: string; database: string }

/** Where a database is. */
export type DatabaseAddress = { connectionString: string } | LocalAddress

/** The same server, another database. */
export function onDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** The same database, another role. */
export function asUser(address: DatabaseAddress, user: string, password: string): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, user, password }
  const url = new URL(address.connectionString)
  url.username = user
  url.password = password
  return { connectionString: url.href }
}
