import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removePerson } from '../src/features/people/people.mutations.ts'
import { people } from '../src/features/people/people.table.ts'
import { removeTeamMember } from '../src/features/people/team-members.mutations.ts'
import { app } from '../src/features/registry.ts'
import { heldTeams } from '../src/features/teams/teams.queries.ts'
import { newId } from '../src/sync/id.ts'
import { CLOSE_COMPANY_LOST, CLOSE_SESSION_ENDED } from '../src/sync/protocol.ts'
import { bootstrap, type Line, openLine } from './line.ts'
import { type Served, served, type ServedCompany, type SignedIn } from './served.ts'

let server: Served
let harbor: ServedCompany

beforeAll(async () => {
  server = await served()
  harbor = server.harbor
})
afterAll(() => server.stop())

const signIn = (name: string, company = harbor) => server.signIn(company.people[name]!)

async function line(session: SignedIn, companyId = harbor.id): Promise<Line> {
  const opened = await openLine(server, session, companyId)
  if (typeof opened === 'number') throw new Error(`refused with ${opened}`)
  return opened
}

/** A line that has received what the person may see. */
async function attached(session: SignedIn): Promise<Line> {
  const opened = await line(session)
  opened.greet({ ...(await bootstrap(server, session, harbor.id)), scopes: [] })
  await opened.until(({ t }) => t === 'beat')
  return opened
}

describe('who may open a socket', () => {
  test('nobody without a session, from another page, or for what is no company', async () => {
    const lena = await signIn('lena')
    expect(await openLine(server, { cookie: '' }, harbor.id)).toBe(401)
    expect(await openLine(server, { cookie: lena.cookie.replace(/.$/, '') }, harbor.id)).toBe(401)
    for (const origin of ['https://evil.example', 'null', 'http://127.evil.example', 'http://['])
      expect(await openLine(server, lena, harbor.id, origin)).toBe(403)
    for (const id of ['-'.repeat(36), 'x', harbor.id.toUpperCase(), `${harbor.id}%00`])
      expect(await openLine(server, lena, id)).toBe(404)
  })

  test("another company's director is sent away, exactly as from a company that never was", async () => {
    const ravi = await signIn('ravi', server.lantern)
    const standing = { ...(await bootstrap(server, await signIn('maya'), harbor.id)), scopes: [] }
    for (const id of [harbor.id, newId()]) {
      const opened = await line(ravi, id)
      opened.greet(standing)
      expect(await opened.closed()).toBe(CLOSE_COMPANY_LOST)
      expect(opened.frames).toEqual([])
    }
  })

  test('a page of the person who sat here before waits, and nothing it queued counts as the next one’s', async () => {
    const [lena, omar] = [await signIn('lena'), await signIn('omar')]
    const path = `${server.url}/api/sync/${harbor.id}`
    const statusFor = async (claimed: string, url: string, body?: object) => {
      const headers = {
        cookie: omar.cookie,
        origin: server.url,
        'content-type': 'application/json',
        'x-sync-user': claimed,
      }
      const how = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      return (await fetch(url, { headers, ...how })).status
    }
    const name = 'renamePerson'
    const args = { personId: omar.userId, fullName: 'Lena was here' }
    const queued = () => ({ clientId: newId(), schema: app.schema, mutations: [{ mid: 1, name, args }] })
    expect(await statusFor(lena.userId, `${path}/bootstrap`)).toBe(401)
    expect(await statusFor(lena.userId, `${path}/mutate`, queued())).toBe(401)
    expect(
      (await server.services.node.company(harbor.id))!.replica.store.get(people, omar.userId),
    ).not.toMatchObject({
      fullName: 'Lena was here',
    })
    expect(await statusFor(omar.userId, `${path}/bootstrap`)).toBe(200)
    expect(await openLine(server, omar, harbor.id, server.url, lena.userId)).toBe(401)
  })

  test.each([
    ['a prototype', '{"t":"hello","__proto__":{"t":"hello"}}'],
    ['depth', '['.repeat(30_000)],
    ['a number beyond all numbers', '{"t":"ping","at":1e999}'],
    ['an unknown key', '{"t":"ping","at":1,"isAdmin":true}'],
    [
      'a client id in capitals',
      { t: 'hello', clientId: newId().toUpperCase(), cursor: 0, epoch: '', schema: 1, scopes: [] },
    ],
    [
      '2,501 scopes',
      { t: 'hello', clientId: newId(), cursor: 0, epoch: '', schema: 1, scopes: Array(2_501).fill('c') },
    ],
  ])('%s in the first frame ends it', async (_name, frame) => {
    const opened = await line(await signIn('lena'))
    opened.send(frame)
    expect(await opened.closed()).toBe(1008)
    expect(opened.frames).toEqual([])
  })

  test('a frame beyond 128 KiB ends it', async () => {
    const opened = await line(await signIn('lena'))
    opened.send('x'.repeat(131_073))
    expect(await opened.closed()).toBe(1009)
  })
})

