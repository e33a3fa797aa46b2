import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueRow } from '../../../../tests/issue-rows.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { issues } from '../issues.table.ts'
import type { PastIssue } from './past.rules.ts'

const LONG_AGO = '2024-03-02T08:00:00.000Z'

let server: Served
let lena: SignedIn, maya: SignedIn, ravi: SignedIn
const winch = newId()

beforeAll(async () => {
  server = await served()
  const { harbor, lantern, services } = server
  const { lena: lenaId, maya: mayaId } = harbor.people
  const solved = (resolvedBy: string) => ({ status: 'resolved' as const, resolvedAt: LONG_AGO, resolvedBy })
  const crew = { teamId: harbor.teams['crew'], ownerId: lenaId!, createdAt: LONG_AGO }
  const leaders = { teamId: harbor.teams['leadership'], ownerId: mayaId!, createdAt: LONG_AGO }
  const rows = [
    issueRow({
      ...crew,
      ...solved(lenaId!),
      id: winch,
      title: 'The anchor winch jams',
      reopenedAt: LONG_AGO,
    }),
    issueRow({ ...crew, archivedAt: LONG_AGO, title: 'Anchor chain is rusty' }),
    issueRow({ ...crew, title: 'Anchor still open' }),
    issueRow({ ...leaders, ...solved(mayaId!), title: 'The anchor customer jams our plan' }),
  ].map((row) => newRow(issues, row))
  await services.node.run(harbor.id, null, insertRows(rows), {})
  await services.node.run(harbor.id, lenaId!, createTask, {
    id: newId(),
    title: 'Grease the winch',
    taskType: 'team',
    teamId: harbor.teams['crew'],
    dueDate: '2026-11-03',
    status: 'done',
    sourceIssueId: winch,
  })
  const meetingId = newId()
  const { omar } = harbor.people
  await services.node.run(harbor.id, omar!, startMeeting, {
    id: meetingId,
    participantId: newId(),
    transferId: newId(),
    teamId: harbor.teams['crew'],
    meetingType: 'weekly',
  })
  await services.node.options.inCompany(harbor.id, null, (client) =>
    client.query(
      `insert into meeting_notes (company_id, id, meeting_id, team_id, kind, issue_id, text, updated_by, updated_at)
       values ($1, $2, $3, $4, 'decision', $5, 'We grease it each spring.', $6, now())`,
      [harbor.id, newId(), meetingId, harbor.teams['crew'], winch, omar],
    ),
  )
  lena = await server.signIn(lenaId!)
  maya = await server.signIn(mayaId!)
  ravi = await server.signIn(lantern.people['ravi']!)
})
afterAll(() => server.stop())

async function similar(who: SignedIn, text: string, companyId = server.harbor.id) {
  const answer = await fetch(`${server.url}/api/issues/similar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: who.cookie, origin: server.url },
    body: JSON.stringify({ companyId, text }),
  })
  const body = (await answer.json()) as { found?: PastIssue[] }
  return { status: answer.status, found: body.found, titles: body.found?.map(({ title }) => title) }
}

test('issues solved long ago are found, with what was done and that they came back', async () => {
  const { found } = await similar(lena, 'Anchor winch jams again')
  expect(found).toMatchObject([
    {
      id: winch,
      title: 'The anchor winch jams',
      teamName: 'crew',
      state: 'resolved',
      since: LONG_AGO,
      cameBackAt: LONG_AGO,
      decision: 'We grease it each spring.',
      tasks: [{ title: 'Grease the winch', isDone: true }],
    },
  ])
})

test('dropped ones are found, open ones are every browser’s own', async () => {
  expect((await similar(lena, 'anchor')).titles?.toSorted()).toEqual([
    'Anchor chain is rusty',
    'The anchor winch jams',
  ])
})

test('nobody finds issues of a team that they don’t see, and directors find those of all', async () => {
  expect((await similar(lena, 'anchor customer plan')).titles).toEqual([])
  expect((await similar(maya, 'anchor customer plan')).titles).toEqual(['The anchor customer jams our plan'])
})

test('somebody of another company is told that there is no such company', async () => {
  expect(await similar(ravi, 'anchor')).toMatchObject({ status: 404 })
  expect((await similar(ravi, 'anchor', server.lantern.id)).titles).toEqual([])
})

test.each(['', ' ', 'the of', "'); drop table issues; --", '.*', '((((', '\\'])(
  'a text that says nothing finds nothing: %j',
  async (text) => {
    expect(await similar(lena, text)).toMatchObject({ status: 200, titles: [] })
  },
)
