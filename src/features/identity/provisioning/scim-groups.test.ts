import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { people } from '../../people/people.table.ts'
import { deleteTeam, updateTeam } from '../../teams/teams.mutations.ts'
import { teamMembers, teams } from '../../teams/teams.table.ts'
import { type DirectoryStage, startDirectories } from './scim-harness.ts'

let stage: DirectoryStage
let maya: string, omar: string, lena: string, theo: string
beforeAll(async () => {
  stage = await startDirectories()
  ;({ maya, omar, lena, theo } = stage.harbor.people as Record<'maya' | 'omar' | 'lena' | 'theo', string>)
}, 60_000)
afterAll(() => stage.stop())

const made = async (displayName: string, members: string[] = [], more: object = {}) =>
  (await stage.scim('POST', 'Groups', { displayName, members: members.map((value) => ({ value })), ...more }))
    .id
const patch = (id: string, ...operations: object[]) => stage.patch(`Groups/${id}`, ...operations)
const found = async (filter: string) =>
  (await stage.scim('GET', `Groups?filter=${encodeURIComponent(filter)}`)).Resources
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
  expect(
    await stage.scim('PUT', `Groups/${id}`, { displayName: 'Divers', members: [{ value: theo }] }),
  ).toMatchObject({
    status: 200,
    members: [{ value: theo }],
  })
  await patch(id, { op: 'replace', path: 'members', value: [{ value: lena }, { value: omar }] })
  expect(await onTeam(id)).toEqual(sorted(lena, omar))
  await patch(id, { op: 'remove', path: 'members' })
  expect(await onTeam(id)).toEqual([])

  expect((await stage.scim('DELETE', `Groups/${id}`)).status).toBe(204)
  expect((await store()).get(teams, id)?.deletedAt).not.toBeNull()
  expect((await stage.scim('GET', `Groups/${id}`)).status).toBe(404)
})

test('groups are found by name, page by page, and without their members if that is asked', async () => {
  const id = await made('Riggers', [lena], { externalId: 'g-2' })
  for (const filter of ['displayName eq "riggers"', 'externalId eq "g-2"'])
    expect((await found(filter)).map((one) => one.id)).toEqual([id])
  expect(await stage.scim('GET', `Groups/${id}?excludedAttributes=members`)).not.toHaveProperty('members')
  expect(await stage.scim('POST', 'Groups', { displayName: 'RIGGERS' })).toMatchObject({
    status: 409,
    scimType: 'uniqueness',
  })
  await made('Welders')
  const { totalResults } = await stage.scim('GET', 'Groups')
  const seen = new Set<string>()
  for (let at = 1; at <= totalResults; at++)
    for (const one of (await stage.scim('GET', `Groups?startIndex=${at}&count=1`)).Resources) seen.add(one.id)
  expect(seen.size).toBe(totalResults)
  for (const filter of ['displayName co "a"', 'displayName eq "a" or displayName eq "b"', 'x eq "1"'])
    expect((await stage.scim('GET', `Groups?filter=${encodeURIComponent(filter)}`)).scimType).toBe(
      'invalidFilter',
    )
})

test('teams that people have made are none of its business, nor is one that leads', async () => {
  const { crew, leadership } = stage.harbor.teams
  const before = [await onTeam(crew), await onTeam(leadership)]
  for (const id of [crew, leadership, newId()]) {
    const statuses = await Promise.all([
      stage.scim('GET', `Groups/${id}`),
      patch(id, { op: 'remove', path: 'members' }),
      stage.scim('PUT', `Groups/${id}`, { displayName: 'Ours now', members: [] }),
      stage.scim('DELETE', `Groups/${id}`),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
  expect([await onTeam(crew), await onTeam(leadership)]).toEqual(before)
  expect(await found('displayName eq "crew"')).toEqual([])

  const id = await made('Board', [maya])
  await stage.services.node.run(stage.harbor.id, maya, updateTeam, { id, isLeadership: true })
  expect((await patch(id, { op: 'add', path: 'members', value: [{ value: theo }] })).status).toBe(409)
  expect((await stage.scim('DELETE', `Groups/${id}`)).status).toBe(409)
  expect(await onTeam(id)).toEqual([maya])
  await stage.services.node.run(stage.harbor.id, maya, updateTeam, { id: leadership, isLeadership: true })
})

test('what people have deleted is no group any more, and a group takes nobody’s permission', async () => {
  const id = await made('Pilots', [maya])
  await patch(id, { op: 'remove', path: `members[value eq "${maya}"]` })
  expect((await store()).get(people, maya)).toMatchObject({ level: 'director', status: 'active' })
  await stage.services.node.run(stage.harbor.id, maya, deleteTeam, { id })
  expect((await patch(id, { op: 'replace', path: 'displayName', value: 'Back' })).status).toBe(404)
  expect((await stage.scim('DELETE', `Groups/${id}`)).status).toBe(404)
})

test('a token opens groups of its own company, and puts only its people on them', async () => {
  const id = await made('Stevedores', [lena])
  const ravi = stage.lantern.people['ravi']!
  const remove = { Operations: [{ op: 'remove', path: 'members' }] }
  for (const answer of [
    await stage.scim('GET', `Groups/${id}`, undefined, stage.foreign),
    await stage.scim('PATCH', `Groups/${id}`, remove, stage.foreign),
    await stage.scim('DELETE', `Groups/${id}`, undefined, stage.foreign),
  ])
    expect(answer.status).toBe(404)
  expect((await stage.scim('GET', 'Groups', undefined, stage.foreign)).totalResults).toBe(0)
  for (const stranger of [ravi, newId()]) {
    expect((await patch(id, { op: 'add', path: 'members', value: [{ value: stranger }] })).status).toBe(400)
    expect(
      (await stage.scim('POST', 'Groups', { displayName: 'Pirates', members: [{ value: stranger }] })).status,
    ).toBe(400)
  }
  expect(await onTeam(id)).toEqual([lena])
  expect(await found('displayName eq "Pirates"')).toEqual([])
  expect((await stage.scim('GET', 'Groups', undefined, 'A'.repeat(64))).status).toBe(401)
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
