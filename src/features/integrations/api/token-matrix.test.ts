import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mutationSamples, querySamples } from '../../../../tests/isolation/samples.ts'
import { makeTeam, makeWorld, type World } from '../../../../tests/isolation/world.ts'
import { type Served, served } from '../../../../tests/served.ts'
import { writesDuring } from '../../../../tests/writes.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { hashOfToken } from '../../../server/session.ts'
import { app } from '../../registry.ts'
import { askApi, type ApiAnswer, callApi, tokenOf } from '../integrations-harness.ts'
import { fitsTeams, isWriting, SCOPES, type TokenScope } from '../tokens/scopes.rules.ts'
import { described } from './described-harness.ts'
import { MUTATION_SCOPES, NEVER, NEVER_READ, QUERY_SCOPES } from './admitted.rules.ts'

/** Every call of the registry, by tokens that are for it and by tokens that are not. */

let server: Served
let crew: World
let elsewhere: World
let tokens: Record<
  'right' | 'expired' | 'revoked' | 'read-only' | 'headlines' | 'goals' | 'other team' | 'other company',
  string
>

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
  const { harbor, lantern, services } = server
  const director = harbor.people['maya']!
  const owner = harbor.people['lena']!
  crew = await makeWorld(services.node, { companyId: harbor.id, teamId: harbor.teams.crew, owner, director })
  const teamId = await makeTeam(services.node, harbor.id, director)
  elsewhere = await makeWorld(services.node, { companyId: harbor.id, teamId, owner: director, director })
  const scopesThat = (fits: (scope: TokenScope) => boolean) => ({ scopes: SCOPES.filter(fits) })
  tokens = {
    right: await tokenOf(server, director),
    expired: await tokenOf(server, director),
    revoked: await tokenOf(server, director),
    'read-only': await tokenOf(
      server,
      director,
      scopesThat((scope) => !isWriting(scope)),
    ),
    headlines: await tokenOf(
      server,
      director,
      scopesThat((scope) => scope.startsWith('headlines:')),
    ),
    goals: await tokenOf(
      server,
      director,
      scopesThat((scope) => scope.startsWith('goals:')),
    ),
    'other team': await tokenOf(server, director, { ...scopesThat(fitsTeams), teamIds: [elsewhere.teamId] }),
    'other company': await tokenOf(server, lantern.people['ravi']!, {}, lantern.id),
  }
  const spoil = (token: string, how: string) =>
    inCompany(services.pool, harbor.id, null, (client) =>
      client.query(`update api_tokens set ${how} where token_hash = $1`, [hashOfToken(token)]),
    )
  await spoil(
    tokens.expired,
    "created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour'",
  )
  await spoil(tokens.revoked, 'revoked_at = now()')
})
afterAll(() => server?.stop())

/** What a team works on: no other team's token may read any of it. */
const idsOf = (world: World): string[] => [
  world.metricId,
  world.goalId,
  world.milestoneId,
  world.taskId,
  world.issueId,
  world.headlineId,
  world.meetingId,
  world.pastMeetingId,
]

const description = async () =>
  described((await callApi(server, null, 'openapi.json')).body as unknown as Parameters<typeof described>[0])

const wrongFor = (scope: TokenScope): string => tokens[scope.startsWith('headlines:') ? 'goals' : 'headlines']
const isTurnedAway = ({ status, body }: ApiAnswer) => [status, body.code]

test('no query has an input that pages and earlier work take', () => {
  const inputs = [...app.queries.values()].flatMap(({ schema }) => Object.keys(schema.fields ?? {}))
  const taken = ['pageLimit', 'cursor', 'finishedFrom', 'finishedTo']
  expect(inputs.filter((name) => taken.includes(name))).toEqual([])
})

test('every mutation and query has a scope, or a reason why no token has it; nothing else is listed', () => {
  const callable = [...app.mutations.values()].filter(({ internal }) => !internal).map(({ name }) => name)
  expect([...MUTATION_SCOPES.keys(), ...Object.keys(NEVER)].toSorted()).toEqual(callable.toSorted())
  expect([...QUERY_SCOPES.keys(), ...Object.keys(NEVER_READ)].toSorted()).toEqual(
    [...app.queries.keys()].toSorted(),
  )
})

