import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../server/database/in-company.ts'
import { newId } from '../../sync/id.ts'
import { companiesOf, currentCompanyOf } from '../companies/company-directory.server.ts'
import { mySettings } from '../companies/companies.queries.ts'
import { invitePerson } from '../invitations/invitations.mutations.ts'
import { removePerson, setPermission } from './people.mutations.ts'
import { type Browser, type Harness, signedIn, startPeople } from '../../../tests/people-harness.ts'
import { renameEverywhere } from './people.server.ts'
import { peopleOfCompany, teamsWithMembers } from './people.queries.ts'

let harness: Harness
let maya: Browser
let number = 0

beforeAll(async () => {
  harness = await startPeople()
  maya = await signedIn(harness, 'maya@harbor.example')
})
afterAll(() => harness.stop())

const found = async (founder: Browser, name: string): Promise<string> =>
  (await founder.post('/api/companies', { name })).json().companyId

/** Somebody new who has joined the company at a level. */
async function joined(companyId: string, level: 'member' | 'director'): Promise<Browser> {
  const email = `person${++number}@harbor.example`
  const invitationId = newId()
  await harness.node.run(companyId, maya.userId, invitePerson, {
    id: invitationId,
    email,
    level,
    teamIds: [],
  })
  const browser = await signedIn(harness, email)
  await browser.post('/api/invitations/accept', { invitationId })
  return browser
}

describe('founding', () => {
  test('makes the founder director of a company with default settings, and puts them on its leadership team', async () => {
    const companyId = await found(maya, ' Harbor & Sons ')
    expect(await companiesOf(harness, maya.userId)).toEqual([
      {
        id: companyId,
        name: 'Harbor & Sons',
        slug: 'harbor-sons',
        level: 'director',
        joinedAt: expect.any(String),
      },
    ])
    expect(await currentCompanyOf(harness, maya.userId)).toBe(companyId)
    expect(await harness.node.ask(companyId, maya.userId, teamsWithMembers, {})).toMatchObject([
      { team: { name: 'Leadership', isLeadership: true }, members: [{ id: maya.userId }] },
    ])
    expect(await harness.node.ask(companyId, maya.userId, mySettings, {})).toMatchObject({
      voteLimit: 25,
      weekStartDay: 'monday',
    })
  })

  test('twenty companies founded at once under the same name get twenty addresses', async () => {
    const founders = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signedIn(harness, `twin${index}@harbor.example`)),
    )
    const answers = await Promise.all(
      founders.map((founder) => founder.post('/api/companies', { name: 'Twin' })),
    )
    const founded = answers.filter(({ statusCode }) => statusCode === 200)
    expect(founded).toHaveLength(20)
    const { rows } = await harness.pool.query(
      "select count(distinct slug)::int as slugs from company_slugs where slug like 'twin%'",
    )
    expect(rows).toEqual([{ slugs: 20 }])
  })

  test.each([{}, { name: ' ' }, { name: 'x'.repeat(101) }, { name: 'Harbor', director: newId() }])(
    '%j is refused',
    async (input) => {
      expect((await maya.post('/api/companies', input)).statusCode).toBe(400)
    },
  )

  test('stops after twenty a day', async () => {
    const founder = await signedIn(harness, 'founder@harbor.example')
    for (let tries = 0; tries < 20; tries++) await founder.post('/api/companies', { name: 'Many' })
    const refused = await founder.post('/api/companies', { name: 'Many' })
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'company/too-many-founded'])
  })
})

describe('switching', () => {
  test('opens the other company from then on', async () => {
    const [first, second] = [await found(maya, 'First'), await found(maya, 'Second')]
    expect(await currentCompanyOf(harness, maya.userId)).toBe(second)
    expect((await maya.post('/api/companies/switch', { companyId: first })).statusCode).toBe(200)
    expect(await currentCompanyOf(harness, maya.userId)).toBe(first)
  })

  test('a foreign company and one that does not exist answer the same', async () => {
    const ravi = await signedIn(harness, 'ravi@lantern.example')
    const companyId = await found(maya, 'Closed')
    const foreign = await ravi.post('/api/companies/switch', { companyId })
    const missing = await ravi.post('/api/companies/switch', { companyId: newId() })
    expect([foreign.statusCode, foreign.json()]).toEqual([missing.statusCode, missing.json()])
    expect(foreign.json().error.code).toBe('company/no-access')
    expect((await ravi.post('/api/companies/switch', { companyId: 'corrupted' })).statusCode).toBe(400)
  })

  test('an inactive member can neither switch to the company nor find it among their companies', async () => {
    const companyId = await found(maya, 'Strict')
    const lena = await joined(companyId, 'member')
    expect(await companiesOf(harness, lena.userId)).toHaveLength(1)
    await harness.node.run(companyId, maya.userId, setPermission, {
      auditId: newId(),
      personId: lena.userId,
      level: 'inactive',
    })
    expect(await companiesOf(harness, lena.userId)).toEqual([])
    await expect.poll(async () => (await lena.get('/api/invitations')).statusCode).toBe(401)
    const again = await signedInAgain(lena)
    expect((await again.post('/api/companies/switch', { companyId })).json().error.code).toBe(
      'company/membership-inactive',
    )
  })
})

test('somebody who was removed has no company left', async () => {
  const companyId = await found(maya, 'Leaving')
  const omar = await joined(companyId, 'director')
  expect(await currentCompanyOf(harness, omar.userId)).toBe(companyId)
  await harness.node.run(companyId, maya.userId, removePerson, { auditId: newId(), personId: omar.userId })
  expect(await companiesOf(harness, omar.userId)).toEqual([])
  expect(await currentCompanyOf(harness, omar.userId)).toBeNull()
})

test('a deactivated person is signed out, a promoted one is not', async () => {
  const companyId = await found(maya, 'Quiet')
  const lena = await joined(companyId, 'member')
  const give = (level: 'manager' | 'view-only') =>
    harness.node.run(companyId, maya.userId, setPermission, {
      auditId: newId(),
      personId: lena.userId,
      level,
    })
  await give('manager')
  expect((await lena.get('/api/invitations')).statusCode).toBe(200)
  await give('view-only')
  await expect.poll(async () => (await lena.get('/api/invitations')).statusCode).toBe(401)
})

test('a new name of the account shows in every company', async () => {
  const [first, second] = [await found(maya, 'One'), await found(maya, 'Two')]
  await renameEverywhere(harness, maya.userId, 'Maya Lind')
  for (const companyId of [first, second]) {
    expect((await harness.node.ask(companyId, maya.userId, peopleOfCompany, {}))[0]?.name).toBe('Maya Lind')
  }
})

test('without a person in the transaction the directory is empty, whoever asks', async () => {
  await inTransaction(harness.pool, async (client) => {
    expect((await client.query('select * from person_companies')).rows).toEqual([])
    expect((await client.query('select * from invited_addresses')).rows).toEqual([])
    expect((await client.query('select * from companies_of_user()')).rows).toEqual([])
  })
})

/** The same person in another browser: deactivation ended the sessions. */
async function signedInAgain({ userId }: Browser): Promise<Browser> {
  const { rows } = await harness.pool.query<{ email: string }>('select email from users where id = $1', [
    userId,
  ])
  await harness.pool.query("update users set email = 'was-' || email where id = $1", [userId])
  const other = await signedIn(harness, rows[0]!.email)
  await harness.pool.query('update sessions set user_id = $1 where user_id = $2', [userId, other.userId])
  return other
}
