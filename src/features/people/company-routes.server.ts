import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HttpError } from '../../server/http-error.ts'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import type { Services } from '../../server/services.ts'
import type { Session } from '../../server/session.ts'
import { newId } from '../../sync/id.ts'
import { Refusal } from '../../sync/refusal.ts'
import { withinLimit } from '../accounts/rate-limits.server.ts'
import { newCompanyInput, switchInput } from '../companies/companies.requests.ts'
import { chooseCompany } from '../companies/company-directory.server.ts'
import { freeSlug, slugOf } from '../companies/company-slugs.server.ts'
import { refuse } from '../companies/companies.refusals.ts'
import { COMPANY_NOT_SWITCHED } from '../companies/companies.text.ts'
import { COMPANY_NOT_CREATED } from '../companies/new-company.text.ts'
import { foundCompany } from './founding.mutations.ts'

const ADDRESS_TAKEN = refuse.reason('company/address-taken').code
const FOUNDED_PER_DAY = { tries: 20, seconds: 86_400 }

/** Founding a company, and switching between the person's own companies. */
export function companyRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const
  const openToAll = { config: { who: 'signed-in', company: 'open' } } as const
  const { pool } = services

  routes.post(
    '/api/companies',
    { ...signedIn, ...RUNS_MUTATIONS, schema: { body: newCompanyInput } },
    async ({ session, body }) => {
      const { userId } = session!
      if (!(await withinLimit(pool, `found-company:${userId}`, FOUNDED_PER_DAY)))
        throw new HttpError(429, refuse.reason('company/too-many-founded'), COMPANY_NOT_CREATED)
      const companyId = await found(services, session!, body.name)
      await chooseCompany(services, userId, companyId)
      return { companyId }
    },
  )

  routes.post(
    '/api/companies/switch',
    { ...openToAll, schema: { body: switchInput } },
    async ({ session, body }) => {
      const standing = await chooseCompany(services, session!.userId, body.companyId)
      if (standing === 'no member')
        throw new HttpError(403, refuse.reason('company/no-access'), COMPANY_NOT_SWITCHED)
      if (standing === 'inactive')
        throw new HttpError(403, refuse.reason('company/membership-inactive'), COMPANY_NOT_SWITCHED)
      return {}
    },
  )
}

/** Creates a company with the session's person as its director and on its leadership team. */
async function found(
  { node, pool }: Services,
  { userId, email, fullName }: Session,
  name: string,
): Promise<string> {
  const id = randomUUID()
  const args = { id, name, teamId: newId(), membershipId: newId(), personId: userId, email, fullName }
  const slug = slugOf(name)
  // Nobody else has this part of the id.
  const certain = `${slug}-${id.slice(0, 8)}`
  await node.createHead(id)
  try {
    await node.run(id, null, foundCompany, { ...args, slug: (await freeSlug(pool, slug)) ?? certain })
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason.code !== ADDRESS_TAKEN) throw error
    // Somebody just took it, and may take the next number too.
    await node.run(id, null, foundCompany, { ...args, slug: certain })
  }
  return id
}
