import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Traveller } from '../identity-harness.ts'
import { type Answer, type DirectoryStage, startDirectories } from './scim-harness.ts'

// What a directory has asked for is finished by its repetition, wherever the process died the first time.
let stage: DirectoryStage
beforeAll(async () => {
  stage = await startDirectories()
}, 60_000)
afterAll(() => stage.stop())
afterEach(() => vi.restoreAllMocks())

const setActive = (id: string, value: boolean) =>
  stage.patch(`Users/${id}`, { op: 'replace', path: 'active', value })
const isSignedIn = async (session: { cookie: string }) =>
  (await new Traveller(stage, session).session()).user !== null

/** The process dies as soon as the membership has changed. */
async function cutOff(ask: () => Promise<Answer>): Promise<void> {
  const { node } = stage.services
  const run = node.run.bind(node) as (...args: unknown[]) => Promise<unknown>
  vi.spyOn(node, 'run').mockImplementationOnce(async (...args: unknown[]) => {
    await run(...args)
    throw new Error('The process dies')
  })
  expect((await ask()).status).toBe(500)
}

test('whom a directory makes inactive loses their sessions and may return, if it says so again', async () => {
  const { id } = await stage.scim('POST', 'Users', { userName: 'nora@harbor.example' })
  const session = await stage.signIn(id)
  await cutOff(() => setActive(id, false))
  expect(await setActive(id, false)).toMatchObject({ status: 200, active: false })
  expect(await isSignedIn(session)).toBe(false)

  // What begins later is of other companies, and stays.
  const later = await stage.signIn(id)
  expect((await setActive(id, false)).status).toBe(200)
  expect(await isSignedIn(later)).toBe(true)
  expect(await setActive(id, true)).toMatchObject({ status: 200, active: true })
})

test('whom a directory deletes loses their sessions and may return, if it deletes them again', async () => {
  const rosa = { userName: 'rosa@harbor.example', externalId: 'r-1' }
  const { id } = await stage.scim('POST', 'Users', rosa)
  const session = await stage.signIn(id)
  await cutOff(() => stage.scim('DELETE', `Users/${id}`))
  expect((await stage.scim('DELETE', `Users/${id}`)).status).toBe(404)
  expect(await isSignedIn(session)).toBe(false)
  expect(await stage.scim('POST', 'Users', rosa)).toMatchObject({ status: 201, id })
})

test('whom a directory may not delete keeps what it calls them', async () => {
  const { maya } = stage.harbor.people as { maya: string }
  await stage.patch(`Users/${maya}`, { op: 'replace', path: 'externalId', value: 'm-1' })
  expect((await stage.scim('DELETE', `Users/${maya}`)).status).toBe(409)
  expect(await stage.scim('GET', `Users/${maya}`)).toMatchObject({ externalId: 'm-1' })
})
