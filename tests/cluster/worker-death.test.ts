import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inCompany } from '../../src/server/database/in-company.ts'
import type { Served } from '../served.ts'
import {
  companyOn,
  heardByAsking,
  onTwoWorkers,
  since,
  startAgain,
  succeed,
  type Worker,
  writer,
} from './workers.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

let server: Served
let struck: Worker, spared: Worker

beforeAll(async () => {
  ;({ server, struck, spared } = await onTwoWorkers())
})
afterAll(() => server?.stop())

test('a worker is killed: its company is told to come back, the others go on, and nothing acknowledged is lost', async () => {
  const [there, here] = [
    await writer(server, server.harbor, 'maya'),
    await writer(server, server.lantern, 'ravi'),
  ]
  await expect
    .poll(() => Math.min(there.accepted.length, here.accepted.length), { timeout: 20_000 })
    .toBeGreaterThan(20)

  const quiet = await companyOn(server, spared)
  await server.services.node.company(quiet)

  process.kill(struck.pid, 'SIGKILL')
  const killed = Date.now()
  await expect.poll(() => since(there.answers, killed).length, { timeout: 20_000 }).toBeGreaterThan(5)
  await expect.poll(() => since(here.answers, killed).length, { timeout: 20_000 }).toBeGreaterThan(50)
  expect(since(here.answers, killed).every(succeed)).toBe(true)
  const refused = there.answers.filter((answer) => !succeed(answer))
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, retryAfter } of refused) expect([status, Number(retryAfter)]).toEqual([503, 2])

  // Pokes get lost now and then, and a company whose worker is down hides no other's news.
  await heardByAsking(server, quiet)

  await startAgain(struck)
  const back = Date.now()
  await expect
    .poll(() => since(there.answers, back).filter(succeed).length, { timeout: 20_000 })
    .toBeGreaterThan(20)
  await Promise.all([there.stop(), here.stop()])
  for (const [company, { accepted }] of [
    [server.harbor, there],
    [server.lantern, here],
  ] as const) {
    const { rows } = await inCompany(server.services.pool, company.id, null, (client) =>
      client.query<{ found: number }>(
        'select count(*)::int as found from headlines where company_id = $1 and id = any ($2)',
        [company.id, accepted],
      ),
    )
    expect(rows).toEqual([{ found: accepted.length }])
  }
})
