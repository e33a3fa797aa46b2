import { lookup } from 'node:dns/promises'
import type { Config } from '../../../server/config.ts'
import type { Reach } from '../../../server/outgoing/reach.ts'

type Urls = Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'databaseReplicaUrl'>

/** Where this server keeps everybody’s rows. */
function ownHosts({ databaseUrl, databaseAppUrl, databaseReplicaUrl }: Urls): string[] {
  const urls = [databaseUrl, databaseAppUrl, databaseReplicaUrl].flatMap((text) =>
    text === null ? [] : [new URL(text)],
  )
  const hosts = urls.flatMap((url) => [url.hostname, url.searchParams.get('host') ?? ''])
  const local =
    hosts.length === 0 || hosts.some((host) => host.startsWith('/')) ? ['localhost', '127.0.0.1', '::1'] : []
  return [...hosts, ...local]
    .filter((host) => host !== '' && !host.startsWith('/'))
    .map((host) => host.replace(/^\[|\]$/g, ''))
}

/** Whether a connection would go to the machine of this server’s own database. */
export async function isOwnDatabase(config: Urls, { host, addresses }: Reach): Promise<boolean> {
  for (const own of ownHosts(config)) {
    if (own === host || addresses.includes(own)) return true
    const found = await lookup(own, { all: true }).catch(() => [])
    if (found.some(({ address }) => addresses.includes(address))) return true
  }
  return false
}
