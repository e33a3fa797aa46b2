import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mutationSamples, querySamples } from '../../../../tests/isolation/samples.ts'
import { makeTeam, makeWorld, type World } from '../../../../tests/isolation/world.ts'
import { type Served, served } from '../../../../tests/served.ts'
import { writesDuring } from '../../../../tests/writes.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { hashOfToken } from '../../../server/session.ts'
import { app } from '../../registry.ts'
import { MUTATION_SCOPES, NEVER, NEVER_READ, QUERY_SCOPES } from '../api/admitted.rules.ts'
import { tokenOf } from '../integrations-harness.ts'
import { fitsTeams, isWriting, SCOPES, type TokenScope } from '../tokens/scopes.rules.ts'

/** Every tool of an assistant, by tokens that are for it and by tokens that are not. */

let server: Served
let crew: World
let elsewhere: World
type Kind = 'right' | 'read-only' | 'headlines' | 'goals' | 'other team' | 'other company' | 'proposing'
let clients: Record<Kind, Client>
let revoked: string

async function assistant(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/api/mcp`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  return client
}

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on', LIMIT_FACTOR: '1000' })
  const { harbor, lantern, services } = server
  const director = harbor.people['maya']!
  const owner = harbor.people['lena']!
  crew = await makeWorld(services.node, { companyId: harbor.id, teamId: harbor.teams.crew, owner, director })
  const teamId = await makeTeam(services.node, harbor.id, director)
  elsewhere = await makeWorld(services.node, { companyId: harbor.id, teamId, owner: director, director })
  const made = (fits: (scope: TokenScope) => boolean, more = {}) =>
    tokenOf(server, director, { scopes: SCOPES.filter(fits), ...more })
  const of = async (token: Promise<string>) => assistant(await token)
  revoked = await tokenOf(server, director)
  await inCompany(services.pool, harbor.id, null, (client) =>
    client.query('update api_tokens set revoked_at = now() where token_hash = $1', [hashOfToken(revoked)]),
  )
  clients = {
    right: await of(tokenOf(server, director)),
    'read-only': await of(made((scope) => !isWriting(scope))),
    headlines: await of(made((scope) => scope.startsWith('headlines:'))),
    goals: await of(made((scope) => scope.startsWith('goals:'))),
    'other team': await of(made(fitsTeams, { teamIds: [elsewhere.teamId] })),
    'other company': await of(tokenOf(server, lantern.people['ravi']!, {}, lantern.id)),
    proposing: await of(made(() => true, { proposes: true })),
  }
}, 60_000)
afterAll(async () => {
  for (const client of Object.values(clients ?? {})) await client.close()
  await server?.stop()
})

async function use(kind: Kind, name: string, args: object) {
  const { content, isError } = await clients[kind].callTool({
    name,
    arguments: args as Record<string, unknown>,
  })
  return { text: (content as { text: string }[])[0]!.text, isError: isError === true }
}
const refused = { text: expect.stringContaining('token/scope-missing'), isError: true }
const wrongFor = (scope: TokenScope): Kind => (scope.startsWith('headlines:') ? 'goals' : 'headlines')
const idsOf = ({ metricId, goalId, taskId, issueId, headlineId, meetingId }: World) => [
  metricId,
  goalId,
  taskId,
  issueId,
  headlineId,
  meetingId,
]

test('a token that was revoked opens no session', async () => {
  await expect(assistant(revoked)).rejects.toThrow('401')
})

test('an assistant is offered what its token is for, and nothing else', async () => {
  const offered = async (kind: Kind) => (await clients[kind].listTools()).tools.map(({ name }) => name)
  const all = await offered('right')
  const never = [...Object.keys(NEVER), ...Object.keys(NEVER_READ)]
  for (const name of [...never, 'recordToken', 'foundCompany']) expect(all).not.toContain(name)
  const reading = [...QUERY_SCOPES.keys()]
  expect((await offered('read-only')).filter((name) => !reading.includes(name))).toEqual([])
  for (const area of ['headlines', 'goals'] as const)
    for (const name of await offered(area))
      expect(QUERY_SCOPES.get(name) ?? MUTATION_SCOPES.get(name)).toMatch(new RegExp(`^${area}:`))
})

describe.each([...QUERY_SCOPES].filter(([name]) => !name.startsWith('held')))(
  'the query %s (%s)',
  (name, scope) => {
    const args = () => querySamples[name]!.args(crew)

    test('is answered to a token that is for it, and shows nothing of another team or company', async () => {
      expect(await use(wrongFor(scope), name, args())).toEqual(refused)
      expect((await use('read-only', name, args())).isError).toBe(false)
      for (const kind of ['other team', 'other company'] as const) {
        const { text } = await use(kind, name, args())
        for (const id of idsOf(crew)) expect(text).not.toContain(id)
      }
    })
  },
)

describe.each([...MUTATION_SCOPES])('the mutation %s (%s)', (name, scope) => {
  const args = () => mutationSamples[name]!.args(crew)

  test('writes nothing for a token that is not for it, or that only proposes', async () => {
    const writes = await writesDuring(name, async () => {
      expect(await use('read-only', name, args())).toEqual(refused)
      expect(await use(wrongFor(scope), name, args())).toEqual(refused)
      if (app.mutations.get(name)!.references.length > 0)
        for (const kind of ['other team', 'other company'] as const)
          expect((await use(kind, name, args())).isError).toBe(true)
      await use('proposing', name, args())
    })
    expect(writes).toEqual([])
  })
})

test.each([...Object.keys(NEVER), 'recordToken', 'foundCompany', 'no-such', '__proto__'])(
  'no assistant runs %s',
  async (name) => {
    const args = Object.hasOwn(mutationSamples, name) ? mutationSamples[name]!.args(crew) : {}
    const writes = await writesDuring(name, async () =>
      expect((await use('right', name, args)).isError).toBe(true),
    )
    expect(writes).toEqual([])
  },
)
