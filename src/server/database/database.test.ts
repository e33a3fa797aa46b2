import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectedClient } from '../../../tests/connected-client.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import { openDatabase } from './database.ts'
import { type Embedded, startEmbedded } from './embedded/embedded.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let directory: string
let server: Embedded

// These tests have their own server, because roles belong to the whole server and their passwords change here.
beforeAll(async () => {
  directory = await temporaryDirectory('url')
  server = await startEmbedded(directory, { durable: false })
})
afterAll(async () => {
  await server.stop()
  await removeDirectory(directory)
})

function urlFor(user: string, password: string): string {
  return `postgres://${user}:${password}@localhost/postgres?host=${encodeURIComponent(server.address.host)}`
}

const ownerUrl = () => urlFor(server.address.user, server.address.password)

/** As a server with a data directory of this name would. */
const open = (name: string, databaseUrl = ownerUrl(), databaseAppUrl: string | null = null) =>
  openDatabase({ dataDirectory: join(directory, name), databaseUrl, databaseAppUrl, port: 0 })

async function asOwner(statement: string): Promise<void> {
  const client = await connectedClient(server.address)
  await client.query(statement)
  await client.end()
}

test('the owner in DATABASE_URL creates the application’s role, even if servers start at the same time', async () => {
  const databases = await Promise.all([open('first'), open('first'), open('first')])
  for (const { app, stop } of databases) {
    const { rows } = await app.query('select current_user as name')
    expect(rows).toEqual([{ name: 'quarterdeck_app' }])
    await stop()
  }
})

test('DATABASE_APP_URL is used as it is, and its role is left alone', async () => {
  await (await open('second')).stop()
  await asOwner("alter role quarterdeck_app password 'chosen'")
  const database = await open('third', ownerUrl(), urlFor('quarterdeck_app', 'chosen'))
  expect((await database.app.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.stop()
})

test('an application role that bypasses row security is refused', async () => {
  await asOwner('alter role quarterdeck_app bypassrls')
  await expect(open('second')).rejects.toThrow('without SUPERUSER or BYPASSRLS')
  await asOwner('alter role quarterdeck_app nobypassrls')
  await expect(open('second', ownerUrl(), ownerUrl())).rejects.toThrow('must connect as quarterdeck_app')
})

test('an owner who may not create roles is told to create it by hand', async () => {
  await asOwner("create role keeper login password 'kept'")
  await expect(open('fourth', urlFor('keeper', 'kept'))).rejects.toThrow('set DATABASE_APP_URL')
})
