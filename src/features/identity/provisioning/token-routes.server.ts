import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { tokenMade, tokenRevoked } from '../audit.text.ts'
import { audit, changingSignIn, requireDirector } from '../directors.server.ts'
import { companyInput } from '../identity.requests.ts'
import { newDirectoryToken } from './provisioning.requests.ts'
import { makeScimToken, provisioningOf, revokeScimToken } from './scim-tokens.server.ts'

const tokenInput = z.strictObject({ companyId: z.uuid(), tokenId: z.uuid() })

/** The tokens of a company’s directory, for its directors. */
export function tokenRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' }, ...RUNS_MUTATIONS } as const
  const inBody = { config: { who: 'signed-in', company: 'body' }, ...RUNS_MUTATIONS } as const

  routes.get(
    '/api/identity/provisioning/:companyId',
    { ...inPath, schema: { params: companyInput } },
    async ({ session, params: { companyId } }) => {
      await requireDirector(services, companyId, session!.userId)
      return provisioningOf(services, companyId)
    },
  )

  routes.post(
    '/api/identity/provisioning',
    { ...inBody, schema: { body: newDirectoryToken } },
    async ({ session, body, ip }) => {
      const [{ companyId, name }, personId] = [body, session!.userId]
      await changingSignIn(services, companyId, personId)
      const made = await makeScimToken(services, personId, body)
      await audit(services, { companyId, personId, ip, note: tokenMade(name) })
      return made
    },
  )

  routes.post(
    '/api/identity/provisioning/revoke',
    { ...inBody, schema: { body: tokenInput } },
    async ({ session, body: { companyId, tokenId }, ip }) => {
      const personId = session!.userId
      await changingSignIn(services, companyId, personId)
      const name = await revokeScimToken(services, companyId, tokenId)
      if (name !== null) await audit(services, { companyId, personId, ip, note: tokenRevoked(name) })
      return provisioningOf(services, companyId)
    },
  )
}
