import { afterAll, beforeAll, expect, test } from 'vitest'
import { refused } from '../../../../tests/refused.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { asking } from '../../integrations/receiver-harness.ts'
import { checked, exportOf, foundCompany, imported } from '../../portability/portability-harness.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import type { PlanField } from '../plan-blocks.rules.ts'
import { addPlanItems, removePlanItem, writePlanItem } from '../plan-items.mutations.ts'
import { writePlanText } from '../plan-texts.mutations.ts'
import { archivePlan, sharePlan } from '../strategy.mutations.ts'
import { planSheet } from '../strategy.queries.ts'
import { replacePlanContent } from './replace-plan.mutations.ts'
import { MOST_VERSIONS, type VersionAnswer, type VersionList } from './versions.requests.ts'

let server: Served
let ask: ReturnType<typeof asking>
let signedIn: Record<string, SignedIn>
const planId = newId()

beforeAll(async () => {
  server = await served()
  ask = asking(server.url)
  const everybody = { ...server.harbor.people, ...server.lantern.people }
  signedIn = Object.fromEntries(
    await Promise.all(Object.entries(everybody).map(async ([name, id]) => [name, await server.signIn(id)])),
  ) as Record<string, SignedIn>
  const { leadership } = server.harbor.teams
  await does('maya', addPlanItems, {
    teamId: leadership,
    planId,
    list: 'values',
    items: [
      { id: newId(), title: 'Measure first' },
      { id: newId(), title: 'Say it early' },
    ],
  })
  await writes('niche', 'Depth sounders')
})
afterAll(() => server.stop())

const does = <Args>(name: string, mutation: Mutation<Args>, args: Args) =>
  server.services.node.run(server.harbor.id, server.harbor.people[name]!, mutation, args)

const writes = (field: PlanField, text: string, from = 0) =>
  does('maya', writePlanText, {
    teamId: server.harbor.teams.leadership,
    planId,
    field,
    text,
    from,
  })

const path = () => `/api/plans/${server.harbor.id}/${planId}/versions`
const list = async (name = 'maya') => (await ask<VersionList>(path(), signedIn[name]!)).body.versions
const save = (label: string | null, name = 'maya') =>
  ask('/api/plans/versions', signedIn[name]!, { companyId: server.harbor.id, planId, label })
const contentIn = async (versionId: string) =>
  (await ask<VersionAnswer>(`${path()}/${versionId}`, signedIn['maya']!)).body.content
const sheet = async () =>
  (await server.services.node.ask(server.harbor.id, server.harbor.people['maya']!, planSheet, {
    teamId: server.harbor.teams.leadership,
  }))!

const countOf = async (kind: string) => (await list()).filter((version) => version.kind === kind).length

test('a version keeps what the plan says, under a name', async () => {
  expect((await save('  ')).status).toBe(400)
  expect((await save('First draft')).status).toBe(200)
  const [version] = await list()
  expect(version).toMatchObject({ kind: 'saved', label: 'First draft', createdBy: signedIn['maya']!.userId })
  const content = await contentIn(version!.id)
  expect(content.texts).toEqual([{ field: 'niche', text: 'Depth sounders' }])
  expect(content.items.map(({ title }) => title)).toEqual(['Measure first', 'Say it early'])
})

test('versions go along with a company', async () => {
  const maya = signedIn['maya']!
  const companyId = await foundCompany(server, maya, 'Harbor Two')
  const { id: importId } = await checked(
    server,
    maya,
    companyId,
    await exportOf(server, maya, server.harbor.id),
  )
  await imported(server, maya, companyId, importId)
  const there = `/api/plans/${companyId}/${planId}/versions`
  const { versions } = (await ask<VersionList>(there, maya)).body
  expect(versions.map(({ label }) => label)).toEqual(['First draft'])
  const { content } = (await ask<VersionAnswer>(`${there}/${versions[0]!.id}`, maya)).body
  expect(content).toEqual(await contentIn((await list())[0]!.id))
}, 60_000)

test('only those who write the plan read and save its versions', async () => {
  const [version] = await list()
  await does('maya', sharePlan, { planId, audience: 'company' })
  for (const [name, status] of [
    ['omar', 200],
    ['lena', 403],
    ['theo', 403],
    ['ravi', 404],
  ] as const) {
    const answers = [
      await ask(path(), signedIn[name]!),
      await ask(`${path()}/${version!.id}`, signedIn[name]!),
      await save('Mine', name),
    ]
    expect([name, ...answers.map((answer) => answer.status)]).toEqual([name, status, status, status])
  }
  const elsewhere = `/api/plans/${server.lantern.id}/${planId}/versions/${version!.id}`
  expect((await ask(elsewhere, signedIn['ravi']!)).status).toBe(404)
})

