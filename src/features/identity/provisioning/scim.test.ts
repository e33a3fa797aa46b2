import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { auditLog } from '../../audit/audit.table.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { removePerson } from '../../people/people.mutations.ts'
import { people } from '../../people/people.table.ts'
import { asking, connect, type Stage, startStage, Traveller } from '../identity-harness.ts'
import type { NewToken } from './provisioning.requests.ts'

let stage: Stage
let token: string
let foreign: string

beforeAll(async () => {
  stage = await startStage()
  const { harbor, lantern } = stage
  const [maya, ravi] = [harbor.people['maya']!, lantern.people['ravi']!]
  await connect(stage, { companyId: harbor.id, director: maya, domain: 'harbor.example' })
  await connect(stage, { companyId: lantern.id, director: ravi, domain: 'lantern.example' })
  token = await makeToken(harbor.id, maya)
  foreign = await makeToken(lantern.id, ravi)
}, 60_000)
afterAll(() => stage.stop())

async function makeToken(companyId: string, personId: string): Promise<string> {
  const made = await asking(stage, await stage.signIn(personId), 'provisioning', { companyId })
  return (made as unknown as NewToken).token
}

interface Answer {
  status: number
  id: string
  userName: string
  displayName: string
  active: boolean
  scimType?: string
  detail?: string
  totalResults: number
  itemsPerPage: number
  Resources: Answer[]
}

