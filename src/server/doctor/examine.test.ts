import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isDistributed, type TestDatabase, testDatabase } from '../../../tests/database.ts'
import { type MailServer, startMailServer } from '../../../tests/mail-server.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import { loadConfig } from '../config.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

let directory: string
let database: TestDatabase
let mails: MailServer
let proxy: Server
let env: Record<string, string>

beforeEach(async () => {
  directory = await temporaryDirectory('doctor')
  database = await testDatabase()
  mails = await startMailServer()
  proxy = createServer((request, response) => {
    response.statusCode = request.url === '/readyz' ? 200 : 404
    response.end('{"status":"ready"}')
  })
  proxy.on('upgrade', (_request, socket) =>
    socket.on('error', () => undefined).end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n'),
  )
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  env = {
    ...database.urls,
    DATA_DIR: directory,
    SECRET_KEY: 'of-this-installation'.repeat(2),
    SMTP_URL: mails.url,
    ...(!isDistributed() && { BACKUP_TO: join(directory, 'backups') }),
    PUBLIC_URL: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    ALLOW_PLAIN_HTTP: 'on',
  }
})
afterEach(async () => {
  proxy.close()
  await mails.stop()
  await database.stop()
  await removeDirectory(directory)
})

/** As a server made one tonight. */
async function backUp(): Promise<void> {
  const name = 'quarterdeck-2026-11-26T02-00-00Z-0123abcd.backup'
  const place = join(directory, 'backups')
  await mkdir(place)
  await writeFile(join(place, name), '')
  await database.owner.query(
    'insert into backup_attempts (begun_at, ended_at, place, name, bytes) values (now(), now(), $1, $2, 0)',
    [place, name],
  )
}

/** What is found that is not good. */
async function troubles(): Promise<string[]> {
  const found: string[] = []
  for await (const { state, sentence } of examine(loadConfig(env))) if (state !== 'good') found.push(sentence)
  return found
}

test('which version it is comes first', async () => {
  const { value } = await examine({ ...loadConfig(env), warnings: [] }).next()
  expect((value as Finding).sentence).toMatch(/^This is Quarterdeck \d+\.\d+\.\d+\.$/)
})

test('of an installation that is well nothing is said, and nothing is left in it', async () => {
  await backUp()
  expect(await troubles()).toEqual([])
  expect(mails.received).toEqual([])
  expect((await database.owner.query('select from secret_key')).rowCount).toBe(0)
  expect((await database.owner.query('select from stored_files')).rowCount).toBe(0)
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /check DATABASE_URL/,
  ],
  ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:1' }, /check SMTP_URL/],
  ['no mail server', { SMTP_URL: '' }, /nobody gets mail/],
  ['an address that leads nowhere', { PUBLIC_URL: 'http://localhost:1' }, /does not answer.*check the proxy/],
  ['an address that leads elsewhere', { PUBLIC_PATH: 'elsewhere' }, /answers 404/],
  ['no key', { SECRET_KEY: '' }, /SECRET_KEY is not set/],
  isDistributed()
    ? ['a place for backups of a cluster', { BACKUP_TO: 'kept' }, /BACKUP_TO makes no backups/]
    : ['no place for backups', { BACKUP_TO: '' }, /BACKUP_TO is not set/],
])('%s is said, with what to do', async (_what, settings, sentence) => {
  env = { ...env, ...settings }
  if (settings['PUBLIC_PATH'])
    proxy.removeAllListeners('request').on('request', (_, answer) => answer.writeHead(404).end())
  expect(await troubles()).toContainEqual(expect.stringMatching(sentence))
})

test('a proxy that lets no WebSockets through is said', async () => {
  await backUp()
  proxy.removeAllListeners('upgrade')
  expect(await troubles()).toEqual([
    expect.stringMatching(/WebSockets do not get through .* \(404\).*Upgrade/),
  ])
})

test('a key that is not the database’s is said', async () => {
  await database.owner.query("insert into secret_key (fingerprint) values ('another')")
  expect(await troubles()).toContainEqual(expect.stringContaining('sealed with another key'))
})

test('what is missing of this version is said, and what is of another', async () => {
  await database.owner.query(
    'delete from schema_migration where number = (select max(number) from schema_migration)',
  )
  expect(await troubles()).toContainEqual(expect.stringContaining('lacks 1 migrations'))
  await database.owner.query("insert into schema_migration values (9999, '9999_later.sql', 'x')")
  expect(await troubles()).toContainEqual(expect.stringContaining('9999_later.sql'))
})

test('a data directory that is none is said', async () => {
  env['DATA_DIR'] = join(directory, 'notes')
  await writeFile(env['DATA_DIR'], '')
  expect(await troubles()).toContainEqual(expect.stringContaining('set DATA_DIR'))
  env = { ...env, DATABASE_URL: '', DATABASE_APP_URL: '' }
  expect((await troubles()).join('\n')).not.toContain('DATABASE_URL')
})

test.skipIf(isDistributed())('an owner who cannot make backups is told', async () => {
  const { rows } = await database.owner.query<{ isFree: boolean }>(
    'select rolsuper or rolbypassrls as "isFree" from pg_roles where rolname = current_user',
  )
  await backUp()
  expect(await troubles()).toHaveLength(rows[0]!.isFree ? 0 : 1)
})
