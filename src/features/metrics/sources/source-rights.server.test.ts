import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { type Receiver, startReceiver } from '../../integrations/receiver-harness.ts'
import { setPermission } from '../../people/people.mutations.ts'
import { sourceRequests, sourcesOf } from './sources-harness.ts'

let server: Served
let receiver: Receiver
let maya: SignedIn, omar: SignedIn, lena: SignedIn, theo: SignedIn, ravi: SignedIn
const { newMetric, http } = sourcesOf(() => server)
const { ask, save, tryOut, act, state, turn } = sourceRequests(
  () => server,
  () => lena,
)

beforeAll(async () => {
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  const { harbor, lantern } = server
  const signIn = (id: string | undefined) => server.signIn(id!)
  maya = await signIn(harbor.people['maya'])
  omar = await signIn(harbor.people['omar'])
  lena = await signIn(harbor.people['lena'])
  theo = await signIn(harbor.people['theo'])
  ravi = await signIn(lantern.people['ravi'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  receiver = await startReceiver()
  receiver.answer(200, '{"total":42}', { 'content-type': 'application/json' })
  return () => receiver.stop()
})

async function filled(name: string, patch: object = {}): Promise<string> {
  const id = await newMetric(name)
  expect((await save(http(id, `${receiver.url}/sales`, patch))).status).toBe(200)
  return id
}

describe('what fills a metric', () => {
  test('is made, tried and seen by its owner and the managers of its team alone', async () => {
    const id = await newMetric('Whose')
    const input = http(id, `${receiver.url}/`)
    for (const by of [theo, ravi]) {
      const status = by === theo ? 403 : 404
      expect((await save(input, by)).status).toBe(status)
      expect((await tryOut(input, by)).status).toBe(status)
      expect((await act(id, 'run', by)).status).toBe(status)
    }
    expect((await save({ ...input, companyId: server.lantern.id }, ravi)).status).toBe(404)
    expect(receiver.received).toHaveLength(0)
    for (const by of [maya, omar, lena]) expect((await save(input, by)).status).toBe(200)
    const elsewhere = await ask(`/api/metrics/source/${server.harbor.id}/${id}`, ravi)
    expect(elsewhere.status).toBe(404)
  })

  test('goes into no private network, neither at once nor when a name leads there later', async () => {
    const id = await newMetric('Inside')
    for (const url of [
      'http://10.0.0.7/',
      'https://169.254.169.254/latest',
      'https://[::1]/',
      'file:///etc/passwd',
    ])
      expect((await tryOut(http(id, url))).body.error?.code).toBe('source/not-usable')
    receiver.answer(302, '', { location: 'http://10.0.0.7/' })
    expect((await tryOut(http(id, `${receiver.url}/`))).body.failure).toMatch(/leads to another address/)
  })

  test('sends its secrets to no host that they were not entered for', async () => {
    const headers = [{ name: 'X-Key', value: 'only-for-the-first' }]
    const id = await filled('Secret', { headers })
    const thief = await startReceiver()
    const kept = [{ name: 'X-Key' }]
    const stolen = http(id, `${thief.url}/`, { headers: kept })
    expect((await save(stolen, omar)).body.error?.code).toBe('source/secrets-again')
    expect((await tryOut(stolen, omar)).body.error?.code).toBe('source/secrets-again')
    expect(thief.received).toHaveLength(0)
    await thief.stop()
    expect((await save(http(id, `${receiver.url}/other`, { headers: kept }), omar)).status).toBe(200)
    await act(id, 'run')
    expect(receiver.received.at(-1)).toMatchObject({
      path: '/other',
      headers: { 'x-key': 'only-for-the-first' },
    })
  })

  test('runs in the name of whoever saved it: not after they were demoted, until somebody else saves it', async () => {
    const id = await newMetric('Demoted')
    await save(http(id, `${receiver.url}/`), omar)
    const level = (to: 'manager' | 'member') =>
      server.services.node.run(server.harbor.id, server.harbor.people['maya']!, setPermission, {
        auditId: newId(),
        personId: omar.userId,
        level: to,
      })
    await level('member')
    const before = receiver.received.length
    expect((await act(id, 'run')).body.runs[0]?.failure).toMatch(/may not do so any more/)
    expect(receiver.received).toHaveLength(before)
    await save(http(id, `${receiver.url}/`), lena)
    expect((await act(id, 'run')).body.runs[0]?.failure).toBeNull()
    await level('manager')
  })

  test('takes no headers that say where a request goes, and no second line in one', async () => {
    const id = await newMetric('Headers')
    for (const header of [
      { name: 'Host', value: 'inside' },
      { name: 'Content-Length', value: '3' },
      { name: 'X-A', value: 'a\r\nX-B: b' },
      { name: 'a b', value: 'c' },
    ])
      expect((await save(http(id, `${receiver.url}/`, { headers: [header] }))).status).toBe(400)
  })

  test('is gone once it is removed', async () => {
    const id = await filled('Removed')
    await act(id, 'remove')
    expect((await state(id)).source).toBeNull()
    expect(await turn(id)).toBeNull()
    expect((await act(id, 'run')).status).toBe(404)
  })
})
