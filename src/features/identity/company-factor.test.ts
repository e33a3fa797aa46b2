import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Line, openLine } from '../../../tests/line.ts'
import type { SignedIn } from '../../../tests/served.ts'
import type { RunningServer } from '../../server/server.ts'
import { newId } from '../../sync/id.ts'
import { CLOSE_SESSION_ENDED } from '../../sync/protocol.ts'
import { hashPassword } from '../accounts/passwords/passwords.server.ts'
import { useOfSecret as sealedAs } from '../accounts/second-factor/check-code.server.ts'
import { newSecret } from '../accounts/second-factor/one-time-codes.server.ts'
import { appCode } from '../accounts/second-factor/second-factor-harness.ts'
import { auditLog } from '../audit/audit.table.ts'
import { asking, type Stage, Traveller } from './identity-harness.ts'
import { type Insisting, openInsisting, settingsOf } from './proofs-harness.ts'

const PASSWORD = 'lantern-over-the-quay'

let insisting: Insisting
let stage: Stage
let beside: RunningServer
let maya: string, lena: string, omar: string
let harborId: string, lanternId: string
/** The session in which maya has shown her second factor. */
let mayas: SignedIn

beforeAll(async () => {
  insisting = await openInsisting()
  ;({ stage, beside, maya, lena, omar } = insisting)
  harborId = stage.harbor.id
  lanternId = stage.lantern.id
  await insisting.insist({ harbor: false, lantern: false })
  mayas = await withCodes(maya)
}, 60_000)
afterAll(() => insisting?.stop())
beforeEach(async () => {
  await require(false)
  for (const userId of [lena, omar])
    await stage.services.pool.query('delete from second_factors where user_id = $1', [userId])
  await stage.services.sessions.recheck()
})

const opens = (who: Traveller, companyId = harborId) => insisting.opens(who, companyId)
const traveller = (session: SignedIn) => new Traveller(stage, session)
const require = async (required: boolean, by: SignedIn = mayas) => {
  const { status, code, secondFactorSince } = await asking(stage, by, 'second-factor', {
    companyId: harborId,
    required,
  })
  return { status, code, since: secondFactorSince }
}

/** As if an authenticator app had been set up on another day. */
async function giveCodes(userId: string): Promise<string> {
  const { pool, seals } = stage.services
  const secret = await newSecret()
  await pool.query(
    `insert into second_factors (user_id, secret, confirmed_at) values ($1, $2, now())
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0`,
    [userId, seals.seal(secret, sealedAs(userId))],
  )
  return secret
}

/** A session that has shown a second factor. */
async function withCodes(userId: string): Promise<SignedIn> {
  const session = await stage.signIn(userId)
  const code = appCode(await giveCodes(userId))
  expect((await traveller(session).post('/api/second-factor/show', { code })).status).toBe(200)
  return session
}

const codeOf = async (answer: Response) => ((await answer.json()) as { error?: { code: string } }).error?.code

async function follow(at: RunningServer, who: SignedIn, companyId: string): Promise<Line> {
  const opened = (await openLine(at, who, companyId)) as Line
  const { seq, epoch } = (await at.services.node.company(companyId))!.replica
  opened.greet({ seq, epoch, scopes: [] })
  return opened
}

test('a session that was open before is shut out of this company at once, on every server, and opens it after a code', async () => {
  const open = traveller(await stage.signIn(lena))
  expect([await opens(open), await opens(open, lanternId)]).toEqual([200, 200])
  expect((await require(true)).since).not.toBeNull()
  expect([await opens(open), await opens(open, lanternId)]).toEqual([401, 200])
  const { companies } = await open.session()
  expect(companies.map(({ name, ...rest }) => [name, { ...rest }['asksFactor' as never] ?? false])).toEqual([
    ['Harbor', true],
    ['Lantern', false],
  ])
  const secret = await giveCodes(lena)
  // That the account has codes by now says nothing of a session that has shown none.
  expect(await opens(open)).toBe(401)
  expect(await codeOf(await open.post('/api/second-factor/show', { code: '000000' }))).toBe(
    'account/wrong-code',
  )
  expect(await opens(open)).toBe(401)
  expect((await open.post('/api/second-factor/show', { code: appCode(secret) })).status).toBe(200)
  expect(await opens(open)).toBe(200)
  // Another one of the same person has still shown nothing.
  expect(await opens(traveller(await stage.signIn(lena)))).toBe(401)
})

