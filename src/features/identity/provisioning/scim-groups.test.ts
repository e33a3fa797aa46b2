import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { people } from '../../people/people.table.ts'
import { deleteTeam, updateTeam } from '../../teams/teams.mutations.ts'
import { teamMembers, teams } from '../../teams/teams.table.ts'
import { asking, connect, type Stage, startStage } from '../identity-harness.ts'
import type { NewToken } from './provisioning.requests.ts'

let stage: Stage
let token: string
let foreign: string
let maya: string, omar: string, lena: string, theo: string

beforeAll(async () => {
  stage = await startStage()
  const { harbor, lantern } = stage
  ;({ maya, omar, lena, theo } = harbor.people as Record<'maya' | 'omar' | 'lena' | 'theo', string>)
  const ravi = lantern.people['ravi']!
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
  displayName: string
  members?: { value: string }[]
  scimType?: string
  totalResults: number
  Resources: Answer[]
}

async function scim(method: string, path: string, body?: object, own = token): Promise<Answer> {
  const answer = await fetch(`${stage.url}/api/scim/v2/Groups${path}`, {
    method,
    headers: { authorization: `Bearer ${own}`, ...(body && { 'content-type': 'application/scim+json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { ...(text && JSON.parse(text)), status: answer.status } as Answer
}

const made = async (displayName: string, members: string[] = [], more: object = {}) =>
  (await scim('POST', '', { displayName, members: members.map((value) => ({ value })), ...more })).id
const patch = (id: string, ...operations: object[]) => scim('PATCH', `/${id}`, { Operations: operations })
const found = async (filter: string) => (await scim('GET', `?filter=${encodeURIComponent(filter)}`)).Resources
const store = async () => (await stage.services.node.company(stage.harbor.id))!.replica.store
const onTeam = async (teamId: string) =>
  (await store())
    .where(teamMembers, { teamId })
    .map(({ personId }) => personId)
    .toSorted((one, other) => one.localeCompare(other))
const sorted = (...ids: string[]) => ids.toSorted((one, other) => one.localeCompare(other))
const nameOf = async (id: string) => (await store()).get(teams, id)?.name

test('a group becomes a team, which follows its name and members, and is deleted with it', async () => {
  const id = await made('Divers', [lena], { externalId: 'g-1' })
  expect([await nameOf(id), await onTeam(id)]).toEqual(['Divers', [lena]])
  // As Okta writes it.
  await patch(id, { op: 'replace', value: { id, displayName: 'Deep divers' } })
  await patch(id, { op: 'add', path: 'members', value: [{ value: omar, display: 'Omar' }, { value: theo }] })
  await patch(id, { op: 'remove', path: `members[value eq "${lena}"]` })
  expect([await nameOf(id), await onTeam(id)]).toEqual(['Deep divers', sorted(omar, theo)])
  // As Entra does.
  await patch(id, { op: 'Remove', path: 'members', value: [{ value: theo }] })
  await patch(id, { op: 'Add', path: 'members', value: [{ value: lena }] })
  await patch(id, { op: 'Replace', path: 'displayName', value: 'Divers' })
  expect([await nameOf(id), await onTeam(id)]).toEqual(['Divers', sorted(lena, omar)])
  expect(await scim('PUT', `/${id}`, { displayName: 'Divers', members: [{ value: theo }] })).toMatchObject({
    status: 200,
    members: [{ value: theo }],
  })
  await patch(id, { op: 'replace', path: 'members', value: [{ value: lena }, { value: omar }] })
  expect(await onTeam(id)).toEqual(sorted(lena, omar))
  await patch(id, { op: 'remove', path: 'members' })
  expect(await onTeam(id)).toEqual([])

  expect((await scim('DELETE', `/${id}`)).status).toBe(204)
  expect((await store()).get(teams, id)?.deletedAt).not.toBeNull()
  expect((await scim('GET', `/${id}`)).status).toBe(404)
})

test('groups are found by name, page by page, and without their members if that is asked', async () => {
  const id = await made('Riggers', [lena], { externalId: 'g-2' })
  for (const filter of ['displayName eq "riggers"', 'externalId eq "g-2"'])
    expect((await found(filter)).map((one) => one.id)).toEqual([id])
  expect(await scim('GET', `/${id}?excludedAttributes=members`)).not.toHaveProperty('members')
  expect(await scim('POST', '', { displayName: 'RIGGERS' })).toMatchObject({
    status: 409,
    scimType: 'uniqueness',
  })
  await made('Welders')
  const { totalResults } = await scim('GET', '')
  const seen = new Set<string>()
  for (let at = 1; at <= totalResults; at++)
    for (const one of (await scim('GET', `?startIndex=${at}&count=1`)).Resources) seen.add(one.id)
  expect(seen.size).toBe(totalResults)
  for (const filter of ['displayName co "a"', 'displayName eq "a" or displayName eq "b"', 'x eq "1"'])
    expect((await scim('GET', `?filter=${encodeURIComponent(filter)}`)).scimType).toBe('invalidFilter')
})

test('teams that people have made are none of its business, nor is one that leads', async () => {
  const { crew, leadership } = stage.harbor.teams
  const before = [await onTeam(crew), await onTeam(leadership)]
  for (const id of [crew, leadership, newId()]) {
    const statuses = await Promise.all([
      scim('GET', `/${id}`),
      patch(id, { op: 'remove', path: 'members' }),
      scim('PUT', `/${id}`, { displayName: 'Ours now', members: [] }),
      scim('DELETE', `/${id}`),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
  expect([await onTeam(crew), await onTeam(leadership)]).toEqual(before)
  expect(await found('displayName eq "crew"')).toEqual([])

  const id = await made('Board', [maya])
  await stage.services.node.run(stage.harbor.id, maya, updateTeam, { id, isLeadership: true })
  expect((await patch(id, { op: 'add', path: 'members', value: [{ value: theo }] })).status).toBe(409)
  expect((await scim('DELETE', `/${id}`)).status).toBe(409)
  expect(await onTeam(id)).toEqual([maya])
  await stage.services.node.run(stage.harbor.id, maya, updateTeam, { id: leadership, isLeadership: true })
})

test('what people have deleted is no group any more, and a group takes nobody’s permission', async () => {
  const id = await made('Pilots', [maya])
  await patch(id, { op: 'remove', path: `members[value eq "${maya}"]` })
  expect((await store()).get(people, maya)).toMatchObject({ level: 'director', status: 'active' })
  await stage.services.node.run(stage.harbor.id, maya, deleteTeam, { id })
  expect((await patch(id, { op: 'replace', path: 'displayName', value: 'Back' })).status).toBe(404)
  expect((await scim('DELETE', `/${id}`)).status).toBe(404)
})

test('a token opens groups of its own company, and puts only its people on them', async () => {
  const id = await made('Stevedores', [lena])
  const ravi = stage.lantern.people['ravi']!
  const remove = { Operations: [{ op: 'remove', path: 'members' }] }
  for (const answer of [
    await scim('GET', `/${id}`, undefined, foreign),
    await scim('PATCH', `/${id}`, remove, foreign),
    await scim('DELETE', `/${id}`, undefined, foreign),
  ])
    expect(answer.status).toBe(404)
  expect((await scim('GET', '', undefined, foreign)).totalResults).toBe(0)
  for (const stranger of [ravi, newId()]) {
    expect((await patch(id, { op: 'add', path: 'members', value: [{ value: stranger }] })).status).toBe(400)
    expect((await scim('POST', '', { displayName: 'Pirates', members: [{ value: stranger }] })).status).toBe(
      400,
    )
  }
  expect(await onTeam(id)).toEqual([lena])
  expect(await found('displayName eq "Pirates"')).toEqual([])
  expect((await scim('GET', '', undefined, 'A'.repeat(64))).status).toBe(401)
})

test.each([
  { op: 'remove', path: 'members[value eq "x"]' },
  { op: 'add', path: `members[value eq "${newId()}"]`, value: true },
  { op: 'add', path: 'members', value: 'everybody' },
  { op: 'move', path: 'members', value: [] },
  { op: 'replace', path: 'members[type eq "User" or 1 eq 1]', value: [] },
  { op: 'replace', path: 'displayName', value: 'General' },
  { op: 'replace', path: 'displayName', value: ' ' },
])('the operation %j is refused and changes nothing', async (operation) => {
  const id = (await found('displayName eq "Stevedores"'))[0]!.id
  const { status } = await patch(id, operation)
  expect([400, 409]).toContain(status)
  expect([await nameOf(id), await onTeam(id)]).toEqual(['Stevedores', [lena]])
})

test('a request names five hundred members at most', async () => {
  const id = (await found('displayName eq "Stevedores"'))[0]!.id
  const value = Array.from({ length: 501 }, () => ({ value: newId() }))
  expect((await patch(id, { op: 'add', path: 'members', value })).status).toBe(400)
  expect(await onTeam(id)).toEqual([lena])
})