test('one comes by itself when sharing widens, and not when it narrows or nothing has changed', async () => {
  await writes('purpose', 'So that nobody runs aground')
  await does('maya', sharePlan, { planId, audience: 'managers' })
  await does('maya', sharePlan, { planId, audience: 'team' })
  await expect.poll(() => countOf('shared')).toBe(1)
  await does('maya', sharePlan, { planId, audience: 'company' })
  await writes('purpose', 'So that nobody drowns', 1)
  await does('maya', sharePlan, { planId, audience: 'managers' })
  await does('maya', sharePlan, { planId, audience: 'company' })
  await expect.poll(() => countOf('shared')).toBe(2)
})

test('one comes by itself after a quarterly meeting of the team', async () => {
  const { leadership, crew } = server.harbor.teams
  await writes('guarantee', 'At sea again in 48 hours')
  for (const [teamId, meetingType] of [
    [leadership, 'weekly'],
    [crew, 'quarterly'],
    [leadership, 'quarterly'],
  ] as const) {
    const meetingId = newId()
    const ids = { id: meetingId, participantId: newId(), transferId: newId() }
    await does('omar', startMeeting, { ...ids, teamId, meetingType })
    await does('omar', endMeeting, { id: newId(), meetingId })
  }
  await expect.poll(() => countOf('meeting')).toBe(1)

  // Looked for even if the meeting found that everything is still true.
  const unchanged = newId()
  const ids = { id: unchanged, participantId: newId(), transferId: newId() }
  await does('omar', startMeeting, { ...ids, teamId: leadership, meetingType: 'quarterly' })
  await does('omar', endMeeting, { id: newId(), meetingId: unchanged })
  await does('maya', sharePlan, { planId, audience: 'managers' })
  await does('maya', sharePlan, { planId, audience: 'company' })
  await expect.poll(() => countOf('meeting')).toBe(2)
})

test('a version comes back as new edits, entries that were removed too', async () => {
  await save('Before the storm')
  const { items, texts } = await sheet()
  const [first, second] = items
  await does('omar', removePlanItem, { itemId: first!.id })
  await does('omar', writePlanItem, {
    itemId: second!.id,
    field: 'title',
    text: 'Say it late',
    from: 1,
  })
  await writes('niche', 'Echo sounders', 1)
  await does('omar', addPlanItems, {
    teamId: server.harbor.teams.leadership,
    planId,
    list: 'values',
    items: [{ id: newId(), title: 'Row hard' }],
  })
  const content = await contentIn((await list())[0]!.id)
  await does('omar', replacePlanContent, {
    planId,
    texts: content.texts,
    items: content.items.map((item) => ({ ...item, freshId: newId() })),
  })
  const after = await sheet()
  expect(after.items.map(({ id, title }) => [id, title])).toEqual(items.map(({ id, title }) => [id, title]))
  const said = (rows: typeof texts) => rows.map(({ field, text }) => `${field} ${text}`).toSorted()
  expect(said(after.texts)).toEqual(said(texts))
  expect(after.items[1]!.titleVersion).toBe(3)
})

test('a plan that was put away, or an entry of another plan, is not written so', async () => {
  const foreign = newId()
  await does('maya', addPlanItems, {
    teamId: server.harbor.teams.leadership,
    planId,
    list: 'path',
    items: [{ id: foreign, title: 'Sea trial' }],
  })
  await does('maya', archivePlan, { planId })
  const other = newId()
  await does('maya', addPlanItems, {
    teamId: server.harbor.teams.leadership,
    planId: other,
    list: 'path',
    items: [{ id: newId(), title: 'Check' }],
  })
  const item = {
    list: 'path' as const,
    title: 'Taken',
    note: '',
    amount: null,
    unit: null,
    metricId: null,
    goalId: null,
  }
  await expect(does('maya', replacePlanContent, { planId, texts: [], items: [] })).rejects.toMatchObject(
    refused('plan/archived'),
  )
  await does('maya', replacePlanContent, {
    planId: other,
    texts: [],
    items: [{ ...item, id: foreign, freshId: newId() }],
  })
  const { items } = await sheet()
  expect(items.map(({ id, title }) => [id === foreign, title])).toEqual([[false, 'Taken']])
})

test('the last 100 are kept', async () => {
  for (let index = 0; index <= MOST_VERSIONS; index++) await save(`Version ${index}`)
  const kept = await list()
  expect(kept).toHaveLength(MOST_VERSIONS)
  expect(kept[0]!.label).toBe(`Version ${MOST_VERSIONS}`)
  expect(kept.at(-1)!.label).toBe('Version 1')
})
