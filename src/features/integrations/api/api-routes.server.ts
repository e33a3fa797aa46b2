import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { MAX_REQUEST_BYTES } from '../../../sync/protocol.ts'
import { overOf } from '../../../sync/server/when-over.ts'
import { companies } from '../../companies/companies.table.ts'
import { people } from '../../people/people.table.ts'
import { callParams, type MutationAnswer, type TokenAnswer } from './api.requests.ts'
import { inPages, plainly } from './answers.server.ts'
import { fromParameters } from './arguments.server.ts'
import { actingFor, requireToken } from './bearer.server.ts'
import { askFor, queryFor, runFor } from './calls.server.ts'
import { openApiOf } from './openapi.server.ts'
import { answerProblem } from './problems.server.ts'
import type { TokenPace } from './token-pace.server.ts'

/** The product's own mutations and queries for programs that bear a token. */
export function apiRoutes(app: FastifyInstance, services: Services, pace: TokenPace): void {
  void app.register(async (plain) => {
    plain.setErrorHandler(answerProblem)
    requireToken(plain, services, pace)
    const routes = plain.withTypeProvider<ZodTypeProvider>()
    const byToken = { config: { who: 'token' }, ...RUNS_MUTATIONS } as const
    let document: string | undefined

    routes.get(
      '/api/v1/openapi.json',
      { config: { who: 'anyone' }, schema: { hide: true } },
      (_request, reply) => {
        document ??= JSON.stringify(openApiOf(services.node.options.app))
        return reply.type('application/json; charset=utf-8').send(document)
      },
    )

    routes.get('/api/v1/token', { ...byToken, schema: { hide: true } }, async (request, reply) => {
      const { token, served } = await actingFor(services, request, reply)
      const { store } = served.replica
      const { name, scopes, teamIds } = token
      const [company] = store.where(companies, {})
      const person = store.get(people, token.personId)!
      return {
        company: { id: token.companyId, name: company!.name },
        person: { id: person.id, name: person.fullName },
        token: { name, scopes, teamIds },
      } satisfies TokenAnswer
    })

    routes.post(
      '/api/v1/mutations/:name',
      { ...byToken, bodyLimit: MAX_REQUEST_BYTES, schema: { params: callParams, hide: true } },
      async (request, reply) => {
        const place = await actingFor(services, request, reply)
        const key = request.headers['idempotency-key']
        const given = bodyOf(request.body)
        const { ids, isRepeated } = await runFor(services, place, request.params.name, given, keyOf(key))
        if (isRepeated) reply.header('idempotency-replayed', 'true')
        return { ids } satisfies MutationAnswer
      },
    )

    routes.get(
      '/api/v1/queries/:name',
      { ...byToken, schema: { params: callParams, hide: true } },
      async (request, reply) => {
        const place = await actingFor(services, request, reply)
        const { name } = request.params
        const { pageLimit, cursor, ...parameters } = request.query as Record<string, unknown>
        const { schema } = queryFor(services, place.token, name)
        const args = fromParameters(schema.fields ?? {}, parameters)
        const result = await askFor(services, place, name, args, overOf(reply))
        const answer = Array.isArray(result) ? inPages(result, pageLimit, cursor) : { data: result ?? null }
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer, plainly))
      },
    )
  })
}

function bodyOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  return body as Record<string, unknown>
}

const keyOf = (key: string | string[] | undefined): string | undefined =>
  Array.isArray(key) ? key.join() : key
