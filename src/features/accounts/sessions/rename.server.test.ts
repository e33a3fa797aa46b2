import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Served, served } from '../../../../tests/served.ts'
import { companyIdsOf } from '../../companies/company-directory.server.ts'
import { people } from '../../people/people.table.ts'
import { foundCompany } from '../../portability/portability-harness.ts'

let server: Served
beforeAll(async () => {
  server = await served()
})
afterAll(() => server?.stop())

test('a new name reaches every company of Maya, although one of them is out of reach when she enters it', async () => {
  const { services, url, harbor } = server
  const { node } = services
  const maya = await server.signIn(harbor.people['maya']!)
  await foundCompany(server, maya, 'Second')
  const companyIds = await companyIdsOf(services, maya.userId)
  expect(companyIds).toHaveLength(2)
  const names = () =>
    Promise.all(
      companyIds.map(async (companyId) => {
        const served = await node.company(companyId)
        return served?.replica.store.get(people, maya.userId)?.fullName
      }),
    )
  const run = node.run.bind(node)
  let isOutOfReach = true
  vi.spyOn(node, 'run').mockImplementation(async (...given) => {
    if (given[0] === companyIds[0] && isOutOfReach) throw new Error('connection terminated')
    return run(...given)
  })
  const answer = await fetch(`${url}/api/profile`, {
    method: 'POST',
    headers: { cookie: maya.cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Maya Lind' }),
  })
  expect(answer.status).toBe(200)
  const [before, after] = await names()
  expect(before).not.toBe('Maya Lind')
  expect(after).toBe('Maya Lind')
  isOutOfReach = false
  await expect.poll(names, { timeout: 20_000 }).toEqual(['Maya Lind', 'Maya Lind'])
}, 60_000)
