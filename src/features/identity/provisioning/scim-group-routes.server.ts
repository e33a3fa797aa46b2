import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { groupAnswer, listAnswer } from './scim-answers.server.ts'
import { groupChangeOf, groupFilterOf, scimGroup } from './scim-group-input.server.ts'
import { changeGroup, createGroup, deleteGroup, listGroups, readGroup } from './scim-groups.server.ts'
import { listQuery, scimPatch } from './scim-input.server.ts'
import { scimAddress } from './scim-tokens.server.ts'
import type { Directory } from './scim-users.server.ts'

/** Room for the most members that a request may name, with their names and links. */
const GROUP_BYTES = 262_144

const one = z.object({ id: z.uuid() })
/** Entra asks for groups without their members, which may be many. */
const readQuery = z.object({ excludedAttributes: z.string().max(200).optional() })

const isWithout = (excluded: string | undefined) =>
  (excluded ?? '').split(',').some((name) => name.trim().toLowerCase() === 'members')

/** Groups of a directory (SCIM 2.0), each of which is a team. */
export function groupRoutes(
  scim: FastifyInstance,
  services: Services,
  directoryOf: (request: FastifyRequest) => Promise<Directory>,
): void {
  const routes = scim.withTypeProvider<ZodTypeProvider>()
  const base = () => scimAddress(services)
  const bearer = { config: { who: 'program' }, ...RUNS_MUTATIONS, exposeHeadRoute: false } as const
  const writes = { ...bearer, bodyLimit: GROUP_BYTES } as const

  routes.get(
    '/Groups',
    { ...bearer, schema: { querystring: listQuery.extend(readQuery.shape) } },
    async (request) => {
      const directory = await directoryOf(request)
      const { filter, startIndex = 1, count = 100, excludedAttributes } = request.query
      const asked = { filter: filter === undefined ? null : groupFilterOf(filter), startIndex, count }
      const { total, page } = await listGroups(services, directory, asked)
      const answers = page.map((group) => groupAnswer(group, base(), isWithout(excludedAttributes)))
      return listAnswer(total, Math.max(1, startIndex), answers)
    },
  )

  routes.get(
    '/Groups/:id',
    { ...bearer, schema: { params: one, querystring: readQuery } },
    async (request) => {
      const directory = await directoryOf(request)
      const group = await readGroup(services, directory, request.params.id)
      return groupAnswer(group, base(), isWithout(request.query.excludedAttributes))
    },
  )

  routes.post('/Groups', { ...writes, schema: { body: scimGroup } }, async (request, reply) => {
    const directory = await directoryOf(request)
    const { displayName: name, externalId = null, members = [] } = request.body
    const given = { name, externalId, members: members.map(({ value }) => value) }
    return reply.status(201).send(groupAnswer(await createGroup(services, directory, given), base()))
  })

  routes.put('/Groups/:id', { ...writes, schema: { params: one, body: scimGroup } }, async (request) => {
    const directory = await directoryOf(request)
    const { displayName: name, externalId = null, members = [] } = request.body
    const change = { name, externalId, set: members.map(({ value }) => value), add: [], remove: [] }
    return groupAnswer(await changeGroup(services, directory, request.params.id, change), base())
  })

  routes.patch('/Groups/:id', { ...writes, schema: { params: one, body: scimPatch } }, async (request) => {
    const directory = await directoryOf(request)
    const change = groupChangeOf(request.body)
    return groupAnswer(await changeGroup(services, directory, request.params.id, change), base())
  })

  routes.delete('/Groups/:id', { ...bearer, schema: { params: one } }, async (request, reply) => {
    const directory = await directoryOf(request)
    await deleteGroup(services, directory, request.params.id)
    return reply.status(204).send()
  })
}
