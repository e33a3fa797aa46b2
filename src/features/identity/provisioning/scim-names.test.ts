import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type RunningProvider } from '../../../../tests/provider.ts'
import { newId } from '../../../sync/id.ts'
import { removePerson } from '../../people/people.mutations.ts'
import { connect, Traveller } from '../identity-harness.ts'
import { type DirectoryStage, startDirectories } from './scim-harness.ts'

// Somebody whose name at the directory changes, as with a marriage. What is sent is what Okta (PUT) and Entra ID (PATCH) send.
let stage: DirectoryStage
let provider: RunningProvider
let maya: string, lena: string, theo: string

beforeAll(async () => {
  stage = await startDirectories()
  ;({ maya, lena, theo } = stage.harbor.people as Record<'maya' | 'lena' | 'theo', string>)
  provider = await startProvider(stage.redirectUriOf(stage.harbor.id))
  await connect(stage, {
    companyId: stage.harbor.id,
    director: maya,
    domain: 'port.example',
    issuer: provider.issuer,
  })
}, 60_000)
afterAll(async () => {
  await provider?.stop()
  await stage?.stop()
})

const rename = (id: string, value: string) =>
  stage.patch(`Users/${id}`, { op: 'Replace', path: 'userName', value })
const put = (id: string, userName: string, more: object = {}) =>
  stage.scim('PUT', `Users/${id}`, { userName, displayName: 'Lena', active: true, ...more })
const found = async (userName: string) => {
  const filter = encodeURIComponent(`userName eq "${userName}"`)
  return (await stage.scim('GET', `Users?filter=${filter}`)).Resources.map(({ id }) => id)
}
const addressOf = async (id: string) =>
  (await stage.services.pool.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]!
    .email

test('another name is the directory’s own: it is told and found by it, and the account keeps its address', async () => {
  expect(await put(lena, 'Lena.Pier@port.example')).toMatchObject({
    status: 200,
    userName: 'lena.pier@port.example',
  })
  expect(await addressOf(lena)).toBe('lena@harbor.example')
  expect(await found('Lena.Pier@port.example')).toEqual([lena])
  expect(await found('lena@harbor.example')).toEqual([])
  expect((await stage.scim('GET', `Users/${lena}`)).userName).toBe('lena.pier@port.example')
  // The same once more, and back.
  expect((await put(lena, 'lena.pier@port.example')).status).toBe(200)
  expect(await rename(lena, 'lena@harbor.example')).toMatchObject({
    status: 200,
    userName: 'lena@harbor.example',
  })
  expect(await found('lena@harbor.example')).toEqual([lena])
})

test('nobody is called as somebody else is, or by an address of another domain', async () => {
  await rename(theo, 'theo.pier@port.example')
  for (const taken of ['maya@harbor.example', 'theo.pier@port.example'])
    expect(await rename(lena, taken)).toMatchObject({ status: 409, scimType: 'uniqueness' })
  expect(await stage.scim('POST', 'Users', { userName: 'theo.pier@port.example' })).toMatchObject({
    status: 409,
    scimType: 'uniqueness',
  })
  for (const other of ['lena@gmail.com', 'lena@lantern.example', 'no address'])
    expect(await rename(lena, other)).toMatchObject({ status: 400, scimType: 'invalidValue' })
  expect((await stage.scim('GET', `Users/${lena}`)).userName).toBe('lena@harbor.example')
})

test('who is to lose access loses it, whatever else the directory says of them', async () => {
  for (const userName of ['lena.pier@port.example', 'lena@gmail.com', 'maya@harbor.example']) {
    await put(lena, 'lena@harbor.example')
    expect(await stage.levelOf(lena)).toBe('member')
    await put(lena, userName, { active: false })
    expect(await stage.levelOf(lena)).toBe('inactive')
  }
  await put(lena, 'lena@harbor.example')
})

test('a name that a directory gives opens nobody’s account', async () => {
  const mallory = 'mallory@harbor.example'
  await provider.knows({ sub: 'mallory', email: mallory })
  await rename(maya, mallory)
  const browser = new Traveller(stage)
  expect(await browser.signIn(mallory)).toBe('identity/listed-otherwise')
  expect((await browser.session()).user).toBeNull()
  await rename(maya, 'maya@harbor.example')
  expect(await browser.signIn(mallory)).toBe('/dashboard')
  expect((await browser.session()).user!.id).not.toBe(maya)
})

test('whoever has signed in by the provider goes on by the new name, and by it once the account has it', async () => {
  await put(lena, 'lena@harbor.example')
  await provider.knows({ sub: 'lena', email: 'lena@harbor.example' })
  expect(await new Traveller(stage).signIn('lena@harbor.example')).toBe('/dashboard')
  await provider.knows({ sub: 'lena', email: 'lena.new@harbor.example' })
  await put(lena, 'lena.new@harbor.example')
  const browser = new Traveller(stage)
  expect(await browser.signIn('lena.new@harbor.example')).toBe('/dashboard')
  expect((await browser.session()).user!.id).toBe(lena)
  await stage.services.pool.query("update users set email = 'lena.new@harbor.example' where id = $1", [lena])
  expect(await new Traveller(stage).signIn('lena.new@harbor.example')).toBe('/dashboard')
  expect(await stage.scim('POST', 'Users', { userName: 'lena.new@harbor.example' })).toMatchObject({
    status: 409,
  })
})

test('whoever is listed anew after they were let go has the name that they are listed by', async () => {
  const { id } = await stage.scim('POST', 'Users', { userName: 'rosa@harbor.example' })
  await rename(id, 'rosa.pier@harbor.example')
  expect((await stage.scim('DELETE', `Users/${id}`)).status).toBe(204)
  const again = await stage.scim('POST', 'Users', { userName: 'rosa.pier@harbor.example' })
  expect(again).toMatchObject({ status: 201, userName: 'rosa.pier@harbor.example' })
  expect(again.id).not.toBe(id)
})

test('whom people have removed does not come back by signing in with the name that the directory gave them', async () => {
  const { id } = await stage.scim('POST', 'Users', { userName: 'tilda@harbor.example' })
  await rename(id, 'tilda.pier@port.example')
  const args = { auditId: newId(), personId: id }
  await stage.services.node.run(stage.harbor.id, maya, removePerson, args)
  await provider.knows({ sub: 'tilda', email: 'tilda.pier@port.example' })
  expect(await new Traveller(stage).signIn('tilda.pier@port.example')).toBe('identity/listed-otherwise')
})
