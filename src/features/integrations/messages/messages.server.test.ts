import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { setOwnWords } from '../../companies/own-words/own-words.mutations.ts'
import { createIssue, resolveIssue } from '../../issues/issues.mutations.ts'
import { rateMeeting } from '../../meeting-room/conclude/ratings.mutations.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { createMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { assignMetric } from '../../metrics/teams/metric-teams.mutations.ts'
import {
  cellOf,
  cellsOf,
  setMetricValue,
  setMetricValues,
} from '../../metrics/values/metric-values.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { dateText } from '../../time/time.text.ts'
import { fanOut } from '../deliveries/fan-out.server.ts'
import { asking, type Receiver, startReceiver } from '../receiver-harness.ts'
import { meetingMessage } from './messages.rules.ts'
import { escaped } from './slack.rules.ts'

let server: Served
let receiver: Receiver
let maya: SignedIn
const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))

beforeAll(async () => {
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  receiver = await startReceiver()
  maya = await server.signIn(server.harbor.people['maya']!)
  const { crew, leadership } = server.harbor.teams
  await channel(crew, '/crew')
  await channel(leadership, '/leadership')
})
afterAll(async () => {
  await server.stop()
  await receiver.stop()
})

const channel = (teamId: string, path: string) =>
  asking(server.url)('/api/hooks', maya, {
    kind: 'message',
    companyId: server.harbor.id,
    teamId,
    address: receiver.url + path,
    events: ['meeting.ended', 'metric.off_track'],
  })
const run = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>, person = 'omar') =>
  server.services.node.run(server.harbor.id, server.harbor.people[person]!, mutation, args)
const heard = () =>
  receiver.received.map(({ path, body }) => ({ path, text: (JSON.parse(body) as { text: string }).text }))

async function newMetric(name: string, more: { teamId?: string; targetValue?: number; formula?: string }) {
  const id = newId()
  const { crew: teamId } = server.harbor.teams
  const ownerId = server.harbor.people['omar']!
  const target = {
    targetValue: null,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  } as const
  await run(createMetric, {
    id,
    teamId,
    ownerId,
    name,
    description: null,
    unit: 'number',
    ...target,
    ...more,
  })
  return id
}
const enter = (cells: [metricId: string, value: number, week?: string][]) =>
  run(
    setMetricValues,
    cellsOf(cells.map(([metricId, value, week = THIS_WEEK]) => ({ metricId, value, week }))),
  )

test('a team’s channel reads how its meeting ended, and no other team’s does', async () => {
  await run(setOwnWords, { weeklyMeeting: { one: 'Level 10', many: 'Level 10s' } }, 'maya')
  const { crew: teamId } = server.harbor.teams
  const meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await run(startMeeting, { ...ids, teamId, meetingType: 'weekly' })
  const issueId = newId()
  await run(createIssue, {
    id: issueId,
    title: '<!channel> *Leak* & <@U1>',
    issueType: 'short_term',
    teamId,
    meetingId,
  })
  await run(resolveIssue, { id: issueId })
  await run(rateMeeting, { id: newId(), meetingId, rating: 8, note: null })
  await run(endMeeting, { id: newId(), meetingId })
  await expect.poll(heard, { timeout: 15_000 }).toHaveLength(1)
  const [{ path, text }] = heard() as [{ path: string; text: string }]
  expect(path).toBe('/crew')
  expect(text).toMatch(/Level 10\S* has ended\./)
  expect(text).toContain('Rating: 8.0 (1 person)')
  expect(text).toContain('1 issue was solved:')
  expect(text).toContain('&lt;!channel&gt;')
  expect(text).not.toMatch(/<|(?<!\S)@U1/)
})

test('it reads once a week that a metric is off track, however often its value changes', async () => {
  receiver.received.length = 0
  const metricId = await newMetric('Leads', { targetValue: 10 })
  for (const value of [12, 4, 11, 3]) await run(setMetricValue, { ...cellOf(metricId, THIS_WEEK), value })
  // Long over: nobody has to look at it now.
  await run(setMetricValue, { ...cellOf(metricId, '2026-01-05'), value: 1 })
  await fanOut(server.services, server.harbor.id)
  await expect.poll(heard, { timeout: 15_000 }).toHaveLength(1)
  expect(heard()[0]!.text).toContain('*Leads* is off track')
  expect(heard()[0]!.text).toContain('Value: 4 · Target: 10')
})

