import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { DEMO_DOMAIN } from '../accounts/demo-address.rules.ts'
import { makeSuperAdmin } from './first-super-admin.server.ts'
import { askAs } from './platform-harness.ts'
import type { ProfilesAnswer, RoleChangesAnswer } from './roles.requests.ts'
import type { Role } from './roles.rules.ts'

let server: Served
let [nora, ravi, maya]: SignedIn[] = []
beforeAll(async () => {
  server = await served({ HELP_EMAIL: 'help@harbor.example' })
  nora = await server.signIn(await server.newcomer('nora@quarterdeck.example'))
  ravi = await server.signIn(server.lantern.people['ravi']!)
  maya = await server.signIn(server.harbor.people['maya']!)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.services.pool.query('delete from user_roles')
  await makeSuperAdmin(server.services.pool, 'Nora@Quarterdeck.example ')
})

const ask = (who: SignedIn | null, path: string, body?: object) => askAs(server, who, path, body)

const change = (who: SignedIn | null, to: 'assign' | 'remove', whom: SignedIn, role: Role) =>
  ask(who, `/api/platform/roles/${to}`, { userId: whom.userId, role })
const profiles = async (who: SignedIn, search = '') =>
  (await ask(who, `/api/platform/profiles${search}`)).body as unknown as ProfilesAnswer
const roleInSession = async (who: SignedIn) =>
  ((await ask(who, '/api/session')).body['user'] as { role?: string }).role

test('who is signed in is told where to find help, as far as the installation says so', async () => {
  expect((await ask(maya!, '/api/session')).body['contacts']).toEqual({ helpEmail: 'help@harbor.example' })
  expect((await ask(null, '/api/session')).body).not.toHaveProperty('contacts')
})

describe('the first super admin', () => {
  test('is made on the command line, once', async () => {
    const { pool } = server.services
    expect(await roleInSession(nora!)).toBe('super_admin')
    expect(await makeSuperAdmin(pool, 'nora@quarterdeck.example')).toContain('already')
    await expect(makeSuperAdmin(pool, 'nobody@quarterdeck.example')).rejects.toThrow('no account')
  })

  test('is nobody of the demo company, whom every visitor can become', async () => {
    const { pool } = server.services
    const email = `visited${DEMO_DOMAIN}`
    const visited = await server.signIn(await server.newcomer(email))
    await expect(makeSuperAdmin(pool, email)).rejects.toThrow('demo company')
    expect(await change(nora!, 'assign', visited, 'super_admin_assistant')).toMatchObject({ status: 409 })
    expect(await roleInSession(visited)).toBeUndefined()
  })
})

