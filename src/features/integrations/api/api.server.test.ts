import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, served } from '../../../../tests/served.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import { createMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { archiveTask } from '../../tasks/task-acts.mutations.ts'
import { addTeamMember, removeTeamMember } from '../../people/team-members.mutations.ts'
import { setPermission } from '../../people/people.mutations.ts'
import { mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { askApi, callApi, tokenOf } from '../integrations-harness.ts'
import { described } from './described-harness.ts'
import { ERRORS } from './api-docs.text.ts'
import { fitsTeams, SCOPES, type TokenScope } from '../tokens/scopes.rules.ts'

let server: Served
let lena: string
let maya: string

const MEMBER_SCOPES: TokenScope[] = [
  'tasks:read',
  'tasks:write',
  'issues:read',
  'issues:write',
  'metrics:write',
]

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
  lena = await tokenOf(server, server.harbor.people['lena']!, { scopes: MEMBER_SCOPES })
  maya = await tokenOf(server, server.harbor.people['maya']!)
})
afterAll(() => server?.stop())

const run = <Args>(person: string, mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people[person]!, mutation, args)

const task = (title: string) => ({
  title,
  taskType: 'team',
  teamId: server.harbor.teams.crew,
  dueDate: '2026-12-01',
})
const createTask = (token: string, body: object, key?: string) =>
  callApi(server, token, 'mutations/createTask', {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const titles = async (token = maya) => {
  const { body } = await askApi(server, token, 'tasksOfTeam', {
    teamId: server.harbor.teams.crew,
    pageLimit: 200,
  })
  return (body.data as unknown[]).map((entry) => /"title":"(.*?)"/.exec(JSON.stringify(entry))?.[1])
}

describe('a program', () => {
  test('makes a task, whose id it is told, under the name of the token’s person', async () => {
    const { status, body, headers } = await createTask(lena, task('Grease the crane'))
    expect(status).toBe(200)
    expect(headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+$/)
    const { rows } = await inCompany(server.services.pool, server.harbor.id, null, (client) =>
      client.query('select title, created_by as by from tasks where id = $1', [body.ids['id']]),
    )
    expect(rows).toEqual([{ title: 'Grease the crane', by: server.harbor.people['lena'] }])
  })

  test('enters a metric’s value without knowing how its id is made', async () => {
    const metricId = newId()
    await run('lena', createMetric, {
      id: metricId,
      teamId: server.harbor.teams.crew,
      ownerId: server.harbor.people['lena']!,
      name: 'Loads',
      description: '',
      unit: 'number',
      targetValue: 1,
      targetLogic: 'equal',
      aggregationType: 'average',
    })
    const week = mondayOf(utcDayOf(new Date().toISOString()))
    const answer = await callApi(server, lena, 'mutations/setMetricValue', {
      body: { metricId, week, value: 12 },
    })
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('ids')])
    const row = await askApi(server, maya, 'metricRow', { metricId })
    expect(JSON.stringify(row.body.data)).toContain('12')
  })

  test('gets the codes of refusals as problems, and never internals', async () => {
    const answer = await createTask(lena, { ...task('Nobody'), assigneeIds: ['x'] })
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.body).toMatchObject({ type: 'about:blank', status: 400, code: 'input/invalid' })
    const unknown = await createTask(lena, { ...task('Nobody'), companyId: server.lantern.id })
    expect([unknown.status, unknown.body.code]).toEqual([400, 'input/invalid'])
    expect((await callApi(server, `${lena}x`, 'token')).body.code).toBe('token/not-valid')
  })

  test.each([
    ['companyId', 'x'],
    ['taskType', undefined],
    ['taskType', 'secret'],
    ['title', ''],
    ['assigneeIds', ['x']],
  ])('is told that it is the input %s that is wrong', async (name, value) => {
    const answer = await createTask(lena, { ...task('Nobody'), [name]: value })
    expect(answer.body).toMatchObject({ code: 'input/invalid', detail: expect.stringMatching(`^${name}: .`) })
  })

  test('is told which parameter of a query is missing', async () => {
    const answer = await askApi(server, lena, 'tasksOfTeam', {})
    expect(answer.body).toMatchObject({ code: 'input/invalid', detail: expect.stringMatching('^teamId: .') })
  })

  test('is told whose token it has', async () => {
    const { body } = await callApi(server, lena, 'token')
    expect(body).toMatchObject({
      company: { name: 'Harbor' },
      person: { name: 'lena' },
      token: { name: 'A program' },
    })
  })

  test('brings no cookie: a session is no token', async () => {
    const { cookie } = await server.signIn(server.harbor.people['maya']!)
    const answer = await callApi(server, null, 'mutations/createTask', {
      body: task('x'),
      headers: { cookie },
    })
    expect([answer.status, answer.body.code]).toEqual([401, 'request/no-token'])
  })
})

