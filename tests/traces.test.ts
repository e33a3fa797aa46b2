import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { app } from '../src/features/registry.ts'
import { newId } from '../src/sync/id.ts'
import { testDatabase } from './database.ts'
import { served, type Served, type SignedIn } from './served.ts'

interface Told {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Told[] }[] }[]
}

async function collector(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function tracedTo(endpoint: string): Promise<{ server: Served; maya: SignedIn }> {
  const database = await testDatabase()
  // How long it takes to remove a database says nothing about traces.
  onTestFinished(database.stop)
  const server = await served(
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    { ...database, stop: async () => undefined },
  )
  return { server, maya: await server.signIn(server.harbor.people['maya']!) }
}

const SECRET = 'Nobody but us may read this'

function addHeadline({ url, harbor }: Served, { cookie }: SignedIn): Promise<Response> {
  const args = { id: newId(), teamId: harbor.teams.leadership, title: SECRET }
  return fetch(`${url}/api/sync/${harbor.id}/mutate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({
      clientId: newId(),
      schema: app.schema,
      mutations: [{ mid: 1, name: 'createHeadline', args }],
    }),
  })
}

const isOk = async (answer: Response) => {
  expect(await answer.json()).toMatchObject({ results: [{ status: 'ok' }] })
}

const COLLECTS = 15_000
const MUTATE = 'POST /api/sync/:companyId/mutate'

test('a request, its mutation, the commit and the statement are one trace, without a word of anybody', async () => {
  const exports: Export[] = []
  const endpoint = await collector((request, response) => {
    json(request).then(
      (body) => {
        exports.push(body as Export)
        response.setHeader('content-type', 'application/json').end('{}')
      },
      // The test is over, and its collector with it.
      () => undefined,
    )
  })
  const { server, maya } = await tracedTo(endpoint)
  await isOk(await addHeadline(server, maya))
  await server.stop()
  const allSpans = () =>
    exports.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  await vi.waitFor(() => expect(allSpans().map(({ name }) => name)).toContain(MUTATE), COLLECTS)

  const spans = allSpans()
  const below = (parent: Told | undefined, name: string) =>
    spans.find((span) => span.parentSpanId === parent?.spanId && span.name === name)
  const request = spans.find(({ name }) => name === MUTATE)
  const mutation = below(request, 'mutation createHeadline')
  const commit = below(mutation, 'commit')
  const statement = below(commit, 'SELECT')
  expect(statement?.attributes).toContainEqual({
    key: 'db.query.text',
    value: { stringValue: expect.stringContaining('select sync_commit') as string },
  })
  expect(new Set([request, mutation, commit, statement].map((span) => span?.traceId)).size).toBe(1)
  // The session was looked up in a hook, before there was a body.
  expect(below(request, 'SELECT')).toBeDefined()

  const told = JSON.stringify(exports)
  const token = maya.cookie.split('=')[1]!
  for (const own of [SECRET, token, server.harbor.id, maya.userId, 'maya@harbor.example'])
    expect(told).not.toContain(own)
})

test.each([
  ['is down', () => 'http://127.0.0.1:9'],
  ['never answers', () => collector(() => undefined)],
])('a collector that %s costs requests and the end of a server nothing', async (_how, endpoint) => {
  const { server, maya } = await tracedTo(await endpoint())
  const from = performance.now()
  for (let times = 0; times < 20; times++) await isOk(await addHeadline(server, maya))
  expect(performance.now() - from).toBeLessThan(30_000)
  const stopping = performance.now()
  await server.stop()
  expect(performance.now() - stopping).toBeLessThan(20_000)
})

const LOADS_WITHOUT = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('@opentelemetry/')) loaded.add(specifier)
      return next(specifier, context)
    },
  })
  await import(${JSON.stringify(join(import.meta.dirname, '../src/server/server.ts'))})
  process.stdout.write([...loaded].join())
  process.exit()`

test('a server without a collector loads nothing of OpenTelemetry but the names that prom-client needs', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    LOADS_WITHOUT,
  ])
  expect(stdout).toBe('@opentelemetry/api')
})
