import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Step } from '../../../tests/model-server.ts'
import { newId } from '../../sync/id.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { createProcess } from '../processes/processes.mutations.ts'
import { publishProcess } from '../processes/publishing/publish.mutations.ts'
import { addSteps } from '../processes/steps/steps.mutations.ts'
import { createDraft, startChart } from '../org-chart/charts/charts.mutations.ts'
import { removeTeamMember } from '../people/team-members.mutations.ts'
import { writePlanText } from '../strategy/plan-texts.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { updateTeam } from '../teams/teams.mutations.ts'
import { addToolItem } from '../tools/sheets/items.mutations.ts'
import { createToolSheet } from '../tools/sheets/sheets.mutations.ts'
import { type ToolSheet, toolSheets } from '../tools/sheets/sheets.table.ts'
import { SHEET_TOOLS } from '../tools/sheets/tool-names.rules.ts'
import { company, person, roster, team } from '../../sync/scope.ts'
import { isOneOnly } from './reads.server.ts'
import { textIn, type Partner, partner } from './partner-harness.ts'

const MARK = /MARK-[a-z]+-[a-z]+-\d+/g
const CALLS_IN_A_ROUND = 8

let here: Partner
let serial = 0
const processIds: string[] = []
const mark = (whose: string, what: string) => `MARK-${whose}-${what}-${++serial}`

beforeAll(async () => {
  here = await partner()
  const { harbor, lantern } = here.server
  const crew = { id: harbor.teams.crew, hasStrategicPlan: true }
  await here.server.services.node.run(harbor.id, harbor.people['maya']!, updateTeam, crew)
  await here.server.services.node.run(harbor.id, harbor.people['maya']!, setLab, {
    lab: 'process',
    isOn: true,
  })
  await fill(harbor.id, harbor.people['omar']!, harbor.teams.crew, 'crew')
  await fill(harbor.id, harbor.people['maya']!, harbor.teams.leadership, 'leaders')
  await fill(lantern.id, lantern.people['ravi']!, lantern.teams.leadership, 'lantern')
  for (const name of ['maya', 'omar', 'lena']) await fillOwn(harbor.id, harbor.people[name]!, name)
})
afterAll(() => here.stop())
beforeEach(() => {
  here.model.asked.length = 0
})

/** One row of each kind in a team, each with a mark of its own. */
async function fill(companyId: string, personId: string, teamId: string, whose: string): Promise<void> {
  const { node } = here.server.services
  const run = node.run.bind(node)
  const id = newId
  await run(companyId, personId, createIssue, {
    id: id(),
    teamId,
    title: mark(whose, 'issue'),
    description: mark(whose, 'about'),
    issueType: 'short_term',
  })
  await run(companyId, personId, createHeadline, {
    id: id(),
    teamId,
    title: mark(whose, 'headline'),
    content: mark(whose, 'news'),
  })
  await run(companyId, personId, createGoal, {
    id: id(),
    teamId,
    title: mark(whose, 'goal'),
    description: mark(whose, 'why'),
    ownerId: null,
    targetDate: null,
    isCompanyGoal: false,
  })
  await run(companyId, personId, createMetric, {
    id: id(),
    teamId,
    groupId: null,
    ownerId: personId,
    name: mark(whose, 'metric'),
    description: mark(whose, 'formula'),
    unit: 'number',
    targetValue: 1,
    targetLogic: 'equal',
    aggregationType: 'average',
  })
  await run(companyId, personId, writePlanText, {
    teamId,
    planId: id(),
    field: 'purpose',
    text: mark(whose, 'plan'),
    from: 0,
  })
  await run(companyId, personId, createTask, {
    id: id(),
    teamId,
    title: mark(whose, 'task'),
    taskType: 'team',
    dueDate: '2026-12-01',
    assigneeIds: [personId],
  })
  const processId = id()
  await run(companyId, personId, createProcess, {
    id: processId,
    teamId,
    name: mark(whose, 'process'),
    ownerId: personId,
  })
  const step = { id: id(), title: mark(whose, 'step'), body: mark(whose, 'body') }
  await run(companyId, personId, addSteps, { processId, beforeId: null, steps: [step] })
  const versionId = id()
  await run(companyId, personId, publishProcess, {
    id: processId,
    versionId,
    changeNote: '',
    confirmAgain: true,
  })
  processIds.push(processId)
  if (whose === 'crew') return
  await run(companyId, personId, startChart, {
    id: id(),
    name: 'Chart',
    seats: [{ id: id(), name: mark(whose, 'seat') }],
  })
  await run(companyId, personId, createDraft, { id: id(), name: mark(whose, 'draft') })
}

/** What is somebody's alone. */
async function fillOwn(companyId: string, personId: string, whose: string): Promise<void> {
  const { node } = here.server.services
  await node.run(companyId, personId, createTask, {
    id: newId(),
    title: mark(whose, 'private'),
    taskType: 'personal',
    dueDate: '2026-12-01',
  })
  if (whose === 'lena') return
  const sheetId = newId()
  await node.run(companyId, personId, createToolSheet, {
    id: sheetId,
    tool: 'delegate-elevate',
    title: mark(whose, 'sheet'),
  })
  await node.run(companyId, personId, addToolItem, {
    id: newId(),
    sheetId,
    section: 'love-great',
    text: mark(whose, 'item'),
  })
}

