import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueRow } from '../../../../tests/issue-rows.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { issues } from '../../issues/issues.table.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import type { FoundBeyond } from './beyond.requests.ts'

const LONG_AGO = '2024-03-02T08:00:00.000Z'

let server: Served
let lena: SignedIn, maya: SignedIn, ravi: SignedIn

beforeAll(async () => {
  server = await served()
  const { harbor, lantern, services } = server
  const { lena: lenaId, maya: mayaId, omar: omarId } = harbor.people
  const crew = { teamId: harbor.teams['crew'], ownerId: lenaId!, createdAt: LONG_AGO }
  const leaders = { teamId: harbor.teams['leadership'], ownerId: mayaId!, createdAt: LONG_AGO }
  const rows = [
    issueRow({
      ...crew,
      title: 'Anchor 100%',
      status: 'resolved',
      resolvedAt: LONG_AGO,
      resolvedBy: lenaId!,
    }),
    issueRow({ ...crew, title: 'Anchor chain', archivedAt: LONG_AGO }),
    issueRow({ ...crew, title: 'Anchor still open' }),
    issueRow({ ...leaders, title: 'Anchor customer', archivedAt: LONG_AGO }),
  ].map((row) => newRow(issues, row))
  await services.node.run(harbor.id, null, insertRows(rows), {})
  for (const by of [lenaId!, omarId!]) {
    await services.node.run(harbor.id, by, createTask, {
      id: newId(),
      title: by === lenaId ? 'My anchor' : 'His anchor',
      taskType: 'personal',
      dueDate: '2026-11-03',
      status: 'done',
    })
  }
  lena = await server.signIn(lenaId!)
  maya = await server.signIn(mayaId!)
  ravi = await server.signIn(lantern.people['ravi']!)
})
afterAll(() => server.stop())

async function beyond(who: SignedIn, text: string, companyId = server.harbor.id) {
  const answer = await fetch(`${server.url}/api/search/beyond`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: who.cookie, origin: server.url },
    body: JSON.stringify({ companyId, text }),
  })
  const { found } = (await answer.json()) as { found?: FoundBeyond[] }
  return { status: answer.status, found, labels: found?.map(({ label }) => label).toSorted() }
}

test('what was finished or archived long ago is found, one’s own personal tasks too, and open work not', async () => {
  const { found, labels } = await beyond(lena, 'ANCHOR')
  expect(labels).toEqual(['Anchor 100%', 'Anchor chain', 'My anchor'])
  const chain = { kind: 'issues', state: 'archived', at: LONG_AGO, detail: 'crew' }
  expect(found?.find(({ label }) => label === 'Anchor chain')).toMatchObject(chain)
  expect((await beyond(lena, 'chain crew')).labels).toEqual(['Anchor chain'])
})

test('a director finds the work of teams that they are not on, open or not; a member finds none of it', async () => {
  expect((await beyond(maya, 'anchor')).labels).toEqual([
    'Anchor 100%',
    'Anchor chain',
    'Anchor customer',
    'Anchor still open',
  ])
  expect((await beyond(lena, 'customer')).labels).toEqual([])
})

test('another company is not there, and one’s own has nothing of it', async () => {
  expect(await beyond(ravi, 'anchor')).toMatchObject({ status: 404 })
  expect((await beyond(ravi, 'anchor', server.lantern.id)).labels).toEqual([])
})

test.each(['', 'a', '%%', '__', '\\\\', "'); drop table issues; --"])(
  'signs that mean something to the database mean nothing here: %j',
  async (text) => {
    expect(await beyond(lena, text)).toMatchObject({ status: 200, labels: [] })
  },
)

test('a sign is found as itself', async () => {
  expect((await beyond(lena, '100%')).labels).toEqual(['Anchor 100%'])
})
