import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { createDraft, startChart } from '../charts/charts.mutations.ts'
import { orgChartsInSight } from '../charts/charts.queries.ts'
import { publishDraft } from '../publish/publish.mutations.ts'
import type { EarlierCharts } from './earlier.requests.ts'
import { MOST_SNAPSHOTS } from './snapshots.rules.ts'

let server: Served
beforeAll(async () => {
  server = await served({})
})
afterAll(() => server.stop())

async function ask(name: string, path: string, body?: object) {
  const { cookie } = await server.signIn(server.harbor.people[name]!)
  return fetch(`${server.url}/api/org-chart/${server.harbor.id}/earlier${path}`, {
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}

test('managers read the latest twenty charts that were live, and draft one of them; nobody else does', async () => {
  const { node } = server.services
  const companyId = server.harbor.id
  const { userId: mayaId } = await server.signIn(server.harbor.people['maya']!)
  const seats = [{ id: newId(), name: 'Captain' }]
  await node.run(companyId, mayaId, startChart, { id: newId(), name: 'Org Chart', seats })
  for (let count = 0; count <= MOST_SNAPSHOTS; count++) {
    const chartId = newId()
    await node.run(companyId, mayaId, createDraft, { id: chartId, name: `Draft ${count}` })
    await node.run(companyId, mayaId, publishDraft, { chartId, taken: [] })
  }
  await expect
    .poll(async () => ((await (await ask('maya', '')).json()) as EarlierCharts).charts.length)
    .toBe(MOST_SNAPSHOTS)
  const { charts } = (await (await ask('omar', '')).json()) as EarlierCharts
  expect(charts[0]).toMatchObject({ label: `Draft ${MOST_SNAPSHOTS}`, createdBy: mayaId })
  const [{ id }] = charts as [EarlierCharts['charts'][number]]
  expect(await (await ask('omar', `/${id}`)).json()).toMatchObject({ seats: [{ name: 'Captain' }] })
  expect((await ask('lena', '')).status).toBe(403)
  expect((await ask('lena', `/${id}`)).status).toBe(403)
  const draft = { id: newId(), name: 'As before' }
  expect((await ask('lena', `/${id}/draft`, draft)).status).toBe(403)
  expect((await ask('omar', `/${newId()}/draft`, draft)).status).toBe(404)
  expect((await ask('omar', `/${id}/draft`, draft)).status).toBe(200)
  const { drafts } = await node.ask(companyId, mayaId, orgChartsInSight, {})
  expect(drafts.map(({ name }) => name)).toEqual(['As before'])
})
