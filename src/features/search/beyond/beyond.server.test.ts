import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueRow } from '../../../../tests/issue-rows.ts'
import { endedMeeting } from '../../../../tests/journeys/meeting-rows.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { clearSchedule, setSchedule } from '../../meetings/schedule/schedules.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { issues } from '../../issues/issues.table.ts'
import { insertRows } from '../../people/insert-rows.mutations.ts'
import { newRow } from '../../people/company-rows.rules.ts'
import { people } from '../../people/people.table.ts'
import type { FoundBeyond } from './beyond.requests.ts'

const LONG_AGO = '2024-03-02T08:00:00.000Z'

let server: Served
let lena: SignedIn, maya: SignedIn, omar: SignedIn, ravi: SignedIn

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
  const meetings = [harbor.teams['crew'], harbor.teams['leadership']].map((teamId) =>
    endedMeeting(teamId, omarId!, LONG_AGO),
  )
  const greta = newRow(people, {
    id: await server.newcomer('greta@harbor.example'),
    email: 'greta@harbor.example',
    fullName: 'Greta Gone',
    avatarUrl: null,
    level: 'member',
    status: 'removed',
    joinedAt: LONG_AGO,
    lastActiveAt: null,
  })
  await services.node.run(harbor.id, null, insertRows([...rows, ...meetings, greta]), {})
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
  omar = await server.signIn(omarId!)
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

test('a slip of the hand is forgiven where nothing fits without it', async () => {
  expect((await beyond(lena, 'ancohr')).labels).toEqual(['Anchor 100%', 'Anchor chain', 'My anchor'])
  expect((await beyond(lena, 'anchr chan')).labels).toEqual(['Anchor chain'])
  expect((await beyond(lena, 'custommer')).labels).toEqual([])
  expect((await beyond(ravi, 'ancohr', server.lantern.id)).labels).toEqual([])
})

test('a meeting that has ended is found by its team, its kind and its day, by those who see the team alone', async () => {
  const meetings = async (who: SignedIn, text: string, companyId?: string) =>
    (await beyond(who, text, companyId)).found?.filter(({ kind }) => kind === 'meetings')
  const meeting = { label: 'crew', teamId: server.harbor.teams['crew'], meetingType: 'weekly', at: LONG_AGO }
  for (const text of ['crew weekly 2024-03-02', 'weekly 2 march', 'Wochenmeeting März', 'wekely marhc'])
    expect(await meetings(lena, text), text).toMatchObject([meeting])
  expect(await meetings(maya, 'weekly 2024-03-02')).toHaveLength(2)
  for (const text of ['leadership weekly', 'crew 2024-03-03', 'crew quarterly'])
    expect(await meetings(lena, text), text).toEqual([])
  expect(await meetings(ravi, 'weekly', server.lantern.id)).toEqual([])
})

test('a meeting is found by its day where the company’s teams meet', async () => {
  const { id, people: of, teams } = server.harbor
  const schedule = { id: newId(), teamId: teams['crew'], meetingType: 'weekly' as const }
  const time = { startsOn: '2024-03-04', timeOfDay: '22:00', minutes: 90, everyWeeks: 1 }
  const there = { ...schedule, ...time, timeZone: 'Pacific/Pago_Pago' }
  const kinds = async (text: string) => (await beyond(lena, text)).found?.map(({ kind }) => kind)
  await server.services.node.run(id, of['omar']!, setSchedule, there)
  expect(await kinds('crew weekly 2024-03-01')).toEqual(['meetings'])
  expect(await kinds('crew weekly 2024-03-02')).toEqual([])
  await server.services.node.run(id, of['omar']!, clearSchedule, { id: schedule.id })
})

test('somebody who has left is found by those who manage people alone', async () => {
  const gone = [{ kind: 'people', label: 'Greta Gone', detail: 'greta@harbor.example', state: null }]
  expect((await beyond(omar, 'greta')).found).toMatchObject(gone)
  expect((await beyond(omar, 'grtea')).found).toMatchObject(gone)
  expect((await beyond(lena, 'greta')).found).toEqual([])
  expect((await beyond(ravi, 'greta', server.lantern.id)).found).toEqual([])
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
