import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { issueRow } from '../../../tests/issue-rows.ts'
import type { ChartAnswer } from '../analytics/analytics.requests.ts'
import { CHARTS } from '../analytics/charts/chart-kinds.rules.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { issues } from '../issues/issues.table.ts'
import { newRow } from '../people/company-rows.rules.ts'
import { insertRows } from '../people/insert-rows.mutations.ts'
import { createTeam } from '../teams/teams.mutations.ts'
import { newId } from '../../sync/id.ts'
import { type Partner, partner } from './partner-harness.ts'

let here: Partner
const dock = newId()
const asMaya = () => [here.server.harbor.id, here.server.harbor.people['maya']!] as const

beforeAll(async () => {
  here = await partner()
  const { harbor, services } = here.server
  await services.node.run(...asMaya(), setLab, { lab: 'analytics', isOn: true })
  await services.node.run(...asMaya(), createTeam, { id: dock, membershipId: newId(), name: 'Dock' })
  const ownerId = harbor.people['maya']!
  const rows = [dock, dock, harbor.teams.crew].map((teamId) => newRow(issues, issueRow({ teamId, ownerId })))
  await services.node.run(harbor.id, null, insertRows(rows), {})
})
afterAll(() => here.stop())
beforeEach(() => {
  here.model.asked.length = 0
})

/** What the model is told when somebody's answer reads this chart. */
async function toldOf(name: string, what: { chart: string; team?: string }): Promise<string> {
  const who = await here.enter(here.server.harbor.people[name]!)
  here.model.script = (_asked, index) =>
    index === 0 ? [{ call: 'read_analytics', with: what }] : [{ say: 'Read.' }]
  here.model.asked.length = 0
  await here.ask(who, 'How do we develop?')
  const body = JSON.parse(here.model.asked[1]!.body) as { messages: { role: string; content: unknown }[] }
  return JSON.stringify(body.messages.find(({ role }) => role === 'tool')).replaceAll('\\"', '"')
}

const openedIn = (told: string) => /"figure":"Opened"[^}]*?"value":(\d+)/.exec(told)?.[1]

test('a chart is read by the rights that its route has', async () => {
  const maya = await here.server.signIn(here.server.harbor.people['maya']!)
  const path = `/api/analytics/${here.server.harbor.id}/issues`
  const { sums } = await here.get<ChartAnswer>(maya, path)
  const all = sums.find(({ at, state }) => at === null && state === 'opened')!.count
  expect(all).toBe(3)
  expect(openedIn(await toldOf('maya', { chart: 'issues' }))).toBe('3')
  expect(openedIn(await toldOf('maya', { chart: 'issues', team: dock }))).toBe('2')
  expect(openedIn(await toldOf('omar', { chart: 'issues' }))).toBe('1')
  expect(openedIn(await toldOf('omar', { chart: 'issues', team: dock }))).toBe('0')
  expect(await toldOf('lena', { chart: 'issues' })).toContain(
    'Not possible: Analytics are for managers and directors.',
  )
})

test.each(CHARTS)('%s is told within fifty rows and 8,000 characters', async (chart) => {
  const told = await toldOf('maya', { chart })
  expect(told.match(/"figure":/g)!.length).toBeLessThanOrEqual(50)
  expect(told.length).toBeLessThan(8_600)
})

test('a chart is not read while the company has switched analytics off', async () => {
  await here.server.services.node.run(...asMaya(), setLab, { lab: 'analytics', isOn: false })
  expect(await toldOf('maya', { chart: 'issues' })).toContain('Not possible')
})