describe('a session that ends', () => {
  test('closes its socket at once and leaves the person’s other one', async () => {
    const [here, there] = [await signIn('lena'), await signIn('lena')]
    const [closing, staying] = [await attached(here), await attached(there)]
    await server.services.sessions.revoke(here)
    expect(await closing.closed()).toBe(CLOSE_SESSION_ENDED)
    expect(await staying.closed(100)).toBeUndefined()
    staying.hangUp()
  })

  test('closes a socket that was opened before and greets only afterwards, without a row', async () => {
    const lena = await signIn('lena')
    const standing = { ...(await bootstrap(server, lena, harbor.id)), scopes: [] }
    const opened = await line(lena)
    await server.services.sessions.revoke(lena)
    opened.greet(standing)
    expect(await opened.closed()).toBe(CLOSE_SESSION_ENDED)
    expect(opened.frames).toEqual([])
  })

  test('closes sockets that greet at the very moment', async () => {
    for (let round = 0; round < 10; round++) {
      const lena = await signIn('lena')
      const standing = { ...(await bootstrap(server, lena, harbor.id)), scopes: [] }
      const opened = await line(lena)
      opened.greet(standing)
      await server.services.sessions.revoke(lena)
      expect(await opened.closed()).toBe(CLOSE_SESSION_ENDED)
    }
  })

  test('ends an event stream at once', async () => {
    const lena = await signIn('lena')
    const { seq, epoch } = await bootstrap(server, lena, harbor.id)
    const hello = { t: 'hello', clientId: newId(), schema: app.schema, epoch, cursor: seq, scopes: [] }
    const answer = await stream(lena, hello)
    setTimeout(() => void server.services.sessions.revoke(lena), 50)
    expect(await answer.text()).toMatch(/event: close\ndata: 4401\n\n$/)
  })
})

test('an event stream that has to start afresh is ended, not left hanging', async () => {
  const hello = { t: 'hello', clientId: newId(), schema: app.schema, epoch: 'another', cursor: 0, scopes: [] }
  const answer = await stream(await signIn('lena'), hello)
  expect(await answer.text()).toBe('data: {"t":"reset","why":"epoch"}\n\n')
})

const stream = ({ cookie }: SignedIn, hello: object) =>
  fetch(`${server.url}/api/sync/${harbor.id}/stream`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(hello),
    signal: AbortSignal.timeout(9_000),
  })

test('whoever pings without reading the answers is cut off', async () => {
  const opened = await attached(await signIn('lena'))
  opened.pause()
  for (let sent = 0; sent < 400 && !opened.isOver(); sent++) {
    for (let burst = 0; burst < 1_000; burst++) opened.send('{"t":"ping","at":1}')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(opened.isOver()).toBe(true)
})

describe('whoever asks for more regions than may wait', () => {
  const want = () => ({ t: 'want', name: heldTeams.name, args: { teamIds: [harbor.teams.crew] } })

  test('is cut off, before its greeting is answered or after', async () => {
    const session = await signIn('lena')
    for (const opened of [await line(session), await attached(session)]) {
      if (opened.frames.length === 0) opened.greet(await bootstrap(server, session, harbor.id))
      for (let sent = 0; sent < 5_000; sent++) opened.send(want())
      expect(await opened.closed()).toBe(1008)
    }
  })

  test('before any greeting is not understood', async () => {
    const opened = await line(await signIn('lena'))
    opened.send(want())
    expect(await opened.closed()).toBe(1008)
  })
})

describe('a membership that ends', () => {
  test('of a team: its scopes leave the open socket within a second', async () => {
    const omar = await attached(await signIn('omar'))
    await server.services.node.run(harbor.id, harbor.people['maya']!, removeTeamMember, {
      teamId: harbor.teams.crew,
      personId: harbor.people['omar']!,
    })
    const gone = await omar.until(({ t }) => t === 'scope-')
    expect(gone).toMatchObject({ scopes: [`t:${harbor.teams.crew}`, `m:${harbor.teams.crew}`] })
    omar.hangUp()
  })

  test('of the company: the open socket is closed at once and no new one gets a row', async () => {
    const theo = await signIn('theo')
    const standing = await bootstrap(server, theo, harbor.id)
    const opened = await attached(theo)
    await server.services.node.run(harbor.id, harbor.people['maya']!, removePerson, {
      auditId: newId(),
      personId: theo.userId,
    })
    expect(await opened.closed()).toBe(CLOSE_COMPANY_LOST)
    const again = await line(theo)
    again.greet(standing)
    expect(await again.closed()).toBe(CLOSE_COMPANY_LOST)
    expect(again.frames).toEqual([])
  })
})
