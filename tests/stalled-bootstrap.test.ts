import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issues } from '../src/features/issues/issues.table.ts'
import { newRow } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { issueRow } from './issue-rows.ts'
import { type Served, served, type SignedIn } from './served.ts'

const ISSUES_AT_ONCE = 300
const TIMES = 6

let server: Served
let lena: SignedIn
let omar: SignedIn

// More than the network takes for somebody who doesn't read: 18 MB of texts that hardly get shorter by compression.
beforeAll(async () => {
  server = await served()
  lena = await server.signIn(server.harbor.people['lena']!)
  omar = await server.signIn(server.harbor.people['omar']!)
  const { node } = server.services
  for (let times = 0; times < TIMES; times++)
    await node.run(server.harbor.id, null, insertRows(Array.from({ length: ISSUES_AT_ONCE }, noise)), {})
}, 60_000)
afterAll(() => server.stop())

const noise = () =>
  newRow(
    issues,
    issueRow({
      teamId: server.harbor.teams.crew,
      ownerId: lena.userId,
      description: randomBytes(7_400).toString('base64'),
    }),
  )

/** Asks for a bootstrap and never reads what comes. */
async function askWithoutReading({ cookie }: SignedIn): Promise<Socket> {
  const { hostname, port, host } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  socket.write(
    `GET /api/sync/${server.harbor.id}/bootstrap HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`,
  )
  return socket
}

/** Reads a whole bootstrap without unpacking it; answers how many bytes were announced and came. */
async function read({ cookie }: SignedIn): Promise<{ announced: number; came: number }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      `${server.url}/api/sync/${server.harbor.id}/bootstrap`,
      { headers: { cookie }, agent: false },
      resolve,
    ).on('error', reject)
  })
  let came = 0
  for await (const chunk of answer) came += (chunk as Buffer).length
  return { announced: Number(answer.headers['content-length']), came }
}

test('answers that nobody reads keep their own person waiting, and nobody else; in the end they are given up', async () => {
  server.services.node.options.stalledMs = 12_000
  const stalled = await Promise.all([askWithoutReading(lena), askWithoutReading(lena)])
  const others = await read(omar)
  expect(others.came).toBe(others.announced)
  expect(others.came).toBeGreaterThan(ISSUES_AT_ONCE * TIMES * 7_000)
  // It is Lena's turn again only once the stalled ones have been cut off.
  const own = await read(lena)
  expect(own.came).toBe(own.announced)
  const closed = stalled.map((socket) => once(socket, 'close'))
  for (const socket of stalled) socket.resume()
  await Promise.all(closed)
}, 120_000)
