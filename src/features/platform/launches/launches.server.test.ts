import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { removeDirectory, temporaryDirectory } from '../../../../tests/temporary-directory.ts'
import { reading } from '../../accounts/picture/pictures-harness.ts'
import { newId } from '../../../sync/id.ts'
import { makeSuperAdmin } from '../first-super-admin.server.ts'
import type { LaunchesAnswer, ListedLaunchesAnswer, NewLaunch, PictureAnswer } from './launches.requests.ts'

const PANEL = '/api/platform/launches'
let server: Served
let directory: string
let [nora, maya, lena, ravi]: SignedIn[] = []
beforeAll(async () => {
  directory = await temporaryDirectory('launches')
  server = await served({ DATA_DIR: directory })
  nora = await server.signIn(await server.newcomer('nora@quarterdeck.example'))
  ravi = await server.signIn(server.lantern.people['ravi']!)
  maya = await server.signIn(server.harbor.people['maya']!)
  lena = await server.signIn(server.harbor.people['lena']!)
  await makeSuperAdmin(server.services.pool, 'nora@quarterdeck.example')
})
afterAll(async () => {
  await server.stop()
  await removeDirectory(directory)
})
beforeEach(async () => {
  await server.services.pool.query('delete from feature_launches')
})

function request(who: SignedIn, path: string, body?: object | Buffer) {
  const isPicture = body instanceof Buffer
  return fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie: who.cookie,
      origin: server.url,
      ...(body && { 'content-type': isPicture ? 'image/png' : 'application/json' }),
    },
    ...(body && { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
  })
}

async function ask(who: SignedIn, path: string, body?: object | Buffer) {
  const answer = await request(who, path, body)
  const answered: unknown = await answer.json()
  return { status: answer.status, body: answered }
}

const aLaunch = (patch: Partial<NewLaunch> = {}): NewLaunch => ({
  id: newId(),
  title: 'Guests in meetings',
  summary: 'Let somebody from outside follow a meeting.',
  kind: 'feature',
  audience: 'all',
  companyId: null,
  picture: null,
  href: '',
  ...patch,
})
const launch = async (patch: Partial<NewLaunch> = {}) => {
  const made = aLaunch(patch)
  expect(await ask(nora!, PANEL, made)).toMatchObject({ status: 200 })
  return made
}
const told = async (who: SignedIn, companyId: string) =>
  ((await ask(who, `/api/launches/${companyId}`)).body as LaunchesAnswer).launches.map(({ title }) => title)
const ofHarbor = (who: SignedIn) => told(who, server.harbor.id)

test('whom a launch is for, the server decides', async () => {
  await launch({ title: 'For all' })
  await launch({ title: 'For directors', audience: 'admins' })
  await launch({ title: 'For Harbor', audience: 'specific_company', companyId: server.harbor.id })
  expect(await ofHarbor(maya!)).toEqual(['For Harbor', 'For directors', 'For all'])
  expect(await ofHarbor(lena!)).toEqual(['For Harbor', 'For all'])
  expect(await told(ravi!, server.lantern.id)).not.toContain('For Harbor')
  // Another company's is a claim.
  expect((await ask(ravi!, `/api/launches/${server.harbor.id}`)).status).toBe(404)
})

test('at most five of what came after one’s account, and what one dismisses is gone for oneself alone', async () => {
  const made = []
  for (let index = 0; index < 7; index++) made.push(await launch({ title: `News ${index}` }))
  await server.services.pool.query(
    "update feature_launches set created_at = now() - interval '10 years' where title = 'News 6'",
  )
  expect(await ofHarbor(lena!)).toEqual(['News 5', 'News 4', 'News 3', 'News 2', 'News 1'])
  for (let times = 0; times < 2; times++)
    expect((await ask(lena!, '/api/launches/dismiss', { id: made[5]!.id })).status).toBe(200)
  expect(await ofHarbor(lena!)).toEqual(['News 4', 'News 3', 'News 2', 'News 1', 'News 0'])
  expect(await ofHarbor(maya!)).toContain('News 5')
})

test.each([
  [' /metrics?team=1 ', '/metrics?team=1'],
  ['https://quarterdeck.example/news', 'https://quarterdeck.example/news'],
  ['', null],
])('a card leads to %j', async (href, shown) => {
  await launch({ href })
  const { launches } = (await ask(lena!, `/api/launches/${server.harbor.id}`)).body as LaunchesAnswer
  expect(launches.map((one) => one.href)).toEqual([shown])
})