/** Every tool with every id, those of other teams and companies too: what a model does that has been talked into it. */
function everyCall(): Step[] {
  const { harbor, lantern } = here.server
  const teams = [...Object.values(harbor.teams), ...Object.values(lantern.teams)]
  const ofTeams = teams.flatMap((team): Step[] => [
    { call: 'read_goals', with: { team } },
    { call: 'read_metrics', with: { team } },
    { call: 'read_issues', with: { team, which: 'short_term' } },
    { call: 'read_headlines', with: { team } },
    { call: 'read_meetings', with: { team } },
    { call: 'read_plan', with: { team } },
    { call: 'read_analytics', with: { chart: 'issues', team } },
    { call: 'propose_issue', with: { title: 'x', description: null, team, isLongTerm: false } },
  ])
  const others = SHEET_TOOLS.map((tool): Step => ({ call: 'read_tool_sheets', with: { tool } }))
  return [
    ...ofTeams,
    ...others,
    { call: 'read_teams', with: {} },
    { call: 'read_people', with: {} },
    { call: 'read_my_tasks', with: {} },
    { call: 'read_my_tasks', with: { person: harbor.people['maya'] } },
    { call: 'read_seats', with: {} },
    { call: 'read_processes', with: {} },
    ...processIds.map((process): Step => ({ call: 'read_process', with: { process } })),
  ]
}

/** The marks of all rows of the company that this person's scopes hold, by the rows themselves. */
async function marksFor(personId: string): Promise<Set<string>> {
  const { node } = here.server.services
  const { replica } = (await node.company(here.server.harbor.id))!
  const actor = replica.actor(personId)!
  const rows = node.options.app.tables.flatMap((table) =>
    replica.store.where(table, {}).filter((row) => actor.sees(table.scope(row))),
  )
  return new Set(JSON.stringify(rows).match(MARK))
}

test.each([
  ['maya', 'sheet', false],
  ['maya', 'sheet', true],
  ['omar', 'sheet', false],
  ['omar', 'sheet', true],
  ['lena', 'issue', false],
])('no request of %s holds a row beyond their scopes (%s, private pages: %s)', async (name, _what, all) => {
  const personId = here.server.harbor.people[name]!
  const who = await here.enter(personId)
  const calls = everyCall()
  here.model.script = (_asked, index) => {
    const some = calls.slice(index * CALLS_IN_A_ROUND, (index + 1) * CALLS_IN_A_ROUND)
    return some.length > 0 ? some : [{ say: 'Done.' }]
  }
  const events = await here.ask(who, 'Tell me everything.', { includesPrivate: all })
  expect(textIn(events)).toBe('Done.')
  const sent = new Set(
    here.model.asked
      .map(({ body }) => body)
      .join()
      .match(MARK),
  )
  const allowed = await marksFor(personId)
  expect([...sent].filter((one) => !allowed.has(one))).toEqual([])
  expect(new Set([...sent].map((one) => one.split('-')[2]))).toEqual(
    new Set([
      'issue',
      'about',
      'headline',
      'news',
      'goal',
      'why',
      'metric',
      'formula',
      'seat',
      'private',
      'process',
      'step',
      'body',
    ])
      .union(name === 'lena' ? new Set() : new Set(['plan', 'task']))
      .union(all ? new Set(['sheet', 'item']) : new Set()),
  )
  expect(here.model.asked.map(({ body }) => body).join()).not.toContain('@harbor.example')
})

test('a sheet for a team that it has not got is as private as one that says so', () => {
  const id = newId()
  const sheet = { id, ownerId: id, teamId: null, audience: 'team' } as ToolSheet
  expect(isOneOnly(toolSheets.scope(sheet))).toBe(true)
  expect([person(id), company(), team(id), roster(id)].map(isOneOnly)).toEqual([true, false, false, false])
})

test('nobody below members is answered, and nothing is sent for them', async () => {
  const theo = await here.server.signIn(here.server.harbor.people['theo']!)
  const answer = await here.begin(theo, 'Who am I?')
  expect(answer.status).toBe(403)
  const ravi = await here.enter(here.server.lantern.people['ravi']!, here.server.lantern.id)
  expect((await here.begin(ravi, 'What does Harbor do?')).status).toBe(404)
  expect(here.model.asked).toEqual([])
})

test('a right that is lost between the question and the read counts at the read', async () => {
  const { harbor, services } = here.server
  const lenaId = harbor.people['lena']!
  const lena = await here.enter(lenaId)
  const [hasAsked, hasLost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  here.model.script = (_asked, index) => {
    if (index > 0) return [{ say: 'Nothing.' }]
    hasAsked.resolve()
    return [
      { wait: hasLost.promise },
      { call: 'read_issues', with: { team: harbor.teams.crew, which: 'short_term' } },
    ]
  }
  const answered = here.ask(lena, 'Which issues?')
  await hasAsked.promise
  await services.node.run(harbor.id, harbor.people['maya']!, removeTeamMember, {
    teamId: harbor.teams.crew,
    personId: lenaId,
  })
  hasLost.resolve()
  await answered
  expect(here.model.asked[1]!.body).toContain('Not possible')
  expect(here.model.asked.map(({ body }) => body).join()).not.toMatch(/MARK-crew-issue/)
})