/** What a directory asks, which sends neither cookies nor an origin. */
async function scim(method: string, path: string, body?: object, own = token): Promise<Answer> {
  const answer = await fetch(`${stage.url}/api/scim/v2/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${own}`,
      ...(body && { 'content-type': 'application/scim+json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { ...(text && JSON.parse(text)), status: answer.status } as Answer
}

const levelOf = async (id: string) => {
  const person = (await stage.services.node.company(stage.harbor.id))!.replica.store.get(people, id)
  return person?.status === 'active' ? person.level : person?.status
}

const patch = (id: string, ...operations: object[]) =>
  scim('PATCH', `Users/${id}`, { Operations: operations })

test('a directory lists somebody, renames them, makes them inactive and active again, and lets them go', async () => {
  const made = await scim('POST', 'Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'Nora@harbor.example',
    externalId: 'n-1',
    name: { givenName: 'Nora', familyName: 'Quay' },
    emails: [{ value: 'nora@harbor.example', primary: true }],
    title: 'left out',
    active: true,
  })
  expect(made).toMatchObject({
    status: 201,
    userName: 'nora@harbor.example',
    displayName: 'Nora Quay',
    active: true,
  })
  const { id } = made
  expect(await levelOf(id)).toBe('member')
  expect(await scim('GET', `Users/${id}`)).toMatchObject({ status: 200, externalId: 'n-1' })
  for (const filter of ['userName eq "NORA@harbor.example"', 'externalId eq "n-1"'])
    expect(await scim('GET', `Users?filter=${encodeURIComponent(filter)}`)).toMatchObject({
      totalResults: 1,
      Resources: [{ id }],
    })

  const session = await stage.signIn(id)
  expect(await patch(id, { op: 'Replace', path: 'active', value: 'False' })).toMatchObject({
    status: 200,
    active: false,
  })
  expect(await levelOf(id)).toBe('inactive')
  expect((await new Traveller(stage, session).session()).user).toBeNull()
  expect(await patch(id, { op: 'replace', value: { active: true, displayName: 'Nora Pier' } })).toMatchObject(
    { active: true, displayName: 'Nora Pier' },
  )
  expect(await levelOf(id)).toBe('member')
  expect((await scim('DELETE', `Users/${id}`)).status).toBe(204)
  expect((await scim('GET', `Users/${id}`)).status).toBe(404)
  expect((await scim('POST', 'Users', { userName: 'nora@harbor.example' })).id).toBe(id)
  expect(await levelOf(id)).toBe('member')

  const { store } = (await stage.services.node.company(stage.harbor.id))!.replica
  const entries = [...store.where(auditLog, {})].filter(({ personId }) => personId === id)
  expect(entries.map(({ action }) => action)).toEqual([
    'joined',
    'level changed',
    'renamed',
    'level changed',
    'removed',
    'joined',
  ])
  expect(entries.every(({ actorId }) => actorId === null)).toBe(true)
  const ofMembership = entries.filter(({ action }) => action !== 'renamed')
  expect(ofMembership.every(({ subject }) => subject?.includes('directory'))).toBe(true)
})

test('a directory raises nobody, and leaves the company a director', async () => {
  const { omar, maya } = stage.harbor.people as { omar: string; maya: string }
  await patch(omar, { op: 'replace', path: 'active', value: false })
  expect(await levelOf(omar)).toBe('inactive')
  await patch(omar, { op: 'replace', path: 'active', value: true })
  expect(await levelOf(omar)).toBe('member')
  await patch(
    omar,
    { op: 'add', path: 'roles', value: [{ value: 'director' }] },
    { op: 'add', path: 'level', value: 'director' },
  )
  expect(await levelOf(omar)).toBe('member')

  expect(await patch(maya, { op: 'replace', path: 'active', value: false })).toMatchObject({ status: 409 })
  expect(await scim('DELETE', `Users/${maya}`)).toMatchObject({ status: 409 })
  expect(await levelOf(maya)).toBe('director')
})

test('whom people have removed stays removed', async () => {
  const { id } = await scim('POST', 'Users', { userName: 'rosa@harbor.example' })
  await stage.services.node.run(stage.harbor.id, null, removePerson, { auditId: newId(), personId: id })
  expect(await scim('POST', 'Users', { userName: 'rosa@harbor.example' })).toMatchObject({ status: 409 })
  expect(await levelOf(id)).toBe('removed')
})

test('a token opens its own company, and only as long as it is not revoked', async () => {
  const { lena } = stage.harbor.people as { lena: string }
  expect((await scim('GET', `Users/${lena}`, undefined, foreign)).status).toBe(404)
  expect(
    (
      await scim(
        'PATCH',
        `Users/${lena}`,
        { Operations: [{ op: 'replace', path: 'active', value: false }] },
        foreign,
      )
    ).status,
  ).toBe(404)
  expect((await scim('DELETE', `Users/${lena}`, undefined, foreign)).status).toBe(404)
  expect((await scim('GET', 'Users', undefined, foreign)).Resources.map(({ userName }) => userName)).toEqual([
    'ravi@lantern.example',
  ])
  expect(await scim('POST', 'Users', { userName: 'eve@harbor.example' }, foreign)).toMatchObject({
    status: 400,
    scimType: 'invalidValue',
  })
  for (const wrong of ['', 'A'.repeat(64), token.slice(0, 63), foreign.slice(0, 22) + token.slice(22)])
    expect((await scim('GET', 'Users', undefined, wrong)).status).toBe(401)

  const maya = await stage.signIn(stage.harbor.people['maya']!)
  const again = await makeToken(stage.harbor.id, maya.userId)
  const { tokens } = (await (
    await new Traveller(stage, maya).go(`/api/identity/provisioning/${stage.harbor.id}`)
  ).json()) as NewToken
  expect(JSON.stringify(tokens)).not.toContain(again)
  expect((await scim('GET', 'Users', undefined, again)).status).toBe(200)
  await asking(stage, maya, 'provisioning/revoke', { companyId: stage.harbor.id, tokenId: tokens.at(-1)!.id })
  expect((await scim('GET', 'Users', undefined, again)).status).toBe(401)
})

test('a session opens nothing there', async () => {
  const maya = await stage.signIn(stage.harbor.people['maya']!)
  const answer = await fetch(`${stage.url}/api/scim/v2/Users`, { headers: { cookie: maya.cookie } })
  expect(answer.status).toBe(401)
})

test('a second user of the same name, another domain and a moved address are refused', async () => {
  expect(await scim('POST', 'Users', { userName: 'lena@harbor.example' })).toMatchObject({
    status: 409,
    scimType: 'uniqueness',
  })
  expect(await scim('POST', 'Users', { userName: 'x@gmail.com' })).toMatchObject({
    status: 400,
    scimType: 'invalidValue',
  })
  expect(await scim('POST', 'Users', { userName: 'no address' })).toMatchObject({
    status: 400,
    scimType: 'invalidValue',
  })
  const { lena, theo } = stage.harbor.people as { lena: string; theo: string }
  expect(await patch(lena, { op: 'replace', path: 'userName', value: 'maya@harbor.example' })).toMatchObject({
    status: 400,
    scimType: 'mutability',
  })
  await patch(lena, { op: 'add', path: 'externalId', value: 'one' })
  expect(await patch(theo, { op: 'add', path: 'externalId', value: 'one' })).toMatchObject({
    status: 409,
    scimType: 'uniqueness',
  })
})

test.each([
  'userName eq "a" or userName eq "b"',
  'userName co "a"',
  'password eq "a"',
  `userName eq "${'('.repeat(500)}"`,
  'userName eq "a" ; drop table users',
  'not ('.repeat(90),
])('the filter %s is refused in words', async (filter) => {
  const answer = await scim('GET', `Users?filter=${encodeURIComponent(filter)}`)
  expect(answer).toMatchObject({ status: filter.includes('((((((((') ? 200 : 400 })
})

test.each([
  '__proto__.level',
  'constructor[prototype]',
  'emails[value eq "x" or 1 eq 1].value',
  '../Users',
  'active; drop',
  'a'.repeat(300),
])('the path %s changes nothing', async (path) => {
  const { lena } = stage.harbor.people as { lena: string }
  await patch(lena, { op: 'replace', path, value: 'director' })
  await scim(
    'PATCH',
    `Users/${lena}`,
    JSON.parse('{"Operations":[{"op":"add","value":{"level":"director"}}]}') as object,
  )
  expect(await levelOf(lena)).toBe('member')
  expect(({} as Record<string, unknown>)['level']).toBeUndefined()
})

test('ten thousand users are read page by page, each once', async () => {
  const now = new Date().toISOString()
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    newRow(people, {
      id: newId(),
      email: `many-${index}@lantern.example`,
      fullName: `Many ${index}`,
      avatarUrl: null,
      level: 'member',
      status: 'active',
      joinedAt: now,
      lastActiveAt: null,
    }),
  )
  for (let at = 0; at < rows.length; at += 1_000)
    await stage.services.node.run(stage.lantern.id, null, insertRows(rows.slice(at, at + 1_000)), {})
  const seen = new Set<string>()
  for (let startIndex = 1; ;) {
    const {
      Resources: page,
      totalResults,
      itemsPerPage,
    } = await scim('GET', `Users?startIndex=${startIndex}&count=100000`, undefined, foreign)
    expect(totalResults).toBe(10_001)
    expect(itemsPerPage).toBeLessThanOrEqual(200)
    if (page.length === 0) break
    for (const { id } of page) seen.add(id)
    startIndex += page.length
  }
  expect(seen.size).toBe(10_001)
  expect(await scim('GET', 'Users?startIndex=-5&count=0', undefined, foreign)).toMatchObject({
    itemsPerPage: 0,
  })
}, 120_000)

test('a directory can ask what we offer', async () => {
  expect(await scim('GET', 'ServiceProviderConfig')).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
  })
  expect((await scim('GET', 'ResourceTypes')).Resources).toHaveLength(2)
  expect((await scim('GET', 'Schemas')).totalResults).toBe(2)
})