test.each(Object.keys(NEVER_READ))('the query %s answers no token', async (name) => {
  const answer = await askApi(server, tokens.right, name, querySamples[name]!.args(crew))
  expect([answer.status, answer.text]).toEqual([404, expect.not.stringContaining(crew.checkupId)])
})

describe.each([...QUERY_SCOPES])('the query %s (%s)', (name, scope) => {
  const args = () => querySamples[name]!.args(crew)
  const ask = (token: string | null) => askApi(server, token, name, args())

  test('is answered to a token that is for it, and to no other', async () => {
    expect(isTurnedAway(await ask(null))).toEqual([401, 'request/no-token'])
    expect(isTurnedAway(await ask(tokens.expired))).toEqual([401, 'token/expired'])
    expect(isTurnedAway(await ask(tokens.revoked))).toEqual([401, 'token/not-valid'])
    expect(isTurnedAway(await ask(wrongFor(scope)))).toEqual([403, 'token/scope-missing'])
    expect((await ask(tokens['read-only'])).status).toBe(200)
    const right = await ask(tokens.right)
    expect([right.status, Object.keys(right.body)]).toEqual([200, expect.arrayContaining(['data'])])
  })

  test('is answered, and refused, as described', async () => {
    const { answerOf, problemsOf } = await description()
    expect(answerOf(`queries/${name}`)).toHaveProperty('properties.data')
    expect(answerOf(`queries/${name}`)).not.toHaveProperty('properties.data', {})
    expect(problemsOf(`queries/${name}`, await ask(tokens.right))).toEqual([])
    expect(problemsOf(`queries/${name}`, await ask(tokens.revoked))).toEqual([])
  })

  test('shows nothing of another team, nor of another company', async () => {
    for (const token of [tokens['other team'], tokens['other company']]) {
      const { text, status } = await ask(token)
      expect(status).toBeLessThan(500)
      for (const id of idsOf(crew)) expect(text).not.toContain(id)
    }
  })
})

describe.each([...MUTATION_SCOPES])('the mutation %s (%s)', (name, scope) => {
  const run = (token: string | null, world = crew) =>
    callApi(server, token, `mutations/${name}`, { body: mutationSamples[name]!.args(world) })

  test('is for nobody whose token is not for it', async () => {
    const writes = await writesDuring(name, async () => {
      expect(isTurnedAway(await run(null))).toEqual([401, 'request/no-token'])
      expect(isTurnedAway(await run(tokens.expired))).toEqual([401, 'token/expired'])
      expect(isTurnedAway(await run(tokens.revoked))).toEqual([401, 'token/not-valid'])
      expect(isTurnedAway(await run(tokens['read-only']))).toEqual([403, 'token/scope-missing'])
      expect(isTurnedAway(await run(wrongFor(scope)))).toEqual([403, 'token/scope-missing'])
      const { references } = app.mutations.get(name)!
      // What names no row of a team, such as one’s own settings, is not another team’s either.
      if (references.length === 0) return
      for (const token of [tokens['other team'], tokens['other company']]) {
        const { status, text } = await run(token)
        expect([403, 404, 409, 400], text).toContain(status)
      }
    })
    expect(writes).toEqual([])
  })
})

describe.each([...MUTATION_SCOPES.keys()])('then %s', (name) => {
  test('is run, or refused by its own rules, for a token that is for it', async () => {
    let answer: ApiAnswer
    const writes = await writesDuring(name, async () => {
      answer = await callApi(server, tokens.right, `mutations/${name}`, {
        body: mutationSamples[name]!.args(crew),
      })
    })
    const { status, body } = answer!
    expect(writes).toEqual(status === 200 ? [name] : [])
    expect((await description()).problemsOf(`mutations/${name}`, answer!)).toEqual([])
    expect(status === 200 ? 'ok' : body.code).not.toMatch(/^(token|api|request|server|sync)\//)
  })
})

test.each([...Object.keys(NEVER), 'recordToken', 'foundCompany', 'no-such', '__proto__'])(
  'no token runs %s',
  async (name) => {
    const body = Object.hasOwn(mutationSamples, name) ? mutationSamples[name]!.args(crew) : {}
    const answer = await callApi(server, tokens.right, `mutations/${name}`, { body })
    expect(isTurnedAway(answer)).toEqual([404, 'api/no-such-call'])
  },
)
