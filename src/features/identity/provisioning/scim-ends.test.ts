import { afterAll, beforeAll, expect, test } from 'vitest'
import { doJob } from '../../../../tests/do-job.ts'
import { newId } from '../../../sync/id.ts'
import { auditServer } from '../../audit/audit.server.ts'
import { removePerson, setPermission } from '../../people/people.mutations.ts'
import type { Level } from '../../rights/levels.rules.ts'
import { identityServer } from '../identity.server.ts'
import { type DirectoryStage, startDirectories } from './scim-harness.ts'

// Who ended a membership last decides whether a directory may let the person in again.
let stage: DirectoryStage
beforeAll(async () => {
  stage = await startDirectories()
}, 60_000)
afterAll(() => stage.stop())

const setActive = (id: string, value: boolean) =>
  stage.patch(`Users/${id}`, { op: 'replace', path: 'active', value })
const listed = async (name: string) =>
  (await stage.scim('POST', 'Users', { userName: `${name}@harbor.example` })).id
const byMaya = (personId: string, level: Level | 'removed') => {
  const { id, people } = stage.harbor
  const { node } = stage.services
  return level === 'removed'
    ? node.run(id, people['maya']!, removePerson, { auditId: newId(), personId })
    : node.run(id, people['maya']!, setPermission, { auditId: newId(), personId, level })
}
/** The log keeps nothing that was before this moment. */
async function forgetLog(): Promise<void> {
  const services = { ...stage.services, config: { ...stage.services.config, auditDays: 0 } }
  await doJob(auditServer.work!(services, [identityServer]), 'forget-audit')
}

test('whom a director lets in again and makes inactive later stays inactive, also when the log has forgotten it', async () => {
  const id = await listed('nora')
  await setActive(id, false)
  await byMaya(id, 'member')
  await byMaya(id, 'inactive')
  expect(await setActive(id, true)).toMatchObject({ status: 409 })
  expect(await stage.levelOf(id)).toBe('inactive')
  await forgetLog()
  expect(await setActive(id, true)).toMatchObject({ status: 409 })
  expect(await stage.levelOf(id)).toBe('inactive')

  await byMaya(id, 'member')
  await setActive(id, false)
  expect(await setActive(id, true)).toMatchObject({ status: 200, active: true })
})

test.each([
  ['rosa', async () => undefined],
  ['tom', forgetLog],
])(
  'whom a director makes inactive, such as %s, does not come back by being deleted and listed again',
  async (name, meanwhile) => {
    const id = await listed(name)
    await byMaya(id, 'inactive')
    await meanwhile()
    expect((await stage.scim('DELETE', `Users/${id}`)).status).toBe(204)
    expect(await stage.scim('POST', 'Users', { userName: `${name}@harbor.example` })).toMatchObject({
      status: 409,
    })
    expect(await stage.levelOf(id)).toBe('removed')
  },
)

test('whom the directory makes inactive and deletes comes back when it lists them again', async () => {
  const id = await listed('vera')
  await setActive(id, false)
  expect((await stage.scim('DELETE', `Users/${id}`)).status).toBe(204)
  expect(await listed('vera')).toBe(id)
})

test('whom a director removes after the directory has made them inactive stays out', async () => {
  const id = await listed('tilda')
  await setActive(id, false)
  await byMaya(id, 'removed')
  expect(await stage.scim('POST', 'Users', { userName: 'tilda@harbor.example' })).toMatchObject({
    status: 409,
  })
})

test('whom the directory has ended may return, also when the log has forgotten it', async () => {
  const id = await listed('udo')
  await setActive(id, false)
  await forgetLog()
  expect(await setActive(id, true)).toMatchObject({ status: 200, active: true })
})
