import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { auditLog } from '../../audit/audit.table.ts'
import { removePerson } from '../../people/people.mutations.ts'
import { asking, Traveller } from '../identity-harness.ts'
import type { NewToken } from './provisioning.requests.ts'
import { type DirectoryStage, makeToken, startDirectories } from './scim-harness.ts'

let stage: DirectoryStage
beforeAll(async () => {
  stage = await startDirectories()
}, 60_000)
afterAll(() => stage.stop())

const patchUser = (id: string, ...operations: object[]) => stage.patch(`Users/${id}`, ...operations)

test('a directory lists somebody, renames them, makes them inactive and active again, and lets them go', async () => {
  const made = await stage.scim('POST', 'Users', {
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
  expect(await stage.levelOf(id)).toBe('member')
  expect(await stage.scim('GET', `Users/${id}`)).toMatchObject({ status: 200, externalId: 'n-1' })
  for (const filter of ['userName eq "NORA@harbor.example"', 'externalId eq "n-1"'])
    expect(await stage.scim('GET', `Users?filter=${encodeURIComponent(filter)}`)).toMatchObject({
      totalResults: 1,
      Resources: [{ id }],
    })

  const session = await stage.signIn(id)
  expect(await patchUser(id, { op: 'Replace', path: 'active', value: 'False' })).toMatchObject({
    status: 200,
    active: false,
  })
  expect(await stage.levelOf(id)).toBe('inactive')
  expect((await new Traveller(stage, session).session()).user).toBeNull()
  expect(
    await patchUser(id, { op: 'replace', value: { active: true, displayName: 'Nora Pier' } }),
  ).toMatchObject({ active: true, displayName: 'Nora Pier' })
  expect(await stage.levelOf(id)).toBe('member')
  expect((await stage.scim('DELETE', `Users/${id}`)).status).toBe(204)
  expect((await stage.scim('GET', `Users/${id}`)).status).toBe(404)
  expect((await stage.scim('POST', 'Users', { userName: 'nora@harbor.example' })).id).toBe(id)
  expect(await stage.levelOf(id)).toBe('member')

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
  await patchUser(omar, { op: 'replace', path: 'active', value: false })
  expect(await stage.levelOf(omar)).toBe('inactive')
  await patchUser(omar, { op: 'replace', path: 'active', value: true })
  expect(await stage.levelOf(omar)).toBe('member')
  await patchUser(
    omar,
    { op: 'add', path: 'roles', value: [{ value: 'director' }] },
    { op: 'add', path: 'level', value: 'director' },
  )
  expect(await stage.levelOf(omar)).toBe('member')

  expect(await patchUser(maya, { op: 'replace', path: 'active', value: false })).toMatchObject({
    status: 409,
  })
  expect(await stage.scim('DELETE', `Users/${maya}`)).toMatchObject({ status: 409 })
  expect(await stage.levelOf(maya)).toBe('director')
})

test('whom people have removed stays removed', async () => {
  const { id } = await stage.scim('POST', 'Users', { userName: 'rosa@harbor.example' })
  await stage.services.node.run(stage.harbor.id, null, removePerson, { auditId: newId(), personId: id })
  expect(await stage.scim('POST', 'Users', { userName: 'rosa@harbor.example' })).toMatchObject({
    status: 409,
  })
  expect(await stage.levelOf(id)).toBe('removed')
})

test('a token opens its own company, and only as long as it is not revoked', async () => {
  const { lena } = stage.harbor.people as { lena: string }
  expect((await stage.scim('GET', `Users/${lena}`, undefined, stage.foreign)).status).toBe(404)
  expect(
    (
      await stage.scim(
        'PATCH',
        `Users/${lena}`,
        { Operations: [{ op: 'replace', path: 'active', value: false }] },
        stage.foreign,
      )
    ).status,
  ).toBe(404)
  expect((await stage.scim('DELETE', `Users/${lena}`, undefined, stage.foreign)).status).toBe(404)
  expect(
    (await stage.scim('GET', 'Users', undefined, stage.foreign)).Resources.map(({ userName }) => userName),
  ).toEqual(['ravi@lantern.example'])
  expect(await stage.scim('POST', 'Users', { userName: 'eve@harbor.example' }, stage.foreign)).toMatchObject({
    status: 400,
    scimType: 'invalidValue',
  })
  for (const wrong of [
    '',
    'A'.repeat(64),
    stage.token.slice(0, 63),
    stage.foreign.slice(0, 22) + stage.token.slice(22),
  ])
    expect((await stage.scim('GET', 'Users', undefined, wrong)).status).toBe(401)

  const maya = await stage.signIn(stage.harbor.people['maya']!)
  const again = await makeToken(stage, stage.harbor.id, maya.userId)
  const { tokens } = (await (
    await new Traveller(stage, maya).go(`/api/identity/provisioning/${stage.harbor.id}`)
  ).json()) as NewToken
  expect(JSON.stringify(tokens)).not.toContain(again)
  expect((await stage.scim('GET', 'Users', undefined, again)).status).toBe(200)
  await asking(stage, maya, 'provisioning/revoke', { companyId: stage.harbor.id, tokenId: tokens.at(-1)!.id })
  expect((await stage.scim('GET', 'Users', undefined, again)).status).toBe(401)
})

test('a session opens nothing there', async () => {
  const maya = await stage.signIn(stage.harbor.people['maya']!)
  const answer = await fetch(`${stage.url}/api/scim/v2/Users`, { headers: { cookie: maya.cookie } })
  expect(answer.status).toBe(401)
})

test('a second user of the same name, another domain and a second externalId are refused', async () => {
  expect(await stage.scim('POST', 'Users', { userName: 'lena@harbor.example' })).toMatchObject({
    status: 409,
    scimType: 'uniqueness',
  })
  expect(await stage.scim('POST', 'Users', { userName: 'x@gmail.com' })).toMatchObject({
    status: 400,
    scimType: 'invalidValue',
  })
  expect(await stage.scim('POST', 'Users', { userName: 'no address' })).toMatchObject({
    status: 400,
    scimType: 'invalidValue',
  })
  const { lena, theo } = stage.harbor.people as { lena: string; theo: string }
  await patchUser(lena, { op: 'add', path: 'externalId', value: 'one' })
  expect(await patchUser(theo, { op: 'add', path: 'externalId', value: 'one' })).toMatchObject({
    status: 409,
    scimType: 'uniqueness',
  })
})

test('whoever is gone keeps neither externalId nor name from somebody else, and comes back by neither if people removed them', async () => {
  const { harbor, services } = stage
  const remove = (personId: string) =>
    services.node.run(harbor.id, harbor.people['maya']!, removePerson, { auditId: newId(), personId })
  const tilda = { userName: 'tilda@harbor.example', externalId: 't-1' }
  const { id } = await stage.scim('POST', 'Users', tilda)
  expect((await stage.scim('DELETE', `Users/${id}`)).status).toBe(204)
  expect(await stage.scim('POST', 'Users', tilda)).toMatchObject({ status: 201, id, externalId: 't-1' })

  await patchUser(id, { op: 'replace', path: 'userName', value: 'tilda.pier@harbor.example' })
  await remove(id)
  const next = { userName: 'tilda.pier@harbor.example', externalId: 't-2' }
  for (const same of [{ externalId: 't-1' }, { externalId: undefined }])
    expect(await stage.scim('POST', 'Users', { ...next, ...same })).toMatchObject({ status: 409 })
  const other = await stage.scim('POST', 'Users', next)
  expect(other).toMatchObject({ status: 201, ...next })
  expect(other.id).not.toBe(id)

  await patchUser(other.id, { op: 'replace', path: 'userName', value: 'tilda.quay@harbor.example' })
  await remove(other.id)
  const third = await stage.scim('POST', 'Users', { userName: 'tilda.dock@harbor.example' })
  const taken = { userName: 'tilda.quay@harbor.example', externalId: 't-2', displayName: 'Tilda' }
  expect(await stage.scim('PUT', `Users/${third.id}`, taken)).toMatchObject({ status: 200, ...taken })
})
