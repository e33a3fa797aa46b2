import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { HttpError } from '../../../server/http-error.ts'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { addressBucket, requireWithinLimit, withinLimit } from '../../accounts/rate-limits.server.ts'
import { refuse } from '../identity.refusals.ts'
import { providerOf } from '../providers.server.ts'
import { groupRoutes } from './scim-group-routes.server.ts'
import * as answers from './scim-answers.server.ts'
import { changesOf, filterOf, listQuery, nameOf, scimPatch, scimUser } from './scim-input.server.ts'
import { companyOfScimToken, scimAddress } from './scim-tokens.server.ts'
import {
  changeUser,
  createUser,
  deleteUser,
  type Directory,
  listUsers,
  readUser,
} from './scim-users.server.ts'

/** Of one company’s directory. A first synchronisation asks for thousands. */
const PER_MINUTE = { tries: 1_200, seconds: 60 }
/** Tokens that are none, from one network address. */
const GUESSES_PER_MINUTE = { tries: 120, seconds: 60 }

const TYPE = 'application/scim+json; charset=utf-8'
const onePerson = z.object({ id: z.uuid() })

/** People of a company as its directory lists them (SCIM 2.0, RFC 7644): users and groups. */
export function scimRoutes(app: FastifyInstance, services: Services): void {
  void app.register(
    (scim, _options, done) => {
      scim.setErrorHandler((thrown: Error, request, reply) => {
        const { status, body } = answers.errorAnswer(thrown)
        if (status >= 500) request.log.error({ err: thrown }, 'a directory was not answered')
        return reply.status(status).type(TYPE).serializer(JSON.stringify).send(body)
      })
      userRoutes(scim, services)
      done()
    },
    { prefix: '/api/scim/v2' },
  )
}

function userRoutes(scim: FastifyInstance, services: Services): void {
  const routes = scim.withTypeProvider<ZodTypeProvider>()
  const base = () => scimAddress(services)
  const bearer = { config: { who: 'program' }, ...RUNS_MUTATIONS, exposeHeadRoute: false } as const
  scim.addHook('onSend', async (_request, reply) => void reply.type(TYPE))

  const directoryOf = (request: FastifyRequest) => admitted(services, request)

  routes.get('/ServiceProviderConfig', bearer, async (request) => {
    await directoryOf(request)
    return answers.providerConfig(base())
  })
  routes.get('/ResourceTypes', bearer, async (request) => {
    await directoryOf(request)
    const types = answers.resourceTypes(base())
    return answers.listAnswer(types.length, 1, types)
  })
  routes.get('/Schemas', bearer, async (request) => {
    await directoryOf(request)
    const all = answers.schemas(base())
    return answers.listAnswer(all.length, 1, all)
  })

  groupRoutes(scim, services, directoryOf)

  routes.get('/Users', { ...bearer, schema: { querystring: listQuery } }, async (request) => {
    const directory = await directoryOf(request)
    const { filter, startIndex = 1, count = 100 } = request.query
    const asked = { filter: filter === undefined ? null : filterOf(filter), startIndex, count }
    const { total, page } = await listUsers(services, directory, asked)
    return answers.listAnswer(
      total,
      Math.max(1, startIndex),
      page.map((one) => answers.userAnswer(one, base())),
    )
  })

  routes.get('/Users/:id', { ...bearer, schema: { params: onePerson } }, async (request) => {
    const directory = await directoryOf(request)
    return answers.userAnswer(await readUser(services, directory, request.params.id), base())
  })

  routes.post('/Users', { ...bearer, schema: { body: scimUser } }, async (request, reply) => {
    const directory = await directoryOf(request)
    const { userName, externalId, active, ...names } = request.body
    const made = await createUser(services, directory, {
      userName,
      externalId: externalId ?? null,
      name: nameOf(names),
      ...(active !== undefined && { active }),
    })
    return reply.status(201).send(answers.userAnswer(made, base()))
  })

  routes.put('/Users/:id', { ...bearer, schema: { params: onePerson, body: scimUser } }, async (request) => {
    const directory = await directoryOf(request)
    const { userName, externalId, active, ...names } = request.body
    const changed = { userName, externalId: externalId ?? null, name: nameOf(names), active: active ?? true }
    return answers.userAnswer(await changeUser(services, directory, request.params.id, changed), base())
  })

  routes.patch(
    '/Users/:id',
    { ...bearer, schema: { params: onePerson, body: scimPatch } },
    async (request) => {
      const directory = await directoryOf(request)
      const changed = changesOf(request.body)
      return answers.userAnswer(await changeUser(services, directory, request.params.id, changed), base())
    },
  )

  routes.delete('/Users/:id', { ...bearer, schema: { params: onePerson } }, async (request, reply) => {
    const directory = await directoryOf(request)
    await deleteUser(services, directory, request.params.id)
    return reply.status(204).send()
  })
}

/** The directory whose token the request shows. @throws HttpError 401 without one, 429 for too many requests */
async function admitted(services: Services, { headers, ip }: FastifyRequest): Promise<Directory> {
  const { pool } = services
  const found = await companyOfScimToken(services, headers.authorization ?? '')
  if (found === null || found.isOver) {
    await requireWithinLimit(pool, addressBucket('scim-guess', ip), GUESSES_PER_MINUTE)
    throw new HttpError(401, refuse.reason(found ? 'provisioning/token-expired' : 'provisioning/no-token'))
  }
  const { companyId } = found
  if (!(await withinLimit(pool, `scim:${companyId}`, PER_MINUTE)))
    throw new HttpError(429, refuse.reason('provisioning/too-fast'))
  const provider = await providerOf(services, companyId)
  if (!provider) throw new HttpError(403, refuse.reason('provisioning/no-provider'))
  return { companyId, defaultLevel: provider.defaultLevel }
}