test('setting codes up opens the company for that session', async () => {
  const session = await stage.signIn(omar)
  await stage.services.pool.query(
    `insert into user_credentials (id, user_id, provider_id, account_id, password) values ($1, $2::uuid, 'credential', $2::text, $3)
     on conflict do nothing`,
    [newId(), omar, await hashPassword(PASSWORD)],
  )
  await require(true)
  const open = traveller(session)
  expect(await opens(open)).toBe(401)
  const begun = (await (await open.post('/api/second-factor/begin', { password: PASSWORD })).json()) as {
    secret: string
  }
  expect(await opens(open)).toBe(401)
  await open.post('/api/second-factor/confirm', { code: appCode(begun.secret) })
  expect(await opens(open)).toBe(200)
  // The way in by password waits for a code from now on, and then has shown one.
  await stage.services.pool.query('update second_factors set last_step = 0')
  const anew = new Traveller(stage)
  await anew.post('/api/sign-in', { email: 'omar@harbor.example', password: PASSWORD })
  expect((await anew.session()).user).toBeNull()
  await anew.post('/api/sign-in/second-step', { code: appCode(begun.secret), remember: true })
  expect(await opens(anew)).toBe(200)
  // Turned off, it is shut for both at once.
  await stage.services.pool.query('update second_factors set last_step = 0')
  const off = await anew.post('/api/second-factor/off', { password: PASSWORD, code: appCode(begun.secret) })
  expect(off.status).toBe(200)
  expect([await opens(open), await opens(anew)]).toEqual([401, 401])
  const again = new Traveller(stage)
  await again.post('/api/sign-in', { email: 'omar@harbor.example', password: PASSWORD })
  expect(await opens(again)).toBe(401)
})

test('lines end at once on both servers, and none opens; those of others go on', async () => {
  const asLena = await stage.signIn(lena)
  const ending = [await follow(stage, asLena, harborId), await follow(beside, asLena, harborId)]
  const staying = [await follow(stage, asLena, lanternId), await follow(beside, mayas, harborId)]
  for (const one of [...ending, ...staying]) await one.until(({ t }) => t === 'beat')
  await require(true)
  for (const one of ending) expect(await one.closed()).toBe(CLOSE_SESSION_ENDED)
  const late = await follow(beside, asLena, harborId)
  expect([await late.closed(), late.frames]).toEqual([CLOSE_SESSION_ENDED, []])
  expect(staying.map((one) => one.isOver())).toEqual([false, false])
  for (const one of staying) one.hangUp()
})

test('directors are asked like everybody', async () => {
  await require(true)
  const other = traveller(await stage.signIn(maya))
  expect(await opens(other)).toBe(401)
  expect(await codeOf(await other.go(`/api/identity/settings/${harborId}`))).toBe(
    'identity/second-factor-first',
  )
  expect(
    await codeOf(await other.post('/api/identity/second-factor', { companyId: harborId, required: false })),
  ).toBe('identity/second-factor-first')
})

test('only a director who has shown a second factor switches it on, and nobody is locked out by that', async () => {
  expect(await require(true, await stage.signIn(maya))).toMatchObject({
    status: 409,
    code: 'identity/own-factor-first',
  })
  for (const userId of [lena, omar])
    expect(await require(true, await withCodes(userId))).toMatchObject({ code: 'identity/directors-only' })
  expect(await require(true, await withCodes(stage.lantern.people['ravi']!))).toMatchObject({ status: 404 })
  expect(await opens(traveller(await stage.signIn(lena)))).toBe(200)
  await require(true)
  await require(true)
  expect((await require(false)).since).toBeNull()
  const { store } = (await stage.services.node.company(harborId))!.replica
  const told = [...store.where(auditLog, {})]
    .flatMap(({ subject }) => (subject?.includes('second factor') ? [subject] : []))
    .slice(-2)
  expect(told).toEqual(['Everybody needs a second factor', 'A second factor is no longer needed'])
})

test('who was signed in by the company’s provider needs none besides; another company’s provider does not count', async () => {
  await require(true)
  const byOwn = new Traveller(stage)
  expect(await byOwn.signIn('lena@harbor.example', { companyId: harborId })).toBe('/dashboard')
  expect(await opens(byOwn)).toBe(200)
  const byOther = new Traveller(stage)
  expect(await byOther.signIn('lena@harbor.example', { companyId: lanternId })).toBe('/dashboard')
  expect([await opens(byOther), await opens(byOther, lanternId)]).toEqual([401, 200])
  // What an earlier configuration has proved counts no more.
  const { status } = await asking(stage, mayas, 'provider', {
    companyId: harborId,
    ...settingsOf(false),
    issuer: insisting.atHarbor.issuer,
    clientId: 'another',
  })
  expect(status).toBe(200)
  expect(await opens(byOwn)).toBe(401)
})

test('files, exports, feeds and tokens are closed to a session without one; what programs have already goes on', async () => {
  const open = traveller(await stage.signIn(lena))
  const made = await open.post('/api/tokens', {
    companyId: harborId,
    name: 'Numbers',
    scopes: ['tasks:read'],
    teamIds: null,
    expires: '30',
    proposes: false,
  })
  const { token } = (await made.json()) as { token: string }
  await require(true)
  for (const path of [
    `/api/exports/${harborId}`,
    `/api/tokens/${harborId}`,
    `/api/calendar/feed/${harborId}/tasks`,
    `/api/sync/${harborId.toUpperCase()}/bootstrap`,
  ])
    expect([path, await codeOf(await open.go(path))]).toEqual([path, 'identity/second-factor-first'])
  const byProgram = await fetch(`${stage.url}/api/v1/queries/myTasks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(byProgram.status).not.toBe(401)
  // Whoever is no member hears the same as ever.
  expect(await opens(traveller(await stage.signIn(await stage.newcomer('ina@harbor.example'))))).toBe(404)
})
