import { HttpError } from '../../server/http-error.ts'
import { networkPrefix } from '../../server/http/client-address.ts'
import type { Services } from '../../server/services.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { newId } from '../../sync/id.ts'
import { withinLimit } from '../accounts/rate-limits.server.ts'
import { canUpdateCompany } from '../companies/companies.access.ts'
import { noteSignInChange } from './enrol.mutations.ts'
import { refuse } from './identity.refusals.ts'

/** Changes and checks of one company together. */
const PER_HOUR = { tries: 120, seconds: 3_600 }

/** Ends the request unless the person is a director of this company. */
export async function requireDirector({ node }: Services, companyId: string, personId: string) {
  const served = (await node.companyOf(companyId, personId)) ?? notFound()
  const actor = served.replica.actor(personId) ?? notFound()
  if (!canUpdateCompany(actor)) refuse('identity/directors-only')
  return served
}

/** The same for what is changed or checked, which is limited. */
export async function changingSignIn(services: Services, companyId: string, personId: string) {
  const served = await requireDirector(services, companyId, personId)
  if (!(await withinLimit(services.pool, `identity:${companyId}`, PER_HOUR)))
    throw new HttpError(429, refuse.reason('identity/too-many-requests'))
  return served
}

/** Puts into the audit log what a director has changed, and from where. */
export const audit = (
  { node }: Services,
  { companyId, personId, note, ip }: { companyId: string; personId: string; note: string; ip: string },
): Promise<void> => {
  const entry = { auditId: newId(), personId, subject: note }
  return node.run(companyId, null, noteSignInChange, entry, networkPrefix(ip))
}
