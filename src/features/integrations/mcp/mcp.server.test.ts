import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { askApi, callApi, tokenOf } from '../integrations-harness.ts'
import { isWriting, SCOPES } from '../tokens/scopes.rules.ts'
import type { Proposal } from './proposals.requests.ts'

/** By the protocol's own client, over HTTP. */

let server: Served
let maya: SignedIn
let reading: string, writing: string, proposing: string

beforeAll(async () => {
  server = await served()
  const personId = server.harbor.people['maya']!
  maya = await server.signIn(personId)
  reading = await tokenOf(server, personId, { scopes: SCOPES.filter((scope) => !isWriting(scope)) })
  writing = await tokenOf(server, personId, { scopes: ['issues:read', 'issues:write'] })
  proposing = await tokenOf(server, personId, { scopes: ['issues:read', 'issues:write'], proposes: true })
})
afterAll(() => server?.stop())

async function assistant(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/api/mcp`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  return client
}

async function use(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args })
  return { text: (content as { text: string }[])[0]!.text, isError: isError === true }
}

const issue = (title: string) => ({ title, issueType: 'short_term', teamId: server.harbor.teams.crew })
const issues = async () => {
  const args = { teamId: server.harbor.teams.crew, issueType: 'short_term' }
  return (await askApi(server, reading, 'openIssuesOfTeam', args)).text
}

const waiting = async ({ cookie } = maya): Promise<Proposal[]> => {
  const answer = await fetch(`${server.url}/api/proposals/${server.harbor.id}`, { headers: { cookie } })
  return ((await answer.json()) as { proposals: Proposal[] }).proposals
}
const settle = (proposalId: string, apply: boolean, { cookie } = maya) =>
  fetch(`${server.url}/api/proposals/settle`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId: server.harbor.id, proposalId, apply }),
  })

describe('an assistant', () => {
  test('that only reads has tools that only read, and is told what they take', async () => {
    const client = await assistant(reading)
    const { tools } = await client.listTools()
    expect(tools.length).toBeGreaterThan(60)
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    const tool = tools.find(({ name }) => name === 'openIssuesOfTeam')!
    expect(tool.description).toContain('changes nothing')
    expect(tool.inputSchema).toMatchObject({ required: ['teamId', 'issueType'] })
    const done = tools.find(({ name }) => name === 'tasksOfTeam')!
    expect(done.inputSchema.properties).toMatchObject({ finishedFrom: { format: 'date-time' } })
    const { text } = await use(client, 'myTeams', {})
    expect(JSON.parse(text)).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ name: 'crew' })]),
    })
    const refused = await use(client, 'createIssue', issue('Never'))
    expect(refused).toEqual({ text: expect.stringContaining('token/scope-missing'), isError: true })
    await client.close()
  })

  test('that sends many calls as one does none of them, because they would count as one', async () => {
    const call = (title: string, id: number) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'createIssue', arguments: issue(title) },
    })
    const answer = await fetch(`${server.url}/api/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${writing}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify([call('In a batch', 1), call('And another', 2)]),
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: -32_600 } }])
    expect(await issues()).not.toContain('In a batch')
  })

  test('that writes does so under its person’s name', async () => {
    const client = await assistant(writing)
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('createIssue')
    expect((await use(client, 'createIssue', issue('The rope is worn'))).isError).toBe(false)
    expect(await issues()).toContain('The rope is worn')
    const wrong = await use(client, 'createIssue', { ...issue('x'), teamId: newId() })
    expect(wrong).toEqual({ text: expect.stringContaining('access/not-found'), isError: true })
    await client.close()
  })

  test('that proposes writes nothing until its person applies it, once', async () => {
    const client = await assistant(proposing)
    const { text } = await use(client, 'createIssue', issue('Paint the buoys'))
    expect(text).toContain('proposed')
    expect((await use(client, 'createIssue', { title: 'x' })).isError).toBe(true)
    await client.close()
    expect(await issues()).not.toContain('Paint the buoys')
    const [proposal] = await waiting()
    expect(proposal).toMatchObject({
      mutation: 'createIssue',
      args: { title: 'Paint the buoys' },
      names: { teamId: 'crew' },
    })
    const theo = await server.signIn(server.harbor.people['theo']!)
    expect(await waiting(theo)).toEqual([])
    expect((await settle(proposal!.id, true, theo)).status).toBe(404)
    const answers = await Promise.all([1, 2, 3].map(() => settle(proposal!.id, true)))
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    expect((await issues()).split('Paint the buoys')).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  test('that proposes does not write by another way either', async () => {
    const { status, body } = await callApi(server, proposing, 'mutations/createIssue', {
      body: issue('By the back door'),
    })
    expect([status, body.code]).toEqual([403, 'token/asks-first'])
    expect(
      (
        await askApi(server, proposing, 'openIssuesOfTeam', {
          teamId: server.harbor.teams.crew,
          issueType: 'short_term',
        })
      ).status,
    ).toBe(200)
    expect(await issues()).not.toContain('By the back door')
    expect(await waiting()).toEqual([])
  })

  test('whose proposal is dismissed has written nothing', async () => {
    const client = await assistant(proposing)
    await use(client, 'createIssue', issue('Sell the pier'))
    await client.close()
    const [proposal] = await waiting()
    expect((await settle(proposal!.id, false)).status).toBe(200)
    expect((await settle(proposal!.id, true)).status).toBe(404)
    expect(await issues()).not.toContain('Sell the pier')
  })

  test('proposes no more than its person can look at', async () => {
    const client = await assistant(proposing)
    const answers: { isError: boolean }[] = []
    for (let round = 0; round < 13; round++) {
      const four = [0, 1, 2, 3].map((index) => use(client, 'createIssue', issue(`${round} ${index}`)))
      answers.push(...(await Promise.all(four)))
    }
    const refused = answers.filter(({ isError }) => isError)
    expect(refused).toHaveLength(2)
    expect(await waiting()).toHaveLength(50)
    await client.close()
  })

  test('without a token that works is turned away', async () => {
    await expect(assistant('qd_none')).rejects.toThrow(/token\/not-valid/)
    const answer = await callApi({ url: server.url }, null, '../mcp', { body: {} })
    expect([answer.status, answer.body.code]).toEqual([401, 'request/no-token'])
  })
})
