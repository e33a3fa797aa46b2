/** A database on this machine. A directory as `host` means the Unix socket in it. */
export type LocalAddress = { host: string; port: number; user: string; password: string; database: string }

/** Where a database is, and whom to sign in as. */
export type DatabaseAddress = { connectionString: string } | LocalAddress

/** The address of another database on the same server. */
export function onDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** The address of the same database for another role. */
export function asUser(address: DatabaseAddress, user: string, password: string): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, user, password }
  const url = new URL(address.connectionString)
  url.username = user
  url.password = password
  return { connectionString: url.href }
}

/** The address of a replica, for the role of this address: the replica has the same roles, with the same passwords. */
export function onReplica(address: DatabaseAddress, replicaUrl: string): DatabaseAddress {
  const replica = { connectionString: replicaUrl }
  if (!('connectionString' in address)) return asUser(replica, address.user, address.password)
  const { username, password } = new URL(address.connectionString)
  return asUser(replica, username, password)
}
