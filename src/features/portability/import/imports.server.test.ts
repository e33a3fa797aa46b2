import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { seedDemo } from '../../demo/demo.server.ts'
import type { Invitation } from '../../invitations/invitations.table.ts'
import type { Person } from '../../people/people.table.ts'
import { checked, exportOf, foundCompany, imported, rowsIn, unzipped } from '../portability-harness.ts'

let server: Served
let nora: SignedIn
let demoId: string
beforeAll(async () => {
  server = await served()
  const { pool, node } = server.services
  await seedDemo({ pool, node })
  const { rows } = await pool.query<{ id: string }>("select id from users where email like 'nora@%'")
  nora = await server.signIn(rows[0]!.id)
  const found = await pool.query<{ id: string }>(
    "select company_id as id from company_slugs where slug = 'tidewater-demo'",
  )
  demoId = found.rows[0]!.id
})
afterAll(() => server?.stop())

describe('a company that moves', () => {
  let before: Record<string, string>
  let after: Record<string, string>
  let companyId: string

  test('is looked through before anything is written', async () => {
    const file = await exportOf(server, nora, demoId)
    before = await unzipped(file)
    companyId = await foundCompany(server, nora, 'Harbor Two')
    const state = await checked(server, nora, companyId, file)
    expect(state).toMatchObject({
      state: 'checked',
      report: { company: 'Tidewater Instruments', problemCount: 0 },
    })
    expect(state.report!.people).toBe(12)
    const done = await imported(server, nora, companyId, state.id)
    expect(done.report?.problems).toEqual([])
    expect(done.state).toBe('done')
  }, 120_000)

  test('is the same again in every table but those that say who is a member', async () => {
    after = await unzipped(await exportOf(server, nora, companyId))
    const differing = [...server.services.node.codecs.keys()].filter(
      (name) => before[`json/${name}.jsonl`] !== after[`json/${name}.jsonl`],
    )
    expect(differing.toSorted()).toEqual([
      'audit_log',
      'companies',
      'invitations',
      'people',
      'team_members',
      'user_settings',
    ])
    for (const name of ['issues', 'tasks', 'team_goals', 'metric_values', 'meetings', 'comments'])
      expect(rowsIn(after, name).length).toBeGreaterThan(0)
  }, 60_000)

  test('has its people as they were, and each is asked before they are members again', () => {
    const people = rowsIn<Person>(after, 'people')
    expect(people.map(({ id, email, fullName }) => ({ id, email, fullName }))).toEqual(
      rowsIn<Person>(before, 'people').map(({ id, email, fullName }) => ({ id, email, fullName })),
    )
    expect(people.filter(({ status }) => status === 'active').map(({ email }) => email)).toEqual([
      rowsIn<Person>(before, 'people').find(({ id }) => id === nora.userId)!.email,
    ])
    const invitations = rowsIn<Invitation>(after, 'invitations').filter(({ status }) => status === 'pending')
    expect(invitations).toHaveLength(11)
    expect(
      invitations.every(({ invitedBy, sentTimes }) => invitedBy === nora.userId && sentTimes.length === 0),
    ).toBe(true)
  })
})

test('a company in which somebody works takes no import, and a director of another one none of its', async () => {
  const file = await exportOf(server, nora, demoId)
  await expect(checked(server, nora, demoId, file)).rejects.toThrow('import/not-empty')
  const companyId = await foundCompany(server, nora, 'Third')
  const ravi = await server.signIn(server.lantern.people['ravi']!)
  await expect(checked(server, ravi, companyId, file)).rejects.toThrow('404')
  const { id } = await checked(server, nora, companyId, file)
  await expect(imported(server, ravi, companyId, id)).rejects.toThrow('404')
  await expect(imported(server, nora, demoId, id)).rejects.toThrow('import/not-empty')
  await expect(checked(server, nora, companyId, file)).rejects.toThrow('import/under-way')
}, 60_000)
