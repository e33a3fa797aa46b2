import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import type { ListedAnnouncement } from './announcements.requests.ts'
import { makeSuperAdmin } from './first-super-admin.server.ts'
import { askAs } from './platform-harness.ts'

const PATH = '/api/platform/announcements'
let server: Served
let [nora, ravi, maya]: SignedIn[] = []
beforeAll(async () => {
  server = await served()
  nora = await server.signIn(await server.newcomer('nora@quarterdeck.example'))
  ravi = await server.signIn(server.lantern.people['ravi']!)
  maya = await server.signIn(server.harbor.people['maya']!)
  await makeSuperAdmin(server.services.pool, 'nora@quarterdeck.example')
  await server.services.pool.query(
    "insert into user_roles (user_id, role) values ($1, 'super_admin_assistant')",
    [ravi.userId],
  )
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.services.pool.query('delete from system_announcements')
})

const ask = (who: SignedIn | null, path = '', body?: object) => askAs(server, who, PATH + path, body)
const list = async () => (await ask(nora!)).body['announcements'] as ListedAnnouncement[]
const shown = async () => (await list()).map(({ message, isActive }) => [message, isActive])

test('a new announcement is active at once in place of the others, and can be edited, put away and deleted', async () => {
  await ask(nora!, '', { message: '  Maintenance at noon ' })
  await ask(ravi!, '', { message: 'Maintenance is over' })
  expect(await shown()).toEqual([
    ['Maintenance is over', true],
    ['Maintenance at noon', false],
  ])
  const [over, noon] = await list()
  await ask(ravi!, '/activate', { id: noon!.id })
  await ask(ravi!, '/edit', { id: noon!.id, message: 'Maintenance at one' })
  expect(await shown()).toEqual([
    ['Maintenance is over', false],
    ['Maintenance at one', true],
  ])
  await ask(ravi!, '/deactivate', { id: noon!.id })
  await ask(ravi!, '/delete', { id: over!.id })
  expect(await shown()).toEqual([['Maintenance at one', false]])
})

test('what is empty, gone, too long or unknown is refused, and the active one stays', async () => {
  await ask(nora!, '', { message: 'Stays' })
  expect(await ask(nora!, '', { message: ' ' })).toMatchObject({
    status: 400,
    body: { error: { title: 'Error', detail: 'Please enter an announcement message' } },
  })
  expect((await ask(nora!, '', { message: 'x'.repeat(1_001) })).status).toBe(400)
  expect((await ask(nora!, '', { message: 'x', createdBy: maya!.userId })).status).toBe(400)
  expect(await ask(nora!, '/activate', { id: newId() })).toMatchObject({
    status: 404,
    body: { error: { title: 'Error activating announcement' } },
  })
  expect(await shown()).toEqual([['Stays', true]])
})

test('nobody without a role lists or changes anything', async () => {
  for (const [who, status] of [
    [null, 401],
    [maya!, 403],
  ] as const) {
    const acts = [undefined, '', '/edit', '/activate', '/deactivate', '/delete'] as const
    for (const act of acts) {
      const body =
        act === undefined
          ? undefined
          : {
              ...(act !== '' && { id: newId() }),
              ...((act === '' || act === '/edit') && { message: 'Mine' }),
            }
      expect((await ask(who, act, body)).status).toBe(status)
    }
  }
  expect(await list()).toEqual([])
})

test('of two activations at once both succeed and one is active', async () => {
  await ask(nora!, '', { message: 'One' })
  await ask(nora!, '', { message: 'Two' })
  const both = await list()
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(both.map(({ id }) => ask(nora!, '/activate', { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).filter(({ isActive }) => isActive)).toHaveLength(1)
  }
})

test('the database itself takes no second active one', async () => {
  await ask(nora!, '', { message: 'One' })
  const second = server.services.pool.query(
    "insert into system_announcements (id, message, is_active) values ($1, 'Two', true)",
    [newId()],
  )
  await expect(second).rejects.toThrow('system_announcements_active')
})

test('everybody online is told, and told when it is over', async () => {
  const told: string[] = []
  const { bulletin } = server.services.node
  const last = () => {
    bulletin.welcome({ wire: { send: (text: string) => void told.push(text) } } as never)
    return told.at(-1)
  }
  await ask(nora!, '', { message: 'All hands' })
  await expect.poll(last).toContain('All hands')
  await ask(nora!, '/delete', { id: (await list())[0]!.id })
  await expect.poll(last).toContain('"value":null')
})