describe('under an Idempotency-Key', () => {
  test('a repetition runs nothing again and is answered alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => createTask(lena, task('Only once'), 'k-1')),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(4)
    expect((await titles()).filter((title) => title === 'Only once')).toHaveLength(1)
  })

  test('another request is refused, and another token has keys of its own', async () => {
    await createTask(lena, task('First'), 'k-2')
    const other = await createTask(lena, task('Second'), 'k-2')
    expect([other.status, other.body.code]).toEqual([409, 'api/key-used'])
    expect((await createTask(maya, task('Second'), 'k-2')).status).toBe(200)
  })

  test('a refusal is repeated too, although it would go through by now', async () => {
    const { leadership } = server.harbor.teams
    const body = { ...task('In leadership'), teamId: leadership }
    const personId = server.harbor.people['lena']!
    const first = await createTask(lena, body, 'k-3')
    expect(first.status).toBe(404)
    await run('maya', addTeamMember, { id: newId(), teamId: leadership, personId })
    const second = await createTask(lena, body, 'k-3')
    expect([second.status, second.body.code]).toEqual([first.status, first.body.code])
    expect((await createTask(lena, body, 'k-4')).status).toBe(200)
    await run('maya', removeTeamMember, { teamId: leadership, personId })
  })

  test.each(['', 'two words', 'x'.repeat(201)])('%j is none', async (key) => {
    expect((await createTask(lena, task('x'), key)).body.code).toBe('api/key')
  })
})

describe('lists', () => {
  test('come in pages that leave out nothing and repeat nothing, while entries come and go', async () => {
    const { crew } = server.harbor.teams
    const made = Array.from({ length: 12 }, (_, index) => ({ id: newId(), title: `Issue ${index}` }))
    for (const issue of made)
      await run('lena', createIssue, { ...issue, issueType: 'short_term', teamId: crew })
    const ask = (more: object) =>
      askApi(server, lena, 'openIssuesOfTeam', { teamId: crew, issueType: 'short_term', ...more })
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { body } = await ask({ pageLimit: 5, cursor })
      seen.push(...(body.data as { issue: { id: string } }[]).map(({ issue }) => issue.id))
      cursor = body.nextCursor
    }
    expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted())
    expect(made.filter(({ id }) => !seen.includes(id))).toEqual([])
    for (const limit of [0, 201, 1.5, 'x'])
      expect((await ask({ pageLimit: limit })).body.code).toBe('api/page')
    expect((await ask({ cursor: 'none' })).body.code).toBe('api/page')
  })
})

test('what was archived is in no list, and in the archive of its team for who reads across', async () => {
  const { body } = await createTask(lena, task('Sunk'))
  const id = body.ids['id']!
  await run('lena', archiveTask, { id })
  expect(await titles()).not.toContain('Sunk')
  const { crew } = server.harbor.teams
  const archive = await askApi(server, maya, 'archivedWork', { teamId: crew })
  expect(archive.body.data).toEqual([expect.objectContaining({ kind: 'task', id, title: 'Sunk' })])
  expect((await askApi(server, lena, 'archivedWork', { teamId: crew })).body.code).toBe('token/scope-missing')
  const narrow = await tokenOf(server, server.harbor.people['maya']!, {
    scopes: ['overview:read'],
    teamIds: [server.harbor.teams.leadership],
  })
  expect((await askApi(server, narrow, 'archivedWork', { teamId: crew })).status).toBe(403)
})

describe('a token', () => {
  test('for some teams sees no other, although its person does', async () => {
    const { crew, leadership } = server.harbor.teams
    const narrow = await tokenOf(server, server.harbor.people['maya']!, {
      scopes: SCOPES.filter(fitsTeams),
      teamIds: [crew],
    })
    expect((await createTask(narrow, task('Ours'))).status).toBe(200)
    expect((await createTask(narrow, { ...task('Theirs'), teamId: leadership })).status).toBe(404)
    expect((await askApi(server, narrow, 'tasksOfTeam', { teamId: leadership })).status).toBe(403)
  })

  test('ends for good once its person is below the level that it needs', async () => {
    const personId = server.harbor.people['theo']!
    const level = (to: 'member' | 'view-only') =>
      run('maya', setPermission, { auditId: newId(), personId, level: to })
    const reading = await tokenOf(server, personId, { scopes: ['tasks:read'] })
    await level('member')
    const writing = await tokenOf(server, personId, { scopes: ['tasks:write'] })
    expect((await createTask(writing, task('By Theo'))).status).toBe(200)
    await level('view-only')
    expect((await createTask(writing, task('By Theo'))).body.code).toBe('token/not-valid')
    expect((await callApi(server, reading, 'token')).status).toBe(200)
    await level('member')
    expect((await createTask(writing, task('By Theo'))).body.code).toBe('token/not-valid')
    await level('view-only')
  })
})

test('the description is valid OpenAPI 3.1 and lists every call', async () => {
  const { text, body } = await callApi(server, null, 'openapi.json')
  expect(body).toMatchObject({
    openapi: '3.1.0',
    components: { securitySchemes: { token: { scheme: 'bearer' } } },
  })
  const { valid, errors } = await new Validator().validate({ ...body })
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  expect(text).toContain('/api/v1/mutations/createTask')
  const { problemsOf } = described(body as unknown as Parameters<typeof described>[0])
  expect(problemsOf('token', await callApi(server, lena, 'token'))).toEqual([])
  expect(problemsOf('token', await callApi(server, null, 'token'))).toEqual([])
  expect(text).toContain('"operationId":"token"')
  expect(text).not.toContain('setPermission')
  expect(body).toMatchObject({ webhooks: { 'task.created': { post: { requestBody: { required: true } } } } })
  const refusals = await readFile('docs/refusals.md', 'utf8')
  for (const [, code] of ERRORS) expect(refusals).toContain(`\`${code}\``)
})
