import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selfSigned } from '../../../../tests/certificates.ts'
import { servedConfig } from '../../../../tests/served.ts'
import { removeDirectory, temporaryDirectory } from '../../../../tests/temporary-directory.ts'
import { findClusterHome } from '../../../server/database/embedded/cluster-home.ts'
import { type Embedded, startEmbedded } from '../../../server/database/embedded/embedded.ts'
import { makeTrusted } from '../../../server/outgoing/addresses.ts'
import { makeOutgoing } from '../../../server/outgoing/outgoing.ts'
import { type Connection, queryRows } from './sql-connection.server.ts'
import { wordsFor } from './sql-source.server.ts'

/** An address of this machine’s own, so that the usual port is free there. */
const ADDRESS = '127.0.0.83'
const NAME = 'warehouse.example'

let directory: string
let certificate: string

beforeAll(async () => {
  directory = await temporaryDirectory('tls')
  const [key, made] = [join(directory, 'server.key'), join(directory, 'server.crt')]
  const pair = await selfSigned({ type: 'dns', value: NAME })
  certificate = pair.certificate
  await writeFile(made, certificate)
  await writeFile(key, pair.key, { mode: 0o600 })
  await writeFile(
    join(directory, 'hba.conf'),
    'local all all scram-sha-256\nhostssl all all all scram-sha-256\n',
  )
  const { account } = await findClusterHome(directory, join(directory, 'shared'))
  if (account !== null) await chown(key, account.uid, account.gid)
})
afterAll(() => removeDirectory(directory))

/** A PostgreSQL server that takes encrypted connections only, or offers none. */
async function during(tls: boolean, run: (server: Embedded) => Promise<void>): Promise<void> {
  const of = (file: string) => join(directory, file)
  const encrypted = [
    'ssl=on',
    `ssl_cert_file=${of('server.crt')}`,
    `ssl_key_file=${of('server.key')}`,
    `hba_file=${of('hba.conf')}`,
  ]
  const server = await startEmbedded(directory, {
    durable: false,
    settings: [`listen_addresses=${ADDRESS}`, ...(tls ? encrypted : [])],
    shared: of('shared'),
  })
  try {
    await run(server)
  } finally {
    await server.stop()
  }
}

/** What a query answers, or the words for why it does not. */
async function asked({ address }: Embedded, patch: Partial<Connection>, trusted = [ADDRESS]) {
  const connection: Connection = {
    host: NAME,
    port: 5432,
    database: 'postgres',
    username: address.user,
    password: address.password,
    tls: true,
    certificate: null,
    ...patch,
  }
  const outgoing = makeOutgoing(makeTrusted(trusted), { resolve: async () => [ADDRESS] })
  const query = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'
  const services = { config: servedConfig(), outgoing }
  return queryRows(services, 'harbor', connection, query).then(
    ({ rows }) => rows,
    (error: unknown) => wordsFor(error, connection),
  )
}

describe('a database with a certificate of its own', () => {
  test('is asked over TLS with that certificate, under its name, and never in the clear', () =>
    during(true, async (server) => {
      expect(await asked(server, { certificate })).toEqual([['t']])
      expect(await asked(server, {})).toBe('The host’s certificate is not trusted.')
      expect(await asked(server, { certificate, host: 'other.example' })).toBe(
        'The host’s certificate is not trusted.',
      )
      expect(await asked(server, { tls: false })).toMatch(/^The database said: no pg_hba.conf entry/)
    }))
})

describe('a database without TLS', () => {
  test('is not asked where TLS is wanted, and the words say what is absent', () =>
    during(false, async (server) => {
      expect(await asked(server, { certificate })).toMatch(
        /^This server does not offer encrypted connections\./,
      )
      expect(await asked(server, { tls: false })).toEqual([['f']])
      expect(await asked(server, { tls: false }, [])).toBe('The address leads into a private network.')
    }))
})