test('the database itself takes no other address', async () => {
  const { id } = await launch()
  const changed = server.services.pool.query(
    "update feature_launches set href = 'http://evil.example' where id = $1",
    [id],
  )
  await expect(changed).rejects.toThrow('feature_launches_href_check')
})

test('it is put away, shown again, and deleted for good; sent twice it is there once', async () => {
  const made = await launch()
  expect((await ask(nora!, PANEL, made)).status).toBe(200)
  const list = async () => ((await ask(nora!, PANEL)).body as ListedLaunchesAnswer).launches
  expect(await list()).toMatchObject([{ id: made.id, isActive: true, audience: 'all' }])
  await ask(nora!, `${PANEL}/deactivate`, { id: made.id })
  expect(await ofHarbor(lena!)).toEqual([])
  await ask(nora!, `${PANEL}/activate`, { id: made.id })
  expect(await ofHarbor(lena!)).toEqual([made.title])
  await ask(nora!, `${PANEL}/delete`, { id: made.id })
  expect(await list()).toEqual([])
  expect(await ask(nora!, `${PANEL}/delete`, { id: made.id })).toMatchObject({
    status: 404,
    body: { error: { title: 'Error deleting feature' } },
  })
})

test.each([
  ['no title', { title: ' ' }, 400, 'Please enter both title and description'],
  ['no description', { summary: '' }, 400, 'Please enter both title and description'],
  [
    'a company that is not named',
    { audience: 'specific_company' as const },
    400,
    'Choose the company that it is for.',
  ],
  [
    'an address on another site that looks like a page of this one',
    { href: '//evil.example' },
    400,
    'The link has to be a page of this site, such as /people, or an address that begins with https://.',
  ],
  [
    'an image that was never sent',
    { picture: 'a'.repeat(32) },
    409,
    'The image is no longer there. Choose it again.',
  ],
])('%s is refused', async (_what, patch, status, detail) => {
  expect(await ask(nora!, PANEL, aLaunch(patch))).toMatchObject({ status, body: { error: { detail } } })
})

test('its picture is drawn anew within 1,600 pixels, shown to those who are told, and gone with it', async () => {
  const bytes = await sharp({ create: { width: 3_200, height: 800, channels: 3, background: '#14602f' } })
    .png()
    .toBuffer()
  const id = newId()
  const { picture } = (await ask(nora!, `${PANEL}/picture?id=${id}`, bytes)).body as PictureAnswer
  const read = (who: SignedIn, companyId: string) =>
    request(who, `/api/launches/${companyId}/pictures/${picture}`)
  // Not before it is told, and not as the picture of another launch.
  expect((await read(lena!, server.harbor.id)).status).toBe(404)
  expect((await ask(nora!, PANEL, aLaunch({ picture }))).status).toBe(409)
  await launch({ id, picture, audience: 'specific_company', companyId: server.harbor.id })
  const shown = await (await read(lena!, server.harbor.id)).arrayBuffer()
  expect(await reading(() => sharp(shown).metadata())).toMatchObject({
    format: 'webp',
    width: 1_600,
    height: 400,
  })
  expect((await read(nora!, server.harbor.id)).status).toBe(200)
  for (const { id: companyId } of [server.harbor, server.lantern])
    expect((await read(ravi!, companyId)).status).toBe(404)
  await ask(nora!, `${PANEL}/delete`, { id })
  expect((await read(lena!, server.harbor.id)).status).toBe(404)
  const kept = 'select from stored_files where name = $1 and dropped_at is null'
  expect((await server.services.pool.query(kept, [picture])).rowCount).toBe(0)
})

test('what is no picture, or none of theirs to send, is refused', async () => {
  const send = (who: SignedIn, bytes: Buffer) => ask(who, `${PANEL}/picture?id=${newId()}`, bytes)
  expect(await send(nora!, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
    status: 415,
    body: { error: { title: 'Invalid file type', detail: 'Please select an image file' } },
  })
  expect((await send(nora!, Buffer.alloc(5 * 1_048_576 + 1))).status).toBe(413)
  expect((await send(maya!, Buffer.from('x'))).status).toBe(403)
})
