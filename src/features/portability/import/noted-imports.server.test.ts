import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { doJob } from '../../../../tests/do-job.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { checked, exportOf, foundCompany, imported } from '../portability-harness.ts'
import { importWork } from './import-job.server.ts'

let server: Served
let maya: SignedIn
beforeAll(async () => {
  server = await served()
  maya = await server.signIn(server.harbor.people['maya']!)
})
afterAll(() => server?.stop())

test('an import whose process ends right after its last transaction is noted by whoever follows, once', async () => {
  const { services, harbor } = server
  const companyId = await foundCompany(server, maya, 'Harbor Two')
  const { id: importId } = await checked(server, maya, companyId, await exportOf(server, maya, harbor.id))
  const { run } = services.node
  const dying = vi.spyOn(services.node, 'run').mockImplementation(function (this: unknown, ...args) {
    if (args[2].name === 'noteImport') return Promise.reject(new Error('The process ends here.'))
    return run.apply(services.node, args)
  })
  await imported(server, maya, companyId, importId)
  await expect.poll(() => dying.mock.calls.some(([, , { name }]) => name === 'noteImport')).toBe(true)
  expect(await noted(companyId)).toEqual([])
  dying.mockRestore()

  const follow = async () => {
    await doJob(importWork(services), 'company-import', { companyId, importId })
    return noted(companyId)
  }
  const once = [{ actorId: maya.userId, subject: 'Harbor' }]
  // A node works on one import at a time, so whoever comes before the first has ended does nothing.
  await expect.poll(follow, { timeout: 20_000 }).toEqual(once)
  expect(await follow()).toEqual(once)
}, 60_000)

const noted = (companyId: string) =>
  server.services.node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<object>(
      `select actor_id as "actorId", subject from audit_log where company_id = $1 and action = 'import done'`,
      [companyId],
    )
    return rows
  })