test('a formula that an entry of an input puts off track is told once, in the weeks that the entry leads to', async () => {
  receiver.received.length = 0
  const [deals, renewals] = [await newMetric('Deals', {}), await newMetric('Renewals', {})]
  const sum = `[${deals}] + [${renewals}]`
  await enter([
    [deals, 8],
    [renewals, 4],
  ])
  await fanOut(server.services, server.harbor.id)
  // Off track from the beginning, and of an input that nobody enters anything for below.
  await newMetric('Renewals again', { formula: `[${renewals}]`, targetValue: 100 })
  const total = await newMetric('Total', { formula: sum, targetValue: 10 })
  await newMetric('Twice', { formula: `[${total}] * 2`, targetValue: 20 })
  await newMetric('Late', { formula: `lag([${deals}], 1)`, targetValue: 5 })
  await enter([[deals, 9]])
  await enter([[deals, 3]])
  await expect.poll(heard, { timeout: 15_000 }).toHaveLength(2)
  await enter([[deals, 2]])
  await enter([
    [deals, 2],
    [deals, 1, addDays(THIS_WEEK, -7)],
  ])
  // In the week before, the first three are off track too, and the last one in this week.
  await expect.poll(heard, { timeout: 15_000 }).toHaveLength(5)
  const week = dateText(THIS_WEEK)
  const told = heard().map(({ path, text }) => `${path} ${text.replace('\n', ' ')}`)
  const of = (name: string, day: string) =>
    told.filter((one) => one.includes(`*${name}* is off track in the week of ${day}.`))
  expect(of('Total', week)).toEqual([
    `/crew *Total* is off track in the week of ${week}. Value: 7 · Target: 10`,
  ])
  expect(of('Twice', week)[0]).toContain('Value: 14 · Target: 20')
  expect(of('Late', week)[0]).toContain('Value: 1 · Target: 5')
  const before = dateText(addDays(THIS_WEEK, -7))
  expect([...of('Total', before), ...of('Twice', before)]).toHaveLength(2)
})

test('a formula tells a channel nothing that its team does not see', async () => {
  receiver.received.length = 0
  const { crew, leadership } = server.harbor.teams
  const profit = await newMetric('Profit', { teamId: leadership })
  await newMetric('Share of it', { formula: `[${profit}] / 2`, targetValue: 10 })
  await enter([[profit, 2]])
  await fanOut(server.services, server.harbor.id)
  await newMetric('Own', { teamId: leadership, formula: `[${profit}]`, targetValue: 10 })
  await enter([[profit, 4]])
  await expect.poll(heard, { timeout: 15_000 }).toHaveLength(1)
  expect(heard()[0]!.path).toBe('/leadership')
  await run(assignMetric, { id: newId(), metricId: profit, teamId: crew })
  await enter([[profit, 6]])
  await expect.poll(heard, { timeout: 15_000 }).toHaveLength(2)
  expect(heard()[1]).toMatchObject({
    path: '/crew',
    text: expect.stringContaining('Value: 3 · Target: 10') as string,
  })
})

test('it reads the company’s own words, and titles as they are', () => {
  const solved = [{ title: 'An issue with the dock', personIds: [] }]
  const message = meetingMessage(
    'Crew',
    { meetingRatings: {}, issuesResolved: solved as never, tasksCreated: [] },
    { issue: { one: 'Opportunity', many: 'Opportunities' } },
  )
  expect(message).toContain('1 opportunity was solved:')
  expect(message).toContain('An issue with the dock')
})

test('no title can mention anybody, link anywhere or mark up what follows', () => {
  for (const title of [
    '<!here>',
    '<@U024BE7LH>',
    '<https://evil.example|Login>',
    '@channel',
    'a\n\nb *bold* _i_ `c` ~s~',
  ]) {
    const text = escaped(title)
    expect(text).not.toMatch(/[<>\n]|[@*_~`](?!\u200B)/u)
  }
  expect(escaped('x'.repeat(900))).toHaveLength(200)
  expect(escaped('Fish & chips')).toBe('Fish &amp; chips')
})
