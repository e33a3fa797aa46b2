import type { Services } from '../../server/services.ts'
import { deny, notFound } from '../../sync/engine.refusals.ts'
import type { ServedCompany } from '../../sync/server/served-companies.ts'
import { canUpdateCompany } from '../companies/companies.access.ts'

/** The company, for somebody who looks after its settings; ends the request of anybody else. */
export async function requireCompanyManager(
  { node }: Pick<Services, 'node'>,
  companyId: string,
  personId: string,
): Promise<ServedCompany> {
  const served = (await node.companyOf(companyId, personId)) ?? notFound()
  const actor = served.replica.actor(personId) ?? notFound()
  return canUpdateCompany(actor) ? served : deny()
}