describe('who may assign roles', () => {
  test('super admins, and each change is recorded', async () => {
    expect(await change(nora!, 'assign', maya!, 'super_admin_assistant')).toMatchObject({ status: 200 })
    expect(await roleInSession(maya!)).toBe('super_admin_assistant')
    expect(await change(nora!, 'assign', maya!, 'super_admin_assistant')).toMatchObject({
      status: 409,
      body: { error: { title: 'Failed to assign role', detail: 'User already has this role' } },
    })
    expect(await change(nora!, 'remove', maya!, 'super_admin_assistant')).toMatchObject({ status: 200 })
    expect(await roleInSession(maya!)).toBeUndefined()
    expect((await change(nora!, 'remove', maya!, 'super_admin_assistant')).status).toBe(404)
    const { rows } = await server.services.pool.query(
      'select actor_id, role, given from role_changes where user_id = $1 order by at',
      [maya!.userId],
    )
    const by = { actor_id: nora!.userId, role: 'super_admin_assistant' }
    expect(rows).toEqual([
      { ...by, given: true },
      { ...by, given: false },
    ])
  })

  test('super admins alone read who gave which role to whom, the latest first', async () => {
    await change(nora!, 'assign', maya!, 'super_admin_assistant')
    await change(nora!, 'assign', ravi!, 'super_admin_assistant')
    const { body } = await ask(nora!, '/api/platform/role-changes')
    const given = { actor: 'nora', isByCommand: false, role: 'super_admin_assistant', given: true }
    const { changes } = body as unknown as RoleChangesAnswer
    expect(changes.slice(0, 3)).toMatchObject([
      { ...given, user: 'ravi' },
      { ...given, user: 'maya' },
      { actor: null, isByCommand: true, user: 'nora', role: 'super_admin', given: true },
    ])
    expect(Date.parse(changes[0]!.at)).toBeLessThanOrEqual(Date.now())
    for (const [who, status] of [
      [null, 401],
      [maya!, 403],
      [ravi!, 403],
    ] as const)
      expect((await ask(who, '/api/platform/role-changes')).status).toBe(status)
  })

  test('nobody else: not a visitor, not a director, not an assistant, and not for themselves', async () => {
    await change(nora!, 'assign', ravi!, 'super_admin_assistant')
    for (const [who, status] of [
      [null, 401],
      [maya!, 403],
      [ravi!, 403],
    ] as const) {
      expect((await change(who, 'assign', maya!, 'super_admin')).status).toBe(status)
      expect((await change(who, 'remove', nora!, 'super_admin')).status).toBe(status)
    }
    expect((await ask(maya!, '/api/platform/profiles')).status).toBe(403)
    expect((await profiles(ravi!)).mayAssign).toBe(false)
    expect((await profiles(nora!)).mayAssign).toBe(true)
  })

  test('unknown roles, unknown people and further keys are refused', async () => {
    const post = (body: object) => ask(nora!, '/api/platform/roles/assign', body)
    expect((await post({ userId: maya!.userId, role: 'owner' })).status).toBe(400)
    expect((await post({ userId: newId(), role: 'super_admin' })).status).toBe(404)
    expect((await post({ userId: maya!.userId, role: 'super_admin', createdBy: maya!.userId })).status).toBe(
      400,
    )
  })
})

describe('the last super admin', () => {
  test('keeps the role', async () => {
    expect(await change(nora!, 'remove', nora!, 'super_admin')).toMatchObject({
      status: 409,
      body: { error: { title: 'Failed to remove role' } },
    })
    expect(await roleInSession(nora!)).toBe('super_admin')
  })

  test('also when two take each other’s role at once', async () => {
    for (let round = 0; round < 5; round++) {
      await change(nora!, 'assign', maya!, 'super_admin')
      await Promise.all([
        change(nora!, 'remove', maya!, 'super_admin'),
        change(maya!, 'remove', nora!, 'super_admin'),
      ])
      const { rowCount } = await server.services.pool.query(
        "select from user_roles where role = 'super_admin'",
      )
      expect(rowCount).toBe(1)
      await server.services.pool.query('delete from user_roles')
      await makeSuperAdmin(server.services.pool, 'nora@quarterdeck.example')
    }
  })
})

test('a role opens no company: its rows stay as closed as to any outsider', async () => {
  const { id } = server.harbor
  for (const path of [`/api/sync/${id}/bootstrap`]) expect((await ask(nora!, path)).status).toBe(404)
  const query = { name: 'peopleOfCompany', args: {} }
  expect((await ask(nora!, `/api/sync/${id}/query`, query)).status).toBe(404)
})

test('profiles are found by name and address, a page at a time, and a search is no pattern', async () => {
  const { pool } = server.services
  for (let index = 0; index < 60; index++) await server.newcomer(`deckhand-${index}@many.example`)
  const first = await profiles(nora!, '?text=MANY.example')
  expect([first.profiles.length, first.more]).toEqual([50, true])
  const last = first.profiles.at(-1)!
  const rest = await profiles(
    nora!,
    `?text=many.example&after=${encodeURIComponent(last.fullName)}&afterId=${last.id}`,
  )
  expect([rest.profiles.length, rest.more]).toEqual([10, false])
  expect(new Set([...first.profiles, ...rest.profiles].map(({ id }) => id)).size).toBe(60)
  expect((await profiles(nora!, '?text=%25')).profiles).toEqual([])
  await pool.query("delete from users where email like '%@many.example'")
})
